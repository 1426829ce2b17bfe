"""Layers inside a package: lists from the bottom up, in which the longer of two names that fit a module counts."""

from collections.abc import Callable, Mapping, Sequence

from project.imports import graph


class Layers:
    """`layers` are modules and folders by their names inside `package`; `home` may place a module elsewhere."""

    def __init__(self, package: str, layers: Sequence[str], home: Callable[[str], str] = str) -> None:
        self._package = package
        self._home = home
        self.heights: Mapping[str, int] = {
            f"{package}.{name}": at for at, layer in enumerate(layers) for name in layer.split()
        }

    def of(self, module: str) -> int | None:
        module = self._home(module)
        while module not in self.heights and "." in module:
            module = module.rpartition(".")[0]
        return self.heights.get(module)

    def unplaced(self) -> tuple[list[str], set[str]]:
        """Modules without a layer, and names in layers without a module."""
        found = [module for module in graph(self._package) if module != self._package]
        empty = {name for name in self.heights if not any(f"{module}.".startswith(f"{name}.") for module in found)}
        return [module for module in found if self.of(module) is None], empty

    def upward(self) -> list[str]:
        """The imports that point up, lazy ones included."""
        return [
            f"{module} -> {other}"
            for module, others in graph(self._package, for_types=False).items()
            for other in others
            if self._package not in (module, other) and (self.of(module) or 0) < (self.of(other) or 0)
        ]
