"""How calls are sent."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Options:
    """Of all calls of a client."""

    timeout: float
    """The seconds that each attempt may take."""
    retries: int
    """How often a call is sent again, where that may help."""

    def changed(self, timeout: float | None, retries: int | None) -> Options:
        """The same but for what is given."""
        return replace(
            self,
            timeout=self.timeout if timeout is None else timeout,
            retries=self.retries if retries is None else retries,
        )
