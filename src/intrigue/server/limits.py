"""What one guest and one address may ask for: all the numbers, and the buckets that they fill.

Work is counted in milliseconds of this server's time. Every route and every message has a price (`app.ROUTES`,
`websocket.PRICES`); what is known only afterwards, like opening a long game, is charged afterwards, and whoever owes
something waits until it is paid.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from intrigue.server.addresses import site
from intrigue.server.replay import Refused


class Limits(Struct, frozen=True):
    """How much of everything. An address may be a household, or a school: it gets more than a guest."""

    address_work: float = 250.0
    """Milliseconds of work that an address may ask for in a second."""
    guest_work: float = 150.0
    """The same for a guest."""
    at_once: float = 10.0
    """For how many seconds' work one may ask at once, after a pause as long."""
    address_connections: int = 120
    """Websockets that an address may have open; and apart from them, connections for requests."""
    guest_connections: int = 40
    """Websockets that a guest may have open."""
    request_seconds: float = 30.0
    """How long a request may take to arrive, and how long a connection may wait with its first one."""
    address_tables: int = 60
    """Tables that an address may open in an hour."""
    guest_tables: int = 50
    """Tables that a guest may open in a day and leave unfinished."""
    guest_bots: int = 150
    """Seats of bots at these."""
    guest_boxes: int = 500_000
    """Characters of box files that the tables of a guest may need."""
    reading_seconds: float = 10.0
    """How long it may take to read a box file or to replay a record that somebody brings."""
    readings: int = 8
    """How many of these may wait; one of each guest's, and a few of each address's."""
    record_answers: int = 12_000
    """The longest record that is taken: about twice the longest game that was ever played at random."""


UNLIMITED: Final = Limits(
    address_work=1e9,
    guest_work=1e9,
    address_connections=10**6,
    guest_connections=10**6,
    address_tables=10**9,
    guest_tables=10**9,
    guest_bots=10**9,
    guest_boxes=10**12,
)
"""For tests: nobody who plays as fast as they can is held up."""


OF_A_SITE: Final = 4
"""How many times as much as one household a whole site gets that has thousands of them (`addresses.site`)."""
ASKED_AT_ONCE: Final = 6
"""How many requests of one address are worked at: as many as a browser sends at the same time."""
OPENED_AT_ONCE: Final = 2
"""How many tables are opened at the same time for one address."""


class Bucket:
    """A number of things a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """May there be so much more now?"""
        if self.wait(amount) > 0:
            return False
        self.left -= amount
        return True

    def owe(self, amount: float) -> None:
        """It has been done already: what is not there is owed."""
        self.wait(0.0)
        self.left -= amount

    def wait(self, amount: float) -> float:
        """In how many seconds there will be so much, or as much as there ever is."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, min(amount, self.burst) - self.left) / self.rate


class Buckets:
    """A bucket for everybody who came lately."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def times(self, factor: float) -> Buckets:
        """Others, each so many times as large."""
        return Buckets(self.rate * factor, self.burst * factor, self.most)

    def of(self, who: str) -> Bucket:
        """Their bucket."""
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(who)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        """May they do one more thing now?"""
        return self.of(who).take()


class Turns:
    """How many things are under way, and whose they are."""

    def __init__(self) -> None:
        self._theirs: Counter[str] = Counter()

    def take(self, most: Mapping[str, int]) -> bool:
        """One more for all of these, if none of them has as many as that already."""
        if any(self._theirs[who] >= limit for who, limit in most.items()):
            return False
        self._theirs.update(most.keys())
        return True

    def give_back(self, whose: Iterable[str]) -> None:
        """It is over."""
        for who in whose:
            self._theirs[who] -= 1
            if not self._theirs[who]:
                del self._theirs[who]


def of_everybody(everybody: int, address: str, at_address: int, guest: str | None, of_guest: int) -> dict[str, int]:
    """The most that there may be in all, of an address, and of a guest if it is one."""
    most = {"": everybody, f"address {address}": at_address}
    return most if guest is None else {**most, f"guest {guest}": of_guest}


class Gates:
    """What is done for one address a few at a time; the next begins when one is done."""

    def __init__(self) -> None:
        self.asking = asyncio.Semaphore(ASKED_AT_ONCE)
        self.opening = asyncio.Semaphore(OPENED_AT_ONCE)


class Allowance:
    """What an address, and a guest if it is one, may still ask for."""

    def __init__(self, address: str, guest: str | None, buckets: Sequence[Bucket], gates: Gates) -> None:
        self.address = address
        self.guest = guest
        self._buckets = buckets
        self._gates = gates  # they stay as long as somebody holds them
        self.asking = gates.asking
        """Held while a request of this address is worked at."""
        self.opening = gates.opening
        """Held while a table is opened for this address."""

    def charge(self, price: float) -> None:
        """So much work is to be done; Refused, with the time to wait, if that is too much."""
        self.check(price)
        self.owe(price)

    def check(self, price: float = 0.0) -> None:
        """Refused, with the time to wait, if so much is too much, or something is owed."""
        wait = max(bucket.wait(price) for bucket in self._buckets)
        if wait > 0:
            raise Refused("too-often", f"that was too much at once; try again in {math.ceil(wait)} seconds", wait)

    def owe(self, price: float) -> None:
        """So much work has been done."""
        for bucket in self._buckets:
            bucket.owe(price)


class Allowances:
    """What everybody may ask for, and who is connected."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._addresses = Buckets(limits.address_work, limits.address_work * limits.at_once)
        self._guests = Buckets(limits.guest_work, limits.guest_work * limits.at_once)
        self._tables = Buckets(limits.address_tables / 3600, limits.address_tables)
        self._sites = self._addresses.times(OF_A_SITE)
        self._site_tables = self._tables.times(OF_A_SITE)
        self.room = 10**6
        """How many websockets there may be in all."""
        self._connections = Turns()
        self._gates: WeakValueDictionary[str, Gates] = WeakValueDictionary()

    def of(self, address: str, guest: str | None) -> Allowance:
        """What somebody at this address may ask for."""
        gates = self._gates.setdefault(address, Gates())
        buckets = [self._addresses.of(address)]
        if (around := site(address)) is not None:
            buckets.append(self._sites.of(around))
        if guest is not None:
            buckets.append(self._guests.of(guest))
        return Allowance(address, guest, buckets, gates)

    def open_table(self, address: str, tables: float = 1.0) -> None:
        """A table is to be opened from there that counts as so many; Refused if there were too many lately."""
        buckets = self._buckets_of_tables(address)
        wait = max(bucket.wait(tables) for bucket in buckets)
        if wait > 0:
            raise Refused("too-many-tables", "too many tables were opened from this address lately", wait)
        for bucket in buckets:
            bucket.owe(tables)

    def not_opened(self, address: str) -> None:
        """Somebody else was quicker to open that table."""
        for bucket in self._buckets_of_tables(address):
            bucket.owe(-1.0)

    def _buckets_of_tables(self, address: str) -> list[Bucket]:
        around = site(address)
        return [self._tables.of(address), *([] if around is None else [self._site_tables.of(around)])]

    @contextmanager
    def connected(self, address: str, guest: str | None) -> Iterator[None]:
        """Somebody is connected meanwhile; Refused if there are too many connections of theirs."""
        limits = self.limits
        most = of_everybody(self.room, address, limits.address_connections, guest, limits.guest_connections)
        if (around := site(address)) is not None:
            most[f"site {around}"] = OF_A_SITE * limits.address_connections
        if not self._connections.take(most):
            raise Refused("too-often", "there are too many connections from here")
        try:
            yield
        finally:
            self._connections.give_back(most)
