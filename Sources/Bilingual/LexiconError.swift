/// A fault in a line of the lexicon.
package struct LexiconError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1; 0 if the line was not read from a file.
  package var line: Int
  package var reason: Reason

  /// Creates an error.
  package init(line: Int = 0, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// The kinds of faults.
  package enum Reason: Sendable, Equatable {
    case fields(found: Int)
    case emptyLemma
    case badHomograph(String)
    case unknown(Field, String)
    case noSense
    case senseNumber(expected: Int, found: String)
    case emptyGloss
    case unclosed(Character)
    case misplaced(String)
    case badConfusion(String)
    case outOfOrder(String)
    case duplicate(String)
    case notUTF8
  }

  /// A field whose value comes from a closed list.
  package enum Field: String, Sendable, CaseIterable {
    case partOfSpeech = "part of speech"
    case band
    case register
    case complement
    case objectClass = "class"

    /// All values of the field, as an author writes them.
    package var values: [String] {
      switch self {
      case .partOfSpeech: LexiconEntry.PartOfSpeech.allCases.map(\.rawValue)
      case .band: LexiconEntry.Band.allCases.map { "\($0.rawValue)" }
      case .register: LexiconEntry.Register.allCases.map(\.rawValue)
      case .complement: Sense.Complement.allCases.map(\.rawValue)
      case .objectClass: Sense.ObjectClass.allCases.map(\.rawValue)
      }
    }
  }

  package var description: String { line > 0 ? "line \(line): \(reason)" : "\(reason)" }
}

extension LexiconError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fields(let found):
      "an entry has six columns with tabs between them, this line has \(found)"
    case .emptyLemma: "the first column needs the Turkish word"
    case .badHomograph(let text): "“\(text)” is not the number of a homograph; write neden#1"
    case .unknown(let field, let value):
      "“\(value)” is not a \(field.rawValue); write one of \(field.values.joined(separator: ", "))"
    case .noSense: "the entry has no sense; write “1:” and the English words"
    case .senseNumber(let expected, let found):
      "“\(found)” should begin with “\(expected):”; senses are numbered from 1"
    case .emptyGloss: "a sense has an empty English word"
    case .unclosed(let mark): "“\(mark)” is not closed"
    case .misplaced(let text):
      "“\(text)” is in the wrong place; the order is words, [government], {classes}, synonyms"
    case .badConfusion(let text): "“\(text)” is not a confusion; write görmek@look at"
    case .outOfOrder(let lemma): "“\(lemma)” is not in the order of its bytes; sort the file"
    case .duplicate(let lemma): "“\(lemma)” has two entries; number them with #1 and #2"
    case .notUTF8: "the line is not UTF-8"
    }
  }
}
