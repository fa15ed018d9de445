"""Holds exported questions to independent readers (PyPI: pygiftparser, moodle-xml-parser; ElementTree).

    python quiz_check.py QUESTIONS.gift QUESTIONS.xml

Both files have the same lessons. Every question of GIFT must be valid for pygiftparser and must have the
answers, credits and reasons that the XML has; of a gap, whose reasons moodle-xml-parser cuts, the answers and
credits. Prints what was compared and ends with 1 if a question differs.
"""

import collections
import re
import sys
import xml.etree.ElementTree

from moodle_xml_parser.parser import parse_file
from pygiftparser import parser

with open(sys.argv[1], encoding="utf-8") as file:
    gift = parser.parseFile(file)
gaps = {question.name: question.gaps for question in parse_file(sys.argv[2])["cloze"]}
quiz = xml.etree.ElementTree.parse(sys.argv[2]).getroot().findall("question")


def plain(text):
    # pygiftparser leaves the escapes of feedback as they are; an arrow in GIFT is a letter.
    text = re.sub(r"\\([:~=#{}])", r"\1", (text or "").replace("->", "→"))
    return " ".join(text.split())


def of_gift(question, kind):
    answers = question.answers.answers
    if kind == "matching":
        return [(plain(a.question), plain(a.answer)) for a in answers]
    return [(plain(a.answer), float(a.fraction), plain(a.feedback)) for a in answers]


def without_reasons(question):
    return [(text, credit) for text, credit, _ in of_gift(question, "cloze")]


def of_gap(title):
    return [(plain(o.answer), float(o.score)) for gap in gaps[title] for o in gap.options]


def of_xml(question, kind):
    if kind == "matching":
        pairs = question.findall("subquestion")
        return [(plain(p.findtext("text")), plain(p.findtext("answer/text"))) for p in pairs]
    return [
        (plain(a.findtext("text")), float(a.get("fraction")), plain(a.findtext("feedback/text")))
        for a in question.findall("answer")
    ]


compared, wrong = collections.Counter(), 0
if len(gift) != len(quiz):
    print(f"questions in GIFT: {len(gift)}, in XML: {len(quiz)}")
    wrong += 1
for one, other in zip(gift, quiz):
    kind, title = other.get("type"), other.findtext("name/text")
    if not one.valid:
        print(f"{title}: not valid GIFT")
        wrong += 1
    elif kind == "cloze" and without_reasons(one) != of_gap(title):
        print(f"{title}: {without_reasons(one)} and {of_gap(title)}")
        wrong += 1
    elif kind != "cloze" and of_gift(one, kind) != of_xml(other, kind):
        print(f"{title}: {of_gift(one, kind)} and {of_xml(other, kind)}")
        wrong += 1
    else:
        compared[kind] += 1
print(f"questions: {len(gift)}, wrong: {wrong}, compared: {dict(compared)}")
sys.exit(1 if wrong else 0)
