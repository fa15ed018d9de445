import Cards
import Curriculum
import TextSafety
import Turkish

/// An entry as lines that a person can edit: `name: value`.
enum EntryText {
  /// A text of an entry that may be edited.
  enum Field: String, CaseIterable {
    case word
    case partOfSpeech = "part of speech"
    case meaning, categories, example, translation, image, sound, tags

    func value(in entry: CardEntry) -> String {
      switch self {
      case .word: entry.word
      case .partOfSpeech: entry.partOfSpeech
      case .meaning: entry.meaning
      case .categories: entry.categories.joined(separator: ", ")
      case .example: entry.example
      case .translation: entry.translation
      case .image: entry.image
      case .sound: entry.sound
      case .tags: entry.tags.joined(separator: ", ")
      }
    }

    func set(_ value: String, in entry: inout CardEntry) {
      switch self {
      case .word: entry.word = value
      case .partOfSpeech: entry.partOfSpeech = value
      case .meaning: entry.meaning = value
      case .categories: entry.categories = EntryText.list(value)
      case .example: entry.example = value
      case .translation: entry.translation = value
      case .image: entry.image = value
      case .sound: entry.sound = value
      case .tags: entry.tags = EntryText.tags(value)
      }
    }
  }

  /// The entry with a line for each of its texts; line ends inside them become `\n`.
  static func text(of entry: CardEntry) -> String {
    let head = """
      # Change what stands behind the colons, save and leave. Lines with # are left out;
      # a file that is left as it is changes nothing. Progress stays whatever you change.

      """
    let lines = Field.allCases.map { field in
      "\(field.rawValue): \(field.value(in: entry).replacing("\n", with: "\\n"))"
    }
    return head + lines.joined(separator: "\n") + "\n"
  }

  /// Why a text is no entry.
  struct Slip: Error {
    /// The place of the line among the lines, from 0; nil if no single one is to blame.
    var line: Int?
    var reason: String
  }

  /// The entry with what the lines say.
  static func entry(_ text: String, from entry: CardEntry) throws(Slip) -> CardEntry {
    var changed = entry
    for (index, line) in lines(of: text).enumerated() {
      let line = String(line).trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":"),
        let field = Field(rawValue: String(line[..<colon]).trimmed)
      else { throw Slip(line: index, reason: "“\(SafeText(line: line))” is no “name: value”.") }
      let value = cleaned(String(line[line.index(after: colon)...]))
      field.set(value, in: &changed)
    }
    do throws(Failure) { try check(changed) } catch { throw Slip(reason: error.message.string) }
    return changed
  }

  /// A text that is no entry with the reason in it, below the line to blame or on top; earlier
  /// reasons are gone.
  static func marked(_ text: String, _ slip: Slip) -> String {
    let mark = "\(reasonMark)\(slip.reason)"
    var marked: [Substring] = slip.line == nil ? [mark[...]] : []
    for (index, line) in lines(of: text).enumerated() where !line.hasPrefix(reasonMark) {
      marked.append(line)
      if index == slip.line { marked.append(mark[...]) }
    }
    return marked.joined(separator: "\n")
  }

  private static let reasonMark = "# ! "

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Refuses an entry that could not be asked.
  static func check(_ entry: CardEntry) throws(Failure) {
    guard !entry.word.isEmpty, !entry.meaning.isEmpty else {
      throw .data("A card needs a word and a meaning; nothing was changed.")
    }
  }

  /// A text without what could steer a terminal, its letters composed; `\n` becomes a line end.
  static func cleaned(_ text: String) -> String {
    var lines: [String] = []
    var rest = text.trimmed[...]
    while let place = rest.firstRange(of: "\\n") {
      lines.append(SafeText.cleaned(String(rest[..<place.lowerBound])))
      rest = rest[place.upperBound...]
    }
    lines.append(SafeText.cleaned(String(rest)))
    return lines.joined(separator: "\n").composed
  }

  /// What stands between commas or spaces, for a tag has neither in it, as for Anki.
  static func tags(_ text: String) -> [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// What stands between commas.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
