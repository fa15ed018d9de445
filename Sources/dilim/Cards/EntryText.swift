import Cards
import Curriculum
import Screens
import TextSafety
import Turkish

/// The text form of an entry for an editor: lines of `name: value`.
enum EntryText {
  /// A field of an entry that can be edited.
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

  /// Writes an entry, a line for each field; newlines inside a field become `\n`.
  static func text(of entry: CardEntry) -> String {
    let lines = Field.allCases.map { field in
      "\(field.rawValue): \(field.value(in: entry).replacing("\n", with: "\\n"))"
    }
    return Wording.editorHead.string + lines.joined(separator: "\n") + "\n"
  }

  /// The reason why a text can't be parsed as an entry.
  struct ParseError: Error {
    /// The index of the line, from 0; nil if no single line is at fault.
    var line: Int?
    var reason: String
  }

  /// Parses a text; fields without a line keep the value that they have in `entry`.
  static func entry(_ text: String, from entry: CardEntry) throws(ParseError) -> CardEntry {
    var changed = entry
    for (index, line) in lines(of: text).enumerated() {
      let line = String(line).trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":"),
        let field = Field(rawValue: String(line[..<colon]).trimmed)
      else {
        throw ParseError(line: index, reason: Wording.notNameAndValue(line).string)
      }
      let value = cleaned(String(line[line.index(after: colon)...]))
      field.set(value, in: &changed)
    }
    do throws(Failure) { try check(changed) } catch {
      throw ParseError(reason: error.message.string)
    }
    return changed
  }

  /// Inserts the reason of a parse error below the faulty line, or at the top.
  ///
  /// Earlier reasons are removed.
  static func marked(_ text: String, _ error: ParseError) -> String {
    let mark = "\(reasonMark)\(error.reason)"
    var marked: [Substring] = error.line == nil ? [mark[...]] : []
    for (index, line) in lines(of: text).enumerated() where !line.hasPrefix(reasonMark) {
      marked.append(line)
      if index == error.line { marked.append(mark[...]) }
    }
    return marked.joined(separator: "\n")
  }

  private static let reasonMark = "# ! "

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Refuses an entry without word or meaning.
  static func check(_ entry: CardEntry) throws(Failure) {
    guard !entry.word.isEmpty, !entry.meaning.isEmpty else {
      throw .data(Wording.incompleteEntry)
    }
  }

  /// Removes terminal control sequences, composes letters and turns `\n` into a newline.
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

  /// Splits tags at commas and spaces; as in Anki, a tag contains neither.
  static func tags(_ text: String) -> [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// Splits a text at commas.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
