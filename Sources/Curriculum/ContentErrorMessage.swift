package import TextSafety

extension ContentError.Reason: CustomStringConvertible {
  package var description: String { message.string }

  /// One line that names the fault and says what to write instead, in the language of the interface.
  package var message: SafeText {
    bytesMessage ?? headerMessage ?? nameMessage ?? bodyMessage ?? itemMessage ?? listMessage
      ?? canDoMessage ?? drillMessage ?? noteMessage ?? "not allowed here"
  }

  private var bytesMessage: SafeText? {
    switch self {
    case .invalidUTF8: "not UTF-8; save the file as UTF-8"
    case .byteOrderMark: "a byte order mark at the start; save as UTF-8 without BOM"
    case .carriageReturn(let lines):
      "CR LF line endings (\(count(lines, "line", "lines"))); write LF only"
    case .tab: "a tab; write spaces"
    case .noBreakSpace: "a no-break space; write a plain space"
    case .combiningDot: "a stray combining dot U+0307; type the letter i or İ again"
    case .notComposed(let scalar):
      "\(name(scalar)) makes the text differ from NFC; write each letter as one character"
    case .controlCharacter(let scalar): "control character \(name(scalar)); delete it"
    case .forbiddenCharacter(let scalar):
      "character \(name(scalar)) is not allowed; use Latin letters and plain punctuation"
    case .trailingSpace: "space at the end of the line; delete it"
    case .noFinalNewline: "no newline at the end of the file; add one"
    default: nil
    }
  }

  private var headerMessage: SafeText? {
    switch self {
    case .emptyFile: "the file is empty; expected a header of 'key: value' lines"
    case .fileName(let name):
      "'\(name)' is not a lesson file; expected a name like \(example).lesson"
    case .blankBeforeHeader: "blank line before the header; the header starts on line 1"
    case .headerLine: "not a header line; expected 'key: value'"
    case .bodyInHeader: "no blank line between header and body; put one before this line"
    case .unknownKey(let key, let near): "unknown key '\(key)'\(hint(near))"
    case .duplicateKey(let key, let line): "key '\(key)' is already in line \(line)"
    case .missingKey(let key): "no '\(key)' in the header; add a line '\(key): …'"
    case .emptyValue(let key): "no value after '\(key):'"
    case .badLevel(let text): "level '\(text)'; expected A1, A2, B1, B2, C1 or C2"
    case .badUnit(let text): "unit '\(text)'; expected a number from 1 to 8"
    case .badSkill(let text, let near):
      "unknown skill '\(text)'\(hint(near)); expected \(Skill.allCases.map(\.rawValue).joined(separator: ", "))"
    case .badLessonID(let text): "id '\(text)'; expected the form \(example)"
    case .idDiffersFromFile(let id, let file):
      "id '\(id)' differs from the file name; expected '\(file)'"
    case .levelDiffersFromFolder(let level, let folder):
      "level \(level) in folder '\(folder)'; move the file or correct the level"
    case .differsFromID(let key, let value, let id): "\(key) '\(value)' differs from the id '\(id)'"
    case .castMember(let text): "voice '\(text)'; expected 'Name = woman' or 'Name = man'"
    case .castTwice(let name): "'\(name)' has two voices"
    default: nil
    }
  }

  private var nameMessage: SafeText? {
    switch self {
    case .badTag(let tag): "tag '\(tag)'; expected lower-case ASCII letters, digits and hyphens"
    case .unknownTag(let tag, let near): "tag '\(tag)' is not in syllabus.txt\(hint(near))"
    case .duplicateTag(let tag): "tag '\(tag)' is listed twice"
    case .missingID: "no {#id} at the end of the item's first line; 'dilim check --fix' writes it"
    case .badID(let id): "item id '\(id)'; expected lower-case ASCII letters, digits and hyphens"
    case .duplicateID(let id, let line): "item id '\(id)' is already used in line \(line)"
    case .malformedMark:
      "malformed item mark; expected '{#id}' or '{#id tag tag}' at the line's end"
    case .markNotOnFirstLine: "item mark outside an item's first line; move it there"
    default: nil
    }
  }

