"""Times RapidFuzz on the pairs of dilim-bench and writes its distances.

usage: rapidfuzz_peer.py PAIRS DISTANCES
PAIRS has one pair a line: reference, answer, and both normalised, parted by tabs. DISTANCES gets
the distances of the normalised pairs as 32-bit integers. Standard output gets one line a
measurement: its name and the seconds of processor time.
"""

import sys
import time

import numpy
import rapidfuzz
from rapidfuzz import process, utils
from rapidfuzz.distance import Levenshtein


def timed(name, work):
    start = time.thread_time()
    result = work()
    print(f"{name}\t{time.thread_time() - start:.9f}")
    return result


def cpdist(queries, choices, **options):
    return process.cpdist(queries, choices, scorer=Levenshtein.distance, workers=1, **options)


def main():
    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    references, answers, plain_references, plain_answers = map(list, zip(*rows))

    distances = timed("cpdist", lambda: cpdist(plain_references, plain_answers))
    timed(
        "cpdist_default_process",
        lambda: cpdist(references, answers, processor=utils.default_process),
    )
    timed(
        "cdist",
        lambda: process.cdist(
            plain_references[:200], plain_answers[:1000], scorer=Levenshtein.distance, workers=1
        ),
    )
    numpy.asarray(distances).astype("<i4").tofile(sys.argv[2])
    print(f"version\t{rapidfuzz.__version__}")


main()
