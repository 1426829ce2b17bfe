"""The pages of the browser client. Whatever needs a list of them has it from here: the server's addresses and previews,
and (`make types`) the client's own list, web/src/pageList.ts.
"""

from typing import Final

from msgspec import Struct


class Page(Struct, frozen=True):
    """A page, which web/src/pages/COMPONENT.svelte draws. All start from the same file, which reads the address."""

    component: str
    address: str
    further: tuple[str, ...] = ()  # addresses that begin with the same part
    title: str = ""  # messages: its name, and what it is about
    about: str = "web-intro"
    in_head: bool = False  # every page has a link to it

    @property
    def name(self) -> str:
        """The first part of its addresses."""
        return self.address.split("/")[1]


TABLE: Final = Page("TablePage", "/table/{table_id}")
HOME: Final = Page("Home", "/")
PAGES: Final = (
    HOME,
    Page("SetUp", "/new", title="web-new-table", about="web-about-new", in_head=True),
    Page("Mine", "/mine", title="web-my-tables", about="web-pages-about-mine", in_head=True),
    Page("Watch", "/watch", title="web-pages-watch", about="web-pages-about-watch", in_head=True),
    Page("Learn", "/learn", ("/learn/{lesson}",), "web-learn", "web-pages-about-learn", in_head=True),
    Page("Rules", "/rules", ("/rules/{number}",), "web-rules", "web-pages-about-rules", in_head=True),
    Page("Pad", "/pad", ("/pad/{game}",), "web-pages-pad", "web-pages-about-pad", in_head=True),
    Page("Statistics", "/statistics", title="web-statistics", about="web-statistics-about"),
    Page("Account", "/account", title="web-pages-account"),
    Page("Hosts", "/hosts", title="web-hosts", about="web-hosts-intro"),
    Page("Status", "/status", title="web-health", about="web-health-about"),
    Page("Admin", "/admin", ("/admin/{section}", "/admin/people/{handle}"), "web-admin"),
    Page("Design", "/design"),
    Page("Enter", "/enter"),
    TABLE,
    Page("Replay", "/replay/{table_id}", ("/replay/{table_id}/{move}",), "web-pages-replay", "server-preview-replay"),
    Page("Review", "/review/{table_id}", title="web-review", about="web-review-about"),
)
NOWHERE: Final = Page("NotFound", "/{path:path}")
