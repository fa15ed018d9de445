"""Holds the cards that Dilim makes of Anki's note types to what Anki itself shows of them.

    python anki_templates.py PROGRAM FOLDER

builds a collection with note types that are hard to read, gives every card an answer, takes the
collection into Dilim in both forms of package, and compares each card: its question, its answer, its
direction, its history. Prints a line for each thing that was looked at and ends with 1 if one of
them is wrong. PROGRAM is dilim; FOLDER is empty and is left behind.
"""

import collections
import json
import os
import re
import subprocess
import sys
import time

from anki.collection import (
    Collection,
    DeckIdLimit,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
)

program, folder = sys.argv[1:3]
failures = 0


def check(name, found, expected):
    global failures
    right = found == expected
    failures += not right
    print(f"{'ok  ' if right else 'FAIL'} {name}: {found}" + ("" if right else f", expected {expected}"))


def dilim(record, *arguments):
    environment = dict(os.environ, DILIM_CONTENT=f"{folder}/Content")
    for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
        environment[f"XDG_{name}_HOME"] = f"{folder}/{record}/{name.lower()}"
    return subprocess.run(
        [program, *arguments], env=environment, capture_output=True, text=True, check=False
    )


def lines(run):
    return [json.loads(line) for line in run.stdout.splitlines()]


FRONT = "{{FrontSide}}<hr id=answer>"

# Words with what they mean in English and German, an example, and what it means.
WORDS = [
    ("ve", "and", "und", "Sen ve ben.", "You and I."),
    ("ev", "house", "das Haus", "Evdeyim.", "I am at home."),
    ("güzel", "beautiful", "schön", "Çok güzel.", "Very beautiful."),
    ("gelmek", "to come", "kommen", "Yarın geliyorum.", "I am coming tomorrow."),
    ("kitap", "book", "das Buch", "Kitabı okudum.", "I read the book."),
    ("su", "water", "das Wasser", "Su iç.", "Drink water."),
    ("öğretmen", "teacher", "der Lehrer", "Öğretmen geldi.", "The teacher came."),
    ("at", "horse", "das Pferd", "At koşuyor.", "The horse runs."),
    ("çünkü", "because", "weil", "Çünkü hastayım.", "Because I am ill."),
    ("pencere", "window", "das Fenster", "Pencereyi aç.", "Open the window."),
]

# Note types: fields, templates, which of the templates show Turkish, and which type it; and their
# notes.
TYPES = {
    "Frequency": (
        ["Number", "Word", "Translation", "Example", "Example translation"],
        [
            (
                "{{Word}}",
                "{{FrontSide}}<hr id=answer>{{Translation}}<br><i>{{Example}}</i><br>"
                "{{Example translation}}",
            )
        ],
        ["recognise"],
        [[str(place), tr, en, ex, et] for place, (tr, en, de, ex, et) in enumerate(WORDS, 1)],
    ),
    "Optional": (
        ["Front", "Back", "Add Reverse"],
        [
            ("{{Front}}", FRONT + "{{Back}}"),
            ("{{#Add Reverse}}{{Back}}{{/Add Reverse}}", FRONT + "{{Front}}"),
        ],
        ["recognise", "recall"],
        [[tr, en, "y" if place % 4 == 0 else ""] for place, (tr, en, *_) in enumerate(WORDS)],
    ),
    "Deutsch-Türkisch": (
        ["Deutsch", "Türkisch", "English"],
        [
            ("{{English}}", FRONT + "{{Türkisch}}"),
            ("{{Türkisch}}", FRONT + "{{Deutsch}}"),
            ("{{Deutsch}}", FRONT + "{{Türkisch}}"),
        ],
        ["recall", "recognise", "recall"],
        [[de, tr, en] for tr, en, de, *_ in WORDS],
    ),
    "Typed": (
        ["Meaning", "Answer", "Clue", "Sentence", "Sentence meaning"],
        [
            (
                "{{#Meaning}}<div>{{Meaning}}</div>{{#Clue}}{{hint:Clue}}"
                "{{^Sentence}}<i>no sentence</i>{{/Sentence}}{{/Clue}}{{/Meaning}}\n"
                "{{type:Answer}}",
                "{{FrontSide}}\n\n<hr id=answer>\n\n{{type:Answer}}"
                "{{#Sentence}}<p>{{Sentence}}</p>{{#Sentence meaning}}"
                "<p>{{Sentence meaning}}</p>{{/Sentence meaning}}{{/Sentence}}",
            ),
            ("{{Answer}}", FRONT + "{{Meaning}}"),
        ],
        ["type", "recognise"],
        [
            [en, tr, tr[0] + "…" if place % 2 else "", ex if place % 3 else "", et]
            for place, (tr, en, de, ex, et) in enumerate(WORDS)
        ],
    ),
    "Rich": (
        ["Expression", "Meaning", "Table", "Audio", "Picture"],
        [
            (
                "<style>.x{color:red}</style><!-- > {{Meaning}} -->"
                "<div class=deck>{{Subdeck}} · {{Card}}</div>{{furigana:Expression}} {{Audio}}",
                "{{FrontSide}}<hr id='answer'>{{text:Meaning}}<ul><li>{{Type}}</li>"
                "{{#Tags}}<li>{{Tags}}</li>{{/Tags}}</ul>{{Table}}{{Picture}}{{tts tr_TR:Expression}}",
            )
        ],
        ["recognise"],
        [
            [
                f"<b>{tr[0]}</b>{tr[1:]}[{tr}]",
                f"{en} &amp; <i>more</i>&nbsp;&ccedil;",
                "<table><tr><td>ben</td><td>im</td></tr><tr><td>sen</td><td>in</td></tr></table>"
                "<!-- a > b --><script>1 < 2</script>" if place % 2 else "",
                f"[sound:{place}.mp3]",
                f'<img src="{place}.jpg">',
            ]
            for place, (tr, en, *_) in enumerate(WORDS)
        ],
    ),
}


