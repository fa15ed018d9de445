import JSON

/// A line of `dilim grade --json`.
struct GradeRequest: JSONRequest {
  let id: JSONValue?
  /// Patterns of accepted answers; exactly one of these and ``item`` is given.
  let accept: [String]?
  /// The sentence that the answer translates; only with ``accept``.
  let english: String?
  /// An item of the course: `a1-u1-writing#student`.
  let item: String?
  let answer: String
  /// Whether a slip that would only be a note makes the answer `almost`.
  let strict: Bool?

  init(_ fields: JSONFields) throws(JSONFields.Fault) {
    // An id of null is returned, too.
    id = fields["id"]
    accept = try fields.optionalStrings("accept")
    english = try fields.optionalString("english")
    item = try fields.optionalString("item")
    answer = try fields.string("answer")
    strict = try fields.optionalBool("strict")
  }
}
