/// Where the replies to questions are kept, as far as a lesson needs it; used on the main thread.
struct ExplanationArchive {
  /// What a model has said to the question before: a reply, or a dispute.
  var find: (AskedQuestion) -> Explanation.Content?
  /// Keeps what came of asking: a reply, a dispute, or a try that failed and may have cost something.
  var keep: (AskedQuestion, Explanation) -> Void

  /// Knows and keeps nothing.
  static var none: ExplanationArchive { ExplanationArchive(find: { _ in nil }, keep: { _, _ in }) }
}
