"""Times py-fsrs and fsrs-rs on the logs of dilim-bench.

usage: fsrs_peer.py review LOG | fit LOG | version
LOG has the columns card, day and rating; it is sorted by card and then by time. Standard output
gets lines of a name and a value, parted by a tab.
"""

import csv
import sys
import time
from datetime import datetime, timedelta, timezone
from importlib.metadata import version
from itertools import groupby


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = [(int(r["card"]), int(r["day"]), int(r["rating"])) for r in csv.DictReader(file)]
    return [[row[1:] for row in group] for _, group in groupby(rows, key=lambda row: row[0])]


def review(path):
    import fsrs

    scheduler = fsrs.Scheduler(enable_fuzzing=False)
    start = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
    logs = [
        [(start + timedelta(days=day), fsrs.Rating(rating)) for day, rating in log]
        for log in read(path)
    ]
    begin = time.thread_time()
    total = 0.0
    for number, log in enumerate(logs):
        card = fsrs.Card(card_id=number)
        for moment, rating in log:
            card, _ = scheduler.review_card(card, rating, moment)
        total += card.stability
    print(f"seconds\t{time.thread_time() - begin:.9f}")
    print(f"stabilities\t{total!r}")


def fit(path):
    import fsrs_rs_python as rs

    items, cards = [], []
    for number, log in enumerate(read(path)):
        reviews, last = [], None
        for day, rating in log:
            reviews.append(rs.FSRSReview(rating, 0 if last is None else day - last))
            # A prefix that ends on another day than the answer before is a prediction.
            if last is not None and day > last:
                items.append(rs.FSRSItem(list(reviews)))
                cards.append(number)
            last = day
    model = rs.FSRS(rs.DEFAULT_PARAMETERS)
    begin = time.perf_counter()
    parameters = model.compute_parameters(items, cards)
    print(f"seconds\t{time.perf_counter() - begin:.9f}")
    print("parameters\t" + ",".join(repr(p) for p in parameters))


if sys.argv[1] == "version":
    print(f"py-fsrs\t{version('fsrs')}")
    print(f"fsrs-rs-python\t{version('fsrs-rs-python')}")
else:
    {"review": review, "fit": fit}[sys.argv[1]](sys.argv[2])
