import CardFiles
import Cards
import Coordination
import JSON
import TextSafety
import Turkish

/// An entry as a line of JSON; the property names are the keys, in snake case.
struct CardJSON: Codable {
  var guid: String?
  var deck: String?
  /// `word` or `plain`; `word` if it is missing.
  var shape: String?
  var word: String?
  var meaning: String?
  var partOfSpeech: String?
  var categories: [String]?
  var example: String?
  var translation: String?
  var image: String?
  var sound: String?
  var tags: [String]?

  private init(_ entry: CardEntry, deck: String) {
    guid = NoteID.guid(ofEntry: entry.id)
    self.deck = deck
    shape = entry.shape.rawValue
    word = entry.word
    meaning = entry.meaning
    partOfSpeech = entry.partOfSpeech
    categories = entry.categories
    example = entry.example
    translation = entry.translation
    image = entry.image
    sound = entry.sound
    tags = entry.tags
  }

  /// A line for each entry.
  static func text(of notes: [(entry: CardEntry, deck: String, kinds: [CardKind])]) throws(Failure)
    -> SafeText
  {
    var text = SafeText()
    for note in notes { text += try JSONLine.encoded(CardJSON(note.entry, deck: note.deck)) + "\n" }
    return text
  }

  /// Reads the entries of all lines; empty lines are skipped.
  static func read(_ bytes: [UInt8], at time: Int64) -> [NoteResult] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
      guard let json = try? JSONValue(reading: Array(line)),
        let found = try? json.decoded(as: CardJSON.self, keys: .snakeCase)
      else {
        return .refused(line: index + 1, .notJSON)
      }
      return found.result(line: index + 1, at: time)
    }
  }

  private func result(line: Int, at time: Int64) -> NoteResult {
    // The text is stored unfiltered: control sequences are removed where it is printed.
    func text(_ text: String?) -> String { (text ?? "").trimmed }
    let entry = CardEntry(
      id: "",
      shape: shape.flatMap { CardEntry.Shape(rawValue: $0) } ?? .word,
      word: text(word),
      partOfSpeech: text(partOfSpeech),
      meaning: text(meaning),
      categories: categories?.map(text) ?? [],
      example: text(example),
      translation: text(translation),
      image: image ?? "",
      sound: sound ?? "",
      tags: tags?.flatMap { EntryText.tags(text($0)) } ?? [],
      created: time
    )
    if entry.word.isEmpty { return .refused(line: line, .noWord) }
    if entry.meaning.isEmpty { return .refused(line: line, .noMeaning) }
    return .note(ReadNote(line: line, guid: guid, deck: deck, entry: entry))
  }
}
