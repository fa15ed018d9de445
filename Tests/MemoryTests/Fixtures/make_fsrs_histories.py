#!/usr/bin/env python3
"""Writes fsrs-histories.json: histories of reviews with the results of py-fsrs.

    pip install fsrs==6.3.2 && python3 make_fsrs_histories.py > fsrs-histories.json

py-fsrs is MIT-licensed; the numbers are free to use (CC0). A review is rating, time (Unix
seconds), retrievability before, stability after, difficulty after, state after (1 learning,
2 review, 3 relearning), step after (-1 for none), due after. A switch [k, c] says that from
review k on configuration c holds. A probe is days after the last review and retrievability.
"""

import json
import random
from datetime import datetime, timedelta, timezone

import fsrs
from fsrs.scheduler import (
    DEFAULT_PARAMETERS,
    LOWER_BOUNDS_PARAMETERS,
    UPPER_BOUNDS_PARAMETERS,
)

numbers = random.Random(2611)
START = datetime(2026, 1, 5, 8, 0, tzinfo=timezone.utc)


def config(name, w=DEFAULT_PARAMETERS, retention=0.9, steps=(60, 600), again=(600,), longest=36500):
    return {
        "name": name, "w": list(w), "desired_retention": retention,
        "learning_steps_s": list(steps), "relearning_steps_s": list(again),
        "maximum_interval_d": longest,
    }


def near(spread):
    return [
        round(min(max(w * numbers.uniform(1 - spread, 1 + spread), low), high), 4)
        for w, low, high in zip(DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)
    ]


HALVES = [0.5, 1.5, 2.5, 3.5] + list(DEFAULT_PARAMETERS[4:])
CONFIGS = [
    config("default"),
    config("no steps", steps=(), again=()),
    config("one step", steps=(600,), again=(600, 1200)),
    config("steps of days", steps=(60, 600, 86400), again=(600, 86400, 259200), longest=365),
    config("retention 0.8", retention=0.8),
    config("retention 0.97, at most 180 days", retention=0.97, longest=180),
    config("exact halves", w=HALVES, steps=(), again=()),
    config("lower bounds", w=LOWER_BOUNDS_PARAMETERS),
    config("upper bounds", w=UPPER_BOUNDS_PARAMETERS),
    config("near 1", w=near(0.4), retention=0.85),
    config("near 2", w=near(0.4), retention=0.95),
    config("near 3", w=near(0.8)),
]
DAY = 86400
KINDS = {
    "on time": lambda wait: wait,
    "early": lambda wait: wait * numbers.uniform(0.1, 0.9),
    "late": lambda wait: wait * numbers.uniform(1.1, 4),
    "same day": lambda wait: numbers.choice([0, 60, 4000, 20000]),
    "at the edge of a day": lambda wait: numbers.choice([DAY - 1, DAY, DAY + 1, 2 * DAY - 1]),
    "clock set back": lambda wait: numbers.choice([wait, -3600, -3 * DAY]),
    "long gap": lambda wait: numbers.choice([wait, 900 * DAY, 8000 * DAY]),
}
RATINGS = [[1, 2, 3, 4], [3], [4], [2], [1], [3, 3, 3, 1], [3, 3, 4]]


def scheduler(c):
    return fsrs.Scheduler(
        c["w"], c["desired_retention"], [timedelta(seconds=s) for s in c["learning_steps_s"]],
        [timedelta(seconds=s) for s in c["relearning_steps_s"]], c["maximum_interval_d"], False,
    )


def history(index):
    chosen = index % len(CONFIGS)
    kind = list(KINDS)[index % len(KINDS)]
    switch = [numbers.randint(1, 6), numbers.randrange(len(CONFIGS))] if index % 4 == 3 else None
    ratings = RATINGS[index // 3 % len(RATINGS)]
    current, card, time, rows = scheduler(CONFIGS[chosen]), fsrs.Card(card_id=1), START, []
    for k in range(numbers.randint(4, 16)):
        if switch and k == switch[0]:
            current = scheduler(CONFIGS[switch[1]])
        rating = numbers.choice(ratings)
        before = current.get_card_retrievability(card, time)
        card, _ = current.review_card(card, fsrs.Rating(rating), time)
        step = -1 if card.step is None else card.step
        due = int(card.due.timestamp())
        rows.append([rating, int(time.timestamp()), before, card.stability, card.difficulty,
                     int(card.state), step, due])
        wait = due - rows[-1][1]
        time += timedelta(seconds=int(min(KINDS[kind](wait), 9000 * DAY)))
        if time.year > 2400:
            break
    probes = [[d, current.get_card_retrievability(card, card.last_review + timedelta(days=d))]
              for d in (0, 1, 30, 1000)]
    return {"id": index, "config": chosen, "kind": kind, "switch": switch, "reviews": rows,
            "probes": probes}


print('{"format": "fsrs-vectors/1", "generator": "py-fsrs 6.3.2", "license": "CC0-1.0",')
print('"configs": [')
print(",\n".join(json.dumps(c) for c in CONFIGS))
print('],\n"histories": [')
print(",\n".join(json.dumps(history(i)) for i in range(60)))
print("]}")