  private var bodyMessage: SafeText? {
    switch self {
    case .leadingSpace: "space at the start of the line; a line starts with its marker"
    case .unknownMarker(let marker):
      "unknown marker '\(marker)'; expected one of \(LineMarker.list(for: .checkpoint)) and a space (no continuation lines)"
    case .noSpaceAfterMarker(let marker): "no space after '\(marker)'; expected '\(marker) text'"
    case .extraSpaceAfterMarker(let marker): "more than one space after '\(marker)'"
    case .emptyText(let marker): "nothing after '\(marker)'"
    case .markerNotInSkill(let marker, let skill):
      "'\(marker)' is not allowed in \(skill.rawValue); expected one of \(LineMarker.list(for: skill))"
    case .lineWithoutItem(let marker, let after): "'\(marker)' must follow \(after)"
    case .questionWithoutText: "a question before the first text; put the '~' lines above it"
    case .itemBeforeScreen: "an item before the first screen; put the ':' line above it"
    case .screenWithoutItem: "a screen without an item; add items that try it below it"
    case .screenExample: "not an example; expected '> Turkish | English'"
    case .recordingWithoutText:
      "a '<' line without a text or a sentence before it; write it below what is heard"
    case .badRecording(let name):
      "recording '\(name)'; expected the name of a file in the folder 'sound' beside the lesson: letters a-z, digits, - and _, then .\(RecordingName.endings.joined(separator: ", ."))"
    case .textWithoutQuestion: "a text without a question; add '?' items below it"
    case .noExercises: "no exercises; expected items after the header"
    default: nil
    }
  }

  private var itemMessage: SafeText? {
    switch self {
    case .missingLine(let marker, let content): "no '\(marker)' line with \(content)"
    case .rightOptions(let found): "\(found) '=' options; a question has exactly one"
    case .wrongOptions(let found): "\(found) '-' options; a question has exactly three"
    case .trapInChoice: "'x' in a choice; traps belong to translations"
    case .optionFields(let found, most: 2):
      "\(count(found, "field", "fields")); expected '= option :: evidence'"
    case .optionFields(let found, most: _):
      "\(count(found, "field", "fields")); expected '- option :: reason :: Turkish reason'"
    case .emptyOptionField:
      "nothing beside ' :: '; expected '= option :: evidence' or '- option :: reason'"
    case .trapWithoutFeedback: "no feedback; expected 'x wrong answer :: feedback'"
    case .trapWithTwoSeparators: "' :: ' occurs twice; expected 'x wrong answer :: feedback'"
    case .cardFields(let found):
      "\(count(found, "field", "fields")); expected 'word | part of speech | meaning; meaning | example | translation'"
    case .emptyCardField(let name): "card without \(name)"
    case .secondLine(let marker): "a second '\(marker)' line; an item has one at most"
    case .gaps(let found):
      "\(count(found, "gap", "gaps")); expected one, as in 'süt[ü]' or '[sütü]'"
    case .emptyGap: "nothing in a gap; expected '[answer]' or '[answer|answer]'"
    case .signInGap(let sign):
      "'\(sign)' in a sentence with a gap; only the gap has brackets, and '|' between its answers"
    case .pieces(let found):
      "\(count(found, "piece", "pieces")); expected 3 to 9 with ' / ' between them"
    case .emptyPiece: "nothing beside ' / '; expected a piece of the sentence"
    case .smallFirstPiece: "the first piece starts with a small letter; write the sentence as it is"
    case .faults(let found):
      "\(count(found, "mistake", "mistakes")); expected 3 to 8 as '[wrong :: right]'"
    case .faultFields: "not a mistake; expected '[wrong :: right]' or '[wrong :: right|right]'"
    case .faultInWord(let text):
      "'\(text)' is a part of a word; put the whole word into the bracket"
    case .signInCorrection(let sign):
      "a '\(sign)' without its partner; only mistakes have brackets, as '[wrong :: right]'"
    case .pairs(let found): "\(count(found, "pair", "pairs")); expected 2 to 7 with '+' lines"
    case .pairFields:
      "not a pair; expected '+ beginning :: end' or '+ class :: word | word'"
    case .turnSpeaker: "a turn without a name; expected '@ Name: what is said'"
    case .turnWithoutAnswer: "no turn of the learner after this one; expected '@ Name: … {#id}'"
    case .learnersTurn: "not a turn of the learner; expected '@ Name: … {#id}'"
    case .wordCount(let text):
      "number of words '\(text)'; expected the fewest and the most, for example '12-60'"
    case .points(let found):
      "\(count(found, "point", "points")); expected 2 to 5 with '+' lines"
    case .pointFields: "not a point; expected '+ note' or '+ note :: evidence'"
    case .noEvidence:
      "nothing to look for; expected '+ note :: evidence' for a demanded word or structure"
    case .modelSentences(let found):
      "\(count(found, "sentence", "sentences")) of a model; expected two '=' lines or more"
    default: nil
    }
  }

