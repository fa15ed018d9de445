import Feedback
import Screens
import Storage
import TextSafety

extension FeedbackActions {
  /// The most replies that are shown.
  private static let mostDisputed = 100

  /// Prints the replies that were refused or reported, the newest first, each with the reason.
  func showDisputed() throws(Failure) {
    let found = try record.reading { (store) throws(DatabaseError) in
      try store.explanations.disputes(limit: Self.mostDisputed)
    }
    guard let found, !found.isEmpty else { return try invocation.print(Wording.nothingDisputed) }
    for (place, kept) in found.enumerated() {
      if place > 0 { try invocation.print("") }
      let texts = Wording.lines(forDisputed: kept)
      try invocation.print(KeptExplanation.wrapped(texts, columns), terminator: "")
    }
  }
}
