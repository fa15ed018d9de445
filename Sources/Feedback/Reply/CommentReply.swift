/// A model's comment on what a learner told freely, in the form of `comment.schema.json`.
///
/// It changes no mark, since there is none. It is kept as text.
package struct CommentReply: Sendable, Equatable {
  package let comment: String

  /// Reads a model's reply, JSON or plain text; nil if no comment can be read.
  package init?(reply: String) {
    let scalars = Array(reply.unicodeScalars)
    if let start = scalars.firstIndex(of: "{") {
      guard case .object(let members) = LooseJSON.read(scalars, from: start) else { return nil }
      let found = members.filter { $0.name == "comment" }
      guard found.count == 1, let text = found[0].value.words else { return nil }
      comment = text
    } else {
      guard case .text(let text) = ParsedReply(reply) else { return nil }
      comment = text
    }
  }
}

extension ReplyGuard {
  /// Returns the objections to a comment, the gravest first.
  ///
  /// The learner's sentences have no mark that a comment could contradict, and no listed answer that its
  /// advice must keep to. It must be plain text in the right language, and each Turkish word of it a word.
  package func objections(to comment: CommentReply) -> [ReplyObjection] {
    objections(toText: comment.comment, isClosed: true).filter { objection in
      switch objection {
      case .missesThePoint, .otherForm: false
      default: true
      }
    }
  }
}
