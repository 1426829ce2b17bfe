"""English is spelt the British way wherever a person reads it: documents, messages, docstrings and comments."""

import ast
import io
import re
import subprocess
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Code keeps the words of its trade, `color` in a style and `normalize` in Python: it is not looked at.
AMERICAN = re.compile(
    r"""\b(?:
    (?:col|neighb|behavi|fav|hon|harb|lab|rum|flav)or(?:s|ed|ing|ite|ites|able|hoods?)?
    | centers? | centered | gray | catalogs?
    | (?:cancel|travel|label|model)(?:ed|ing|er) | fulfill(?:s|ment)? | defense | offense | judgments?
    | artifacts? | skeptic\w*
    | \w{3,}[iy]z(?:e|es|ed|ing|er|ers|ation|ations)
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)
BRITISH_TOO = re.compile(r"(?:re|over|out|down)?siz\w+|priz\w+|seiz\w+", re.IGNORECASE)
CODE = re.compile(r"```.*?```|`[^`\n]*`|https?://\S+|\]\([^)]*\)|\{[^}]*\}|<[^>]*>", re.DOTALL)
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w'\"`])//[^\n]*|<!--.*?-->", re.DOTALL)


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split() if (path := ROOT / name).is_file()]


def python_prose(source: str) -> str:
    comments = [t.string for t in tokenize.generate_tokens(io.StringIO(source).readline) if t.type == tokenize.COMMENT]
    nodes = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Module | ast.ClassDef | ast.FunctionDef)]
    return "\n".join([*comments, *(ast.get_docstring(node) or "" for node in nodes)])


def prose(path: Path) -> str:
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return python_prose(text)
    if path.suffix in (".ts", ".svelte", ".css"):
        return "\n".join(SCRIPT_COMMENT.findall(text))
    if path.suffix == ".ftl":
        return re.sub(r"^[\w-]+ =|^\s*\*?\[[^\]]*\]", "", text, flags=re.MULTILINE)
    return text


def american(text: str) -> list[str]:
    found = {match[0] for match in AMERICAN.finditer(CODE.sub(" ", text))}
    return sorted(word for word in found if not BRITISH_TOO.fullmatch(word))


def test_the_check_tells_the_two_apart() -> None:
    assert american("The color of a neighbor, recognized; `color` is code.") == ["color", "neighbor", "recognized"]
    assert american("The colour of a neighbour, recognised; the size of a prize seized.") == []


def test_english_is_british() -> None:
    english = tracked("*.py", "web/src/*.ts", "web/src/*.svelte", "web/tests/*.ts", "src/carson/words/locales/en/*.ftl")
    written = [path for path in tracked("*.md") if not re.search(r"rules/(?:nl|fr|it|de)/", path.as_posix())]
    wrong = {str(path.relative_to(ROOT)): found for path in [*english, *written] if (found := american(prose(path)))}
    assert wrong == {}