  private var listMessage: SafeText? {
    switch self {
    case .emptySyllabus:
      "no units; expected lines like 'A1.1 | Turkish title | English title | tag, tag'"
    case .syllabusFields(let found):
      "\(count(found, "field", "fields")); expected 'A1.1 | Turkish title | English title | tag, tag'"
    case .badUnitName(let text):
      "unit '\(text)'; expected a level and a number from 1 to 8, for example A1.1"
    case .unitOutOfOrder(let unit, let before):
      "unit \(unit) after \(before); write units in teaching order"
    case .emptySyllabusField(let name): "unit without \(name)"
    case .tagOfAnotherUnit(let tag, let unit): "tag '\(tag)' already belongs to unit \(unit)"
    case .wordOutOfOrder(let word, let before): "'\(word)' after '\(before)'; keep the list sorted"
    case .duplicateWord(let word): "'\(word)' is listed twice"
    case .wordWithSpaces(let text): "'\(text)'; expected one word per line"
    case .noReason(let word): "no reason for '\(word)'; expected 'word # reason'"
    default: nil
    }
  }

  private var canDoMessage: SafeText? {
    switch self {
    case .canDoFields(let found):
      "\(count(found, "field", "fields")); expected 'A1 reading | English sentence | Turkish sentence'"
    case .badCanDoName(let text):
      "'\(text)'; expected a level and reading, listening, writing or speaking, for example A1 reading"
    case .canDoOutOfOrder(let text):
      "'\(text)' comes too late; write the sentences by level, then by skill"
    case .emptyCanDo(let name): "line without \(name)"
    default: nil
    }
  }

  private var drillMessage: SafeText? {
    switch self {
    case .drillFields(let found):
      "\(count(found, "field", "fields")); expected 'tag | words | suffixes | cue'"
    case .drillWords(let text):
      "words '\(text)'; expected a kind of word and conditions, for example 'noun soft' or 'verb list: gelmek gitmek'"
    case .drillSuffix(let name): "'\(name)' is not the name of a suffix"
    case .drillPlace(let name): "the cue has no place '{\(name)}'"
    case .emptyDrillCue: "a drill without a cue"
    default: nil
    }
  }

  private var noteMessage: SafeText? {
    switch self {
    case .noteHeading(let expected): "heading missing or out of place; expected '\(expected)'"
    case .noteLineMisplaced(let section): "a line of this kind is not allowed under '\(section)'"
    case .noteLineTooLong(let found, let widest):
      "\(found) characters in the line; expected at most \(widest)"
    case .noteRow(let found, let expected):
      "\(count(found, "cell", "cells")) in the row; expected \(expected)"
    case .noteExample: "not an example; expected '- Turkish sentence | translation'"
    case .noteExamples(let found):
      "\(count(found, "example", "examples")); expected 3 or 4"
    case .notePitfall: "not a mistake with its correction; expected '- not: wrong | but: right'"
    case .noteWithout(let what): "the note has no \(what)"
    default: nil
    }
  }

  private var example: String { "a1-u6-writing" }

  private func hint(_ suggestion: String?) -> SafeText {
    guard let suggestion else { return "" }
    return " – did you mean \(suggestion)?"
  }

  private func count(_ number: Int, _ one: SafeText, _ many: SafeText) -> SafeText {
    "\(number) \(number == 1 ? one : many)"
  }

  private func name(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