def notetype(col, name, fields, templates):
    made = col.models.new(name)
    for field in fields:
        col.models.add_field(made, col.models.new_field(field))
    for place, (front, back) in enumerate(templates):
        template = col.models.new_template(f"Card {place + 1}")
        template["qfmt"], template["afmt"] = front, back
        col.models.add_template(made, template)
    col.models.add_dict(made)
    return col.models.by_name(name)


def source():
    """The collection, with an answer to each card at a time of its own."""
    os.makedirs(f"{folder}/source")
    col = Collection(f"{folder}/source/collection.anki2")
    col.set_config("fsrs", True)
    for place in range(len(WORDS)):
        col.media.write_data(f"{place}.jpg", f"jpg {place}".encode())
        col.media.write_data(f"{place}.mp3", f"mp3 {place}".encode())
    for name, (fields, templates, _, rows) in TYPES.items():
        made = notetype(col, name, fields, templates)
        deck = col.decks.id(f"Hard::{name}")
        for place, row in enumerate(rows):
            note = col.new_note(made)
            note.fields = row
            note.tags = ["isim", "a1"] if place % 2 else []
            col.add_note(note, deck)
    moment = (int(time.time()) - 90 * 86400) * 1000
    rows = [
        (moment + place * 60_000, card, -1, 3, 1, 0, 2500, 3000, 1)
        for place, card in enumerate(col.find_cards("deck:Hard::*"))
    ]
    col.db.executemany("insert into revlog values (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    for name in TYPES:
        for form in ["legacy", "latest"]:
            col.export_anki_package(
                out_path=f"{folder}/{name}-{form}.apkg",
                options=ExportAnkiPackageOptions(
                    legacy=form == "legacy", with_scheduling=True, with_media=True
                ),
                limit=DeckIdLimit(col.decks.id(f"Hard::{name}")),
            )
    return col, {card: moment for moment, card, *_ in rows}


BLOCKS = re.compile(r"</?(?:br|div|p|hr|li|ul|ol|tr|td|th|table)\b[^>]*>", re.I)
HINT = re.compile(r"<a class=hint.*?</a>\s*<div[^>]*>.*?</div>", re.S)
TYPED = re.compile(r"\[\[type:(?:nc:)?(.*?)\]\]")


def visible(col, note, html, typed):
    """The words that Anki's page shows; what is typed shows on the answer alone."""
    html = re.sub(r"<style>.*?</style>|<script>.*?</script>|<!--.*?-->", "", html, flags=re.S)
    html = HINT.sub(" ", html)
    html = TYPED.sub(lambda found: f" {note[found[1]]} " if typed else " ", html)
    html = re.sub(r"\[anki:play:.:\d+\]", "", html)
    html = re.sub(r"<rt>(.*?)</rt>", r" (\1) ", html)
    text = col._backend.strip_html(text=BLOCKS.sub(" ", html), mode=0)
    return text.split()


def shown(col, card):
    """What Anki asks, and what it shows after the line of the answer."""
    note = card.note()
    question = visible(col, note, card.question(), typed=False)
    back = re.split(r"<hr id='?answer'?>", card.answer())[-1]
    return question, visible(col, note, back, typed=True)


def ours(record):
    """Our cards by the lasting names of their notes: kind, id of the entry, question, answer, rest."""
    found = collections.defaultdict(list)
    for entry in lines(dilim(record, "cards", "list", "--json")):
        guid = entry["id"].removeprefix("anki:").split(" ")[0]
        rest = f"{entry.get('example', '')} {entry.get('translation', '')}".split()
        for card in entry["cards"]:
            sides = [entry["word"].split(), entry["meaning"].split()]
            question, answer = sides if card["kind"] == "recognise" else reversed(sides)
            found[guid].append((card["kind"], entry["id"], question, answer, rest))
    return found


def compare(col, moments, name, record):
    kinds = TYPES[name][2]
    # An entry says a side once: what a template adds to a question is in the answer of the
    # reverse too.
    fronts = " ".join(front for front, _ in TYPES[name][1])
    added = collections.Counter(re.sub(r"<.*?>|{{.*?}}", " ", fronts).split())
    mine = ours(record)
    answers = {
        line["time"]: (line["kind"], line["entry"])
        for line in lines(dilim(record, "export"))
        if line.get("type") == "review"
    }
    cards = [col.get_card(card) for card in col.find_cards(f'note:"{name}"')]
    differing = []
    for card in cards:
        guid = card.note().guid
        question, answer = shown(col, card)
        for found in mine[guid]:
            kind, entry, asked, main, rest = found
            missing = collections.Counter(answer) - collections.Counter(main + rest)
            excess = collections.Counter(main) - collections.Counter(answer) - added
            if (
                (kind, asked) == (kinds[card.ord], question)
                and answers.get(moments[card.id]) == (kind, entry)
                and not missing and not excess
            ):
                mine[guid].remove(found)
                break
        else:
            differing.append((guid, card.ord, question, answer, mine[guid]))
    for difference in differing[:3]:
        print(*difference, sep="\n      ")
    check(f"{record}: cards that differ, of {len(cards)}", len(differing), 0)
    check(f"{record}: cards that Anki does not have", sum(map(len, mine.values())), 0)


def round_trip(col, name):
    """Our package in an empty collection: as many cards, also when its notes are saved again."""
    record = f"{name}-legacy"
    dilim(record, "cards", "export", f"{folder}/{name}-ours.apkg")
    os.makedirs(f"{folder}/{name}-target")
    target = Collection(f"{folder}/{name}-target/collection.anki2")
    target.import_anki_package(
        ImportAnkiPackageRequest(
            package_path=f"{folder}/{name}-ours.apkg",
            options=ImportAnkiPackageOptions(with_scheduling=True),
        )
    )
    count = len(col.find_cards(f'note:"{name}"'))
    counts = [target.card_count(), target.db.scalar("select count() from revlog")]
    for note in map(target.get_note, target.find_notes("")):
        note.tags.append("x")
        target.update_note(note)
    counts += [target.card_count(), count + len(target.get_empty_cards().notes)]
    check(f"{name}: cards and answers in Anki again, cards saved, none empty", counts, [count] * 4)
    run = dilim(record, "cards", "import", f"{folder}/{name}-ours.apkg", "--quiet")
    check(f"{name}: our package home again", "0 added, 0 updated" in run.stdout, True)


def basic(col, deck, front, back, name="Basic (and reversed card)"):
    note = col.new_note(col.models.by_name(name))
    note["Front"], note["Back"] = front, back
    col.add_note(note, deck)
    return note


def rest():
    """A collection with all that has no place: each kind is told once, with its count."""
    os.makedirs(f"{folder}/rest")
    col = Collection(f"{folder}/rest/collection.anki2")
    options = col.decks.add_config("Mine")
    options["new"].update(perDay=30, delays=[2.0, 20.0, 1440.0])
    options["rev"]["perDay"], options["lapse"]["leechFails"] = 99, 5
    options["desiredRetention"], options["fsrsParams6"] = 0.85, [0.3] * 4 + [7, 0.9, 3, 0.1] + [0.5] * 13
    col.decks.update_config(options)
    deck, second = col.decks.id("Top::Words"), col.decks.id("Top::Second")
    about = col.decks.get(deck)
    about["desc"] = "About <b>words</b>"
    col.decks.save(about)
    col.decks.set_config_id_for_deck_dict(col.decks.get(deck), options["id"])
    notes = [basic(col, deck, tr, en) for tr, en, *_ in WORDS]
    cards = [note.card_ids() for note in notes]
    col.set_deck([cards[0][1]], second)
    col.set_user_flag_for_cards(3, [cards[0][0], cards[1][0]])
    col.sched.bury_cards([cards[2][0]])
    col.sched.suspend_cards([cards[3][0]])
    custom = col.get_card(cards[4][0])
    custom.custom_data = '{"x":1}'
    col.update_card(custom)
    filtered = col.sched.get_or_create_filtered_deck(0)
    filtered.name = "Top::Cram"
    filtered.config.search_terms[0].search = "kitap"
    col.sched.add_or_update_filtered_deck(filtered)
    col.media.write_data("used.jpg", b"jpg")
    col.media.write_data("second.jpg", b"jpg2")
    notes[6]["Back"] += '<img src="used.jpg"><img src="second.jpg"><img src="gone.jpg">'
    col.update_note(notes[6])
    picture = basic(col, deck, '<img src="used.jpg">', "only a picture", "Basic")
    moment = int(time.time()) * 1000 - 86_400_000
    for place, (card, kind) in enumerate(
        [(picture.card_ids()[0], 1), (cards[0][0], 1), (cards[0][0], 4)]
    ):
        col.db.execute(
            "insert into revlog values (?, ?, -1, ?, 1, 0, 2500, 3000, ?)",
            moment + place, card, 3 if kind < 4 else 0, kind,
        )
    told = []
    for form in ["legacy", "latest"]:
        path = f"{folder}/rest-{form}.apkg"
        col.export_anki_package(
            out_path=path,
            options=ExportAnkiPackageOptions(
                legacy=form == "legacy", with_scheduling=True, with_media=True,
                with_deck_configs=True,
            ),
            limit=DeckIdLimit(col.decks.id("Top")),
        )
        run = dilim(f"rest-{form}", "cards", "import", path, "--quiet")
        told.append(run.stderr.replace(path, "rest").splitlines())
        page = json.loads(dilim(f"rest-{form}", "decks", "show", "Top::Words", "--json").stdout)
        check(f"rest-{form}: description and suspended cards", (page["about"], page["cards"]["known"]), ("About words", 1))
    check("both forms tell the same", told[0] == told[1], True)
    expected = [
        "rest: left out: 1 answer to cards that are not imported",
        "rest: left out: 1 change of the schedule in the log that is not an answer",
        "rest: left out: what 1 note of type Basic (and reversed card) has beyond one picture and one sound",
        "rest: left out: 1 media file that no card here names: second.jpg",
        "rest: left out: the flags of 2 cards",
        "rest: 1 card that is buried in Anki may be asked today",
        "rest: left out: the custom scheduling data of 1 card",
        "rest: 1 card of the deck “Top::Second” comes into “Top::Words”, where the first card of the note is",
        "rest: left out: the filtered deck “Top::Cram”; 2 cards are in their own decks",
        "rest: options of the deck “Top::Words” are not taken over: retention 0.85, own FSRS parameters, "
        "30 new a day, 99 reviews a day, steps 2 min 20 min 1 d, leeches from 5 lapses",
    ]
    for line in expected:
        check("told", line if line in told[0] else told[0], line)
    check("nothing else is told", set(told[0]) - set(expected), set())


os.makedirs(f"{folder}/Content")
col, moments = source()
for name in TYPES:
    for form in ["legacy", "latest"]:
        record = f"{name}-{form}"
        run = dilim(record, "cards", "import", f"{folder}/{record}.apkg", "--quiet")
        check(f"{record}: what Dilim names", run.stderr, "")
        compare(col, moments, name, record)
    text = f"{folder}/{name}.txt"
    col.export_note_csv(
        out_path=text, limit=DeckIdLimit(col.decks.id(f"Hard::{name}")), with_html=True,
        with_tags=True, with_deck=True, with_notetype=True, with_guid=True,
    )
    before = dilim(record, "cards", "list", "--json").stdout
    dilim(record, "cards", "import", text, "--quiet")
    check(f"{name}: Anki's text changes nothing", dilim(record, "cards", "list", "--json").stdout == before, True)
    round_trip(col, name)
rest()
sys.exit(1 if failures else 0)
