"""Times dilim's cards beside Anki's own library (PyPI: anki), in turn.

usage: anki_peer.py PROGRAM FOLDER [NOTES ...]

Dilim is timed as a whole process that ends with everything on the disk; Anki is timed in the calls
alone, its own start left out. What a process takes that does nothing is told, too, and for opening
the ratio without it. Both have one card of each note. FOLDER is empty.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import time

ROUNDS = 5
program, folder = sys.argv[1:3]
sizes = [int(size) for size in sys.argv[3:]] or [10_000, 100_000]
environment = dict(os.environ, DILIM_CONTENT=f"{folder}/Content")
for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
    environment[f"XDG_{name}_HOME"] = f"{folder}/{name}"
os.makedirs(f"{folder}/Content")


def dilim(*arguments, lines=""):
    """Seconds of a whole process."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [program, *arguments], env=environment, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    _, errors = process.communicate(lines)
    seconds = time.perf_counter() - start
    if process.returncode:
        sys.exit(f"dilim {' '.join(arguments)}: {errors}")
    return seconds


def timed(action):
    start = time.perf_counter()
    result = action()
    return time.perf_counter() - start, result


def row(name, ours, theirs):
    ratios = sorted(one / other for one, other in zip(ours, theirs))
    print(
        f"{name:<44} dilim {statistics.median(ours) * 1000:8.1f} ms   "
        f"Anki {statistics.median(theirs) * 1000:8.1f} ms   ratio {statistics.median(ratios):.2f}"
        f" ({ratios[0]:.2f}-{ratios[-1]:.2f})"
    )


def notes(size):
    path = f"{folder}/{size}.txt"
    with open(path, "w", encoding="utf-8") as file:
        file.write("#separator:tab\n#html:false\n#deck:Big\n")
        file.writelines(f"sözcük{number}\tword {number}\n" for number in range(size))
    return path


# A child's peak counts from what its parent had, so it is measured while Python is small.
dilim("decks", "new", "Big", "kinds=recognise")
dilim("cards", "import", notes(sizes[-1]), "--quiet")
dilim("review", "Big")
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
from anki.collection import (  # noqa: E402
    Collection,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
    ImportCsvRequest,
)

# From here a process starts as slowly as it does below, where Python is large.
empty = statistics.median(dilim("--version") for _ in range(ROUNDS * 4))
print(f"{'a process that does nothing':<44} dilim {empty * 1000:8.1f} ms")

for size in sizes:
    path = notes(size)
    ours, theirs, again, known = [], [], [], []
    for _ in range(ROUNDS if size <= 10_000 else 3):
        shutil.rmtree(f"{folder}/DATA", ignore_errors=True)
        shutil.rmtree(f"{folder}/collection", ignore_errors=True)
        os.makedirs(f"{folder}/collection")
        # Both collections are there before the clock starts.
        col = Collection(f"{folder}/collection/collection.anki2")
        dilim("decks", "new", "Big", "kinds=recognise")

        def take():
            metadata = col.get_csv_metadata(path=path, delimiter=None)
            return col.import_csv(ImportCsvRequest(path=path, metadata=metadata))

        ours.append(dilim("cards", "import", path, "--quiet"))
        seconds, answer = timed(take)
        theirs.append(seconds)
        if len(answer.log.new) != size:
            sys.exit(f"Anki took {len(answer.log.new)} of {size} notes")
        again.append(dilim("cards", "import", path, "--quiet"))
        known.append(timed(take)[0])
        col.close()
    row(f"import {size:,} notes of text", ours, theirs)
    row("the same file again", again, known)


def limits(col, count):
    """As many new cards and reviews in a day for both."""
    dilim("decks", "set", "Big", "kinds=recognise", f"new={count}", f"reviews={count}", "--yes")
    deck = col.decks.id_for_name("Big")
    col.decks.set_current(deck)
    options = col.decks.config_dict_for_deck_id(deck)
    options["new"]["perDay"] = options["rev"]["perDay"] = count
    col.decks.update_config(options)


