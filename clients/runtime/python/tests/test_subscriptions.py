"""Where subscriptions resume."""

from rootgate_runtime.socket.position import HeadPosition, LogPosition

HEADER = {"hash": "0xb", "parentHash": "0xa"}
LOG = {"blockHash": "0xb", "logIndex": "0x3", "removed": False}
FOURTH = {"blockHash": "0xb", "logIndex": "0x4"}


def test_after_the_last_header() -> None:
    position = HeadPosition(None)
    position.on_event(HEADER)
    assert position.point == "0xb"


def test_with_the_log_after_the_last() -> None:
    position = LogPosition("0xa")
    position.on_event(LOG)
    assert position.point == FOURTH


def test_with_the_log_that_was_removed_last() -> None:
    position = LogPosition("0xa")
    position.on_event({**LOG, "removed": True})
    assert position.point == {"blockHash": "0xb", "logIndex": "0x3"}


def test_below_the_newest_block_whose_logs_are_still_to_come() -> None:
    position = LogPosition(None)
    position.on_head(HEADER)
    assert position.point == "0xa"


def test_a_header_among_the_logs_of_its_block_repeats_none_of_them() -> None:
    for position in (LogPosition({"blockHash": "0xb", "logIndex": "0x3"}), LogPosition(None)):
        position.on_event(LOG)
        position.on_head(HEADER)
        assert position.point == FOURTH
