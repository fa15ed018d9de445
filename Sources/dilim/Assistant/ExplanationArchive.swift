/// Where the replies to questions are kept, as far as a lesson needs it; used on the main thread.
struct ExplanationArchive {
  /// What a model has said to the question before.
  var find: (AskedQuestion) -> Explanation.Content?
  /// Counts a question before it is sent; gives why it may not be.
  var begin: (AskedQuestion) -> String?
  /// Keeps what came of asking: a reply, a dispute, or a try that failed and may have cost something.
  var keep: (AskedQuestion, Explanation) -> Void
}
