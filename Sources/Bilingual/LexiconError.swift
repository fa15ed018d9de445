/// A fault in a line of the lexicon.
package struct LexiconError: Error, Sendable, Equatable {
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
}
