"""Holds Dilim's files of cards to Anki's own library (PyPI: anki; a client of the tests alone).

    python anki_check.py PROGRAM FOLDER [NOTES [REVIEWED]]

prints a line for each thing that was looked at and ends with 1 if one of them is wrong. PROGRAM is
dilim; FOLDER is empty and is left behind.
"""

import json
import os
import random
import subprocess
import sys
import time

from anki.collection import (
    Collection,
    CsvMetadata,
    DeckIdLimit,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
    ImportCsvRequest,
)

program, folder = sys.argv[1:3]
note_count = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
reviewed_count = int(sys.argv[4]) if len(sys.argv) > 4 else 1_000
failures = 0

NASTY = [
    "#x", "a\tb", '"q" r', "line<br>two", "İ ı", "I\u0307zmir", "a &amp; b &lt;i&gt;", "x;y,z|w",
]


def check(name, found, expected):
    global failures
    right = found == expected
    failures += not right
    print(f"{'ok  ' if right else 'FAIL'} {name}: {found}" + ("" if right else f", expected {expected}"))


def dilim(record, *arguments):
    environment = dict(os.environ, DILIM_CONTENT=f"{folder}/Content")
    for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
        environment[f"XDG_{name}_HOME"] = f"{folder}/{record}/{name.lower()}"
    run = subprocess.run(
        [program, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    return run.stdout.strip() + run.stderr.strip()


def collection(name):
    os.makedirs(f"{folder}/{name}")
    made = Collection(f"{folder}/{name}/collection.anki2")
    made.set_config("fsrs", True)
    return made


def take(col, path):
    log = col.import_anki_package(
        ImportAnkiPackageRequest(
            package_path=path,
            options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True),
        )
    ).log
    return len(log.new), len(log.duplicate), len(log.conflicting)


def take_text(col, path):
    metadata = col.get_csv_metadata(path=path, delimiter=None)
    log = col.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
    return len(log.new), len(log.updated) + len(log.duplicate), len(log.empty_first_field)


def notes(col):
    rows = col.db.all("select n.guid, n.flds, n.tags, c.did from notes n join cards c on c.nid = n.id group by n.id")
    return {guid: (fields, sorted(tags.split()), col.decks.name(deck)) for guid, fields, tags, deck in rows}


def source():
    """A collection as learners have them, with words that trip programs up."""
    col = collection("source")
    notetype = col.models.by_name("Basic")
    deck = col.decks.id("Türkçe::Sözcükler")
    col.media.write_data("ev.jpg", b"\xff\xd8jpg")
    col.media.write_data("ses.mp3", b"ID3mp3")
    for number in range(note_count):
        note = col.new_note(notetype)
        extra = f" {NASTY[number // 50 % len(NASTY)]}" if number % 50 == 0 else ""
        note["Front"] = f"#{number}" if number == 3 else f"{extra.strip()}sözcük{number}{extra}"
        note["Back"] = f"word {number}"
        if number == 7:
            note["Back"] += ' <img src="ev.jpg">[sound:ses.mp3]'
        note.tags = ["isim", "a1"] if number % 3 == 0 else []
        col.add_note(note, deck)
    numbers = random.Random(5)
    now = int(time.time())
    rows, used = [], set()
    for place, card in enumerate(col.find_cards("")[:reviewed_count]):
        moment = (now - 400 * 86400 + numbers.randrange(60 * 86400)) * 1000 + place
        last = 0
        for turn in range(numbers.randrange(1, 14)):
            if moment > now * 1000:
                break
            while moment in used:
                moment += 1
            used.add(moment)
            rating = numbers.choice([1, 2, 3, 3, 3, 4])
            wait = 600 if rating == 1 else numbers.randrange(1, 30) * 86400
            interval = -600 if wait == 600 else wait // 86400
            rows.append((moment, card, -1, rating, interval, last, 2500, 3000, 0 if turn == 0 else 1))
            last = interval
            moment += wait * 1000 + numbers.randrange(7200) * 1000
    col.db.executemany("insert into revlog values (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    for form in ["legacy", "latest"]:
        col.export_anki_package(
            out_path=f"{folder}/{form}.apkg",
            options=ExportAnkiPackageOptions(
                legacy=form == "legacy", with_scheduling=True, with_media=True
            ),
            limit=DeckIdLimit(deck),
        )
    col.export_note_csv(
        out_path=f"{folder}/source.txt", limit=DeckIdLimit(deck), with_html=True, with_tags=True,
        with_deck=True, with_notetype=True, with_guid=True,
    )
    return len(rows)


def states(record):
    found = {}
    for line in dilim(record, "export").split("\n"):
        value = json.loads(line)
        if value.get("type") == "card" and "state" in value:
            found[value["entry"]] = value
    return found


os.makedirs(f"{folder}/Content")
answer_count = source()
all_new = f"{note_count} added, 0 updated, 0 duplicate, 0 refused; {answer_count} answers"
all_known = f"0 added, 0 updated, {note_count} duplicate, 0 refused"

check("the older package into Dilim", dilim("one", "cards", "import", f"{folder}/legacy.apkg", "--quiet"), all_new)
check("again", dilim("one", "cards", "import", f"{folder}/legacy.apkg", "--quiet"), all_known)
check("the present package into Dilim", dilim("two", "cards", "import", f"{folder}/latest.apkg", "--quiet"), all_new)
check("its text, all known", dilim("two", "cards", "import", f"{folder}/source.txt", "--quiet"), all_known)
check("both packages say the same", states("one") == states("two"), True)

print(dilim("two", "cards", "export", f"{folder}/ours.apkg"))
print(dilim("two", "cards", "export", f"{folder}/ours.txt"))

col = collection("target")
check("our package into Anki: new, known, in conflict", take(col, f"{folder}/ours.apkg"), (note_count, 0, 0))
check("again", take(col, f"{folder}/ours.apkg"), (0, note_count, 0))
text, ok = col.fix_integrity()
check("Anki's check of its database", ok and "fixed" not in text.lower(), True)
check("answers", col.db.scalar("select count() from revlog"), answer_count)
check("media", sorted(os.listdir(col.media.dir())), ["ev.jpg", "ses.mp3"])
check("decks", {deck for _, _, deck in notes(col).values()}, {"Türkçe::Sözcükler"})
check("tagged notes", sum(bool(tags) for _, tags, _ in notes(col).values()), len(range(0, note_count, 3)))

ours = states("two")
worst, compared = 0.0, 0
rollover = 4 * 3600
day = (int(time.time()) + time.localtime().tm_gmtoff - rollover) // 86400
due = sum(1 for card in ours.values() if card.get("due_day", day) <= day)
for card in col.find_cards("-is:new"):
    guid = col.get_note(col.get_card(card).nid).guid
    parts = ours[f"anki:{guid}"]["state"].split()
    theirs = col.compute_memory_state(card)
    for mine, other in [(float(parts[4]), theirs.stability), (float(parts[5]), theirs.difficulty)]:
        worst = max(worst, abs(mine - other) / mine)
    compared += 1
check("cards whose memory Anki has computed anew from our history", compared, len(ours))
check(f"they agree within 1e-5 (worst {worst:.1e})", worst < 1e-5, True)
check("cards that are due", len(col.find_cards("is:due")), due)

by_package = notes(col)
fresh = collection("text")
take(fresh, f"{folder}/ours.apkg")
fresh.remove_notes(fresh.find_notes(""))
check("our text into Anki: new, known, empty", take_text(fresh, f"{folder}/ours.txt"), (note_count, 0, 0))
by_text = notes(fresh)


def plain(note):
    # In a text file a picture and a sound travel by their names.
    fields, tags, deck = note
    for sign in ['<img src="', '">', "[sound:", "]", "media/"]:
        fields = fields.replace(sign, "")
    return fields, tags, deck


differing = [guid for guid in by_package if plain(by_package[guid]) != plain(by_text.get(guid, ("", [], "")))]
for guid in differing[:3]:
    print("  ", by_package[guid], by_text.get(guid))
check("fields, tags and decks that differ between our text and our package", len(differing), 0)
sys.exit(1 if failures else 0)
