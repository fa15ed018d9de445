/// A kept reply with its objections and its origin.
package struct KeptReply: Sendable, Equatable {
  package var content: ExplanationContent
  /// The objections; a reply with objections is a dispute and is not shown.
  package var objections: [Objection]
  /// The model that wrote it.
  package var model: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64

  /// An objection in the form of the record.
  package struct Objection: Sendable, Hashable, Codable {
    package var code: String
    package var detail: String

    /// Creates an objection.
    package init(code: String, detail: String) {
      self.code = code
      self.detail = detail
    }

    /// The learner finds the explanation bad.
    package static let reported = Objection(code: "reported", detail: "")

    /// What is wrong; nil for ``reported``, and for a code of a later version.
    package var kind: ReplyObjection.Kind? { ReplyObjection.Kind(rawValue: code) }

    /// Converts an objection of the guard.
    package init(_ objection: ReplyObjection) {
      self.init(code: objection.code, detail: objection.detail)
    }
  }

  /// Whether the learner has reported it as bad.
  package var isReported: Bool { objections.contains(.reported) }

  /// Creates a kept reply.
  package init(
    _ content: ExplanationContent,
    objections: [Objection] = [],
    model: String,
    time: Int64
  ) {
    self.content = content
    self.objections = objections
    self.model = model
    self.time = time
  }

  /// Whether there is an objection to the reply.
  package var isDispute: Bool { !objections.isEmpty }
}
