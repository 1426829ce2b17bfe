"""The settings for mail."""

from email.headerregistry import Address

import pytest

from carson.server.mail_settings import Smtp
from carson.server.settings import SettingsError, from_environment

URL = "smtp+starttls://me:secret@mail.example.org:587"


def test_the_environment_names_the_mail_server_and_the_sender() -> None:
    found = from_environment({"CARSON_SMTP_URL": URL, "CARSON_MAIL_FROM": "Carson City <carson@example.org>"})
    assert found.smtp == Smtp("smtp+starttls", "mail.example.org", 587, "me", "secret")
    assert found.mail_from == Address("Carson City", "carson", "example.org")
    assert "secret" not in repr(found)
    assert from_environment({}).smtp is None


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"CARSON_SMTP_URL": "mail:secret@example.org", "CARSON_MAIL_FROM": "a@example.org"}, "settings-smtp"),
        ({"CARSON_MAIL_FROM": "a@example.org"}, "settings-smtp"),
        ({"CARSON_SMTP_URL": URL}, "settings-mail-from"),
        ({"CARSON_SMTP_URL": URL, "CARSON_MAIL_FROM": "nobody"}, "settings-mail-from"),
    ],
)
def test_half_a_setting_is_refused_without_repeating_a_password(environ: dict[str, str], code: str) -> None:
    with pytest.raises(SettingsError) as caught:
        from_environment(environ)
    assert caught.value.code == code
    assert caught.value.details["name"].startswith("CARSON_")
    assert "secret" not in str(caught.value.details)