def opening(name, answers):
    """Both open the same cards; then each answers so many, getting the next each time."""
    ours, theirs, next_ours, next_theirs = [], [], [], []
    for _ in range(ROUNDS):

        def queue():
            col = start()
            return col, col.sched.get_queued_cards(fetch_limit=1)

        def answer():
            card = col.sched.get_queued_cards(fetch_limit=1).cards[0]
            states = col._backend.get_scheduling_states(card.card.id)
            shown = col.get_card(card.card.id)
            shown.start_timer()
            col.sched.answer_card(col.sched.build_answer(card=shown, states=states, rating=2))
            return col.sched.get_queued_cards(fetch_limit=1)

        seconds, (col, _) = timed(queue)
        theirs.append(seconds)
        if answers:
            next_theirs.append(sum(timed(answer)[0] for _ in range(answers)) / answers)
        col.close()
        opened = dilim("review", "Big")
        ours.append(opened)
        if not answers:
            continue
        answered = dilim("review", "Big", lines="\n3\n" * answers)
        next_ours.append(max(0.0, answered - opened) / answers)
    row(f"open {name}", ours, theirs)
    row("  without the start of a process", [max(0.0, one - empty) for one in ours], theirs)
    if answers:
        row("answer and get the next card", next_ours, next_theirs)


def grow_old(col):
    """Lets three of five cards be known, some of them due: answered once, as easy."""
    ids = col.db.list("select id from cards order by id")
    now, rows, log = int(time.time()), [], []
    for index, card in enumerate(ids[: len(ids) * 60_227 // 100_000]):
        days = 10 if index < len(ids) * 11_517 // 100_000 else 3
        time_ms = (now - days * 86_400) * 1000 + index
        data = f'{{"s":8.2956,"d":1.0,"dr":0.9,"lrt":{time_ms // 1000}}}'
        rows.append((col.sched.today - days + 8, data, card))
        log.append((time_ms, card))
    col.db.executemany(
        "update cards set type = 2, queue = 2, ivl = 8, reps = 1, due = ?, data = ? where id = ?", rows
    )
    col.db.executemany("insert into revlog values (?, ?, -1, 4, 8, 0, 0, 2000, 0)", log)


def start():
    return Collection(f"{folder}/collection/collection.anki2")


def package():
    """Both take in the collection that has grown old, as a package with its log."""
    col = start()
    grow_old(col)
    path = f"{folder}/old.apkg"
    col.export_anki_package(
        out_path=path,
        options=ExportAnkiPackageOptions(with_scheduling=True, legacy=True),
        limit=None,
    )
    col.close()
    shutil.rmtree(f"{folder}/DATA")
    shutil.rmtree(f"{folder}/collection")
    os.makedirs(f"{folder}/collection")
    col = start()
    col.set_config("fsrs", True)
    dilim("decks", "new", "Big", "kinds=recognise")
    ours = dilim("cards", "import", path, "--quiet")
    options = ImportAnkiPackageOptions(with_scheduling=True)
    request = ImportAnkiPackageRequest(package_path=path, options=options)
    theirs, _ = timed(lambda: col.import_anki_package(request))
    row(f"import the package of these {sizes[-1]:,}", [ours], [theirs])
    return col


for count, answers in [(20, 0), (9_999, 50)]:
    col = start()
    limits(col, count)
    col.close()
    opening(f"{sizes[-1]:,} new notes, {count:,} a day", answers)
col = package()
limits(col, 9_999)
due = len(col.find_cards("is:due"))
col.close()
opening(f"{sizes[-1]:,} notes, {due:,} due, 9,999 a day", 50)
own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(f"peak of memory: dilim {peak / 1024:.0f} MB, Anki {own / 1024:.0f} MB, ratio {peak / own:.2f}")
