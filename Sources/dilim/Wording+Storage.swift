import Screens
import Storage
import TextSafety

extension Wording {
  /// Says why the record can't be used, and what to do.
  static func sentence(for error: DatabaseError) -> SafeText {
    let path = error.path
    return switch error.reason {
    case .newer(let version, let supported):
      """
      \(path) was written by a newer Dilim (format \(version); this one reads \(supported)). \
      It was left untouched: update Dilim, or set XDG_DATA_HOME to begin another record.
      """
    case .unreadable(let detail):
      "\(path) is not a Dilim record, or is damaged (\(detail)). It was left untouched."
    case .readOnly:
      "\(path) can't be written; nothing was lost. Make the file and its folder writable."
    case .forbidden: "\(path) can't be read: permission denied. It was left untouched."
    case .full: "\(path): the disk is full; nothing was lost. Free some space and go on."
    case .busy: "\(path): another program held the record for too long. Try again."
    case .sequenceTaken, .sequenceGap:
      "This lesson was continued in another window. Nothing was lost; go on there, or start again."
    case .unknownSession(let id): "\(path): there is no session \(id)."
    case .sessionExists(let id): "\(path): session \(id) exists already."
    case .unknownConversation(let id): "\(path): there is no conversation \(id)."
    case .conversationExists(let id): "\(path): conversation \(id) exists already."
    case .unknownJob(let id): "\(path): there is no question \(id)."
    case .unknownDeck(let id): "\(path): there is no deck \(id)."
    case .unknownCard(let id): "\(path): there is no card \(id)."
    case .cardChanged:
      "This card has been answered in another window. Nothing was lost; start the review again."
    case .unknownValue(let column, let value):
      "\(path): \(column) holds “\(value)”, which this version does not know. Update Dilim."
    case .failed(let code, let message, let sql):
      """
      \(path) can't be used: \(message) (\(sql), \(code)). Make its folder one that you may write, \
      or set XDG_DATA_HOME to another.
      """
    }
  }

  /// Names the damage of a file in a few words, for a list.
  static func damage(_ error: DatabaseError) -> SafeText {
    switch error.reason {
    case .unreadable(let detail): "damaged (\(detail))"
    case .newer: "written by a newer Dilim"
    default: SafeText(line: sentence(for: error).string)
    }
  }

  /// Says why an export can't be imported.
  static func sentence(for error: ImportError) -> SafeText {
    if case .database(let error) = error.reason { return sentence(for: error) }
    return "line \(error.line): \(sentence(for: error.reason)) Nothing was imported."
  }

  private static func sentence(for reason: ImportError.Reason) -> SafeText {
    switch reason {
    case .notJSON: "this is not a JSON object."
    case .missingHeader: "the first line of an export was expected: {\"dilim\":\"export\", …}."
    case .newer(let version, let supported):
      "the export has format \(version), this Dilim reads \(supported). Update Dilim."
    case .missing(let field): "“\(field)” is missing."
    case .invalid(let field, let expected): "“\(field)” is wrong: expected \(expected)."
    case .unknownSession(let id): "the entry belongs to session \(id), which is not in the export."
    case .unknownConversation(let id):
      "the turn belongs to conversation \(id), which is not in the export."
    case .unknownJob(let id): "the follow-up belongs to question \(id), which is not in the export."
    case .unknownDeck(let id): "the word belongs to deck \(id), which is not in the export."
    case .unknownCard(let id): "it belongs to card \(id), which is not in the export."
    case .gap(let next): "an earlier one is missing: number \(next) was expected."
    case .conflict: "the record holds something else under the same id."
    case .input(let message): "\(message)."
    case .database(let error): sentence(for: error)
    }
  }
}
