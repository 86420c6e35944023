"""What `oakveil serve` tells of where it is."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from oakveil.server.serve import name_of


@pytest.mark.parametrize(
    ("host", "name"),
    [("127.0.0.1", "localhost"), ("::1", "localhost"), ("192.0.2.7", "192.0.2.7"), ("fe80::1", "[fe80::1]")],
)
def test_a_host_is_told_as_a_browser_calls_it(host: str, name: str) -> None:
    assert name_of(host) == name


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_for_all_addresses_one_is_told_by_which_friends_can_come(host: str) -> None:
    name = name_of(host)
    assert name == "localhost" or not ip_address(name).is_unspecified
