import Classes
import TextSafety

/// What an action has done: sentences for people, one object for programs.
///
/// The properties are the keys of the object, in snake case, and one without a value is left out. A
/// result is said once, at the end, so that with `--json` standard output has one line and no words.
protocol ActionResult: Encodable {
  /// Rises when a key is removed or changes its meaning.
  static var schema: Int64 { get }

  /// Says the result in sentences.
  func say(_ invocation: Invocation) throws(Failure)
}

extension ActionResult {
  static var schema: Int64 { 1 }
}

extension Invocation {
  /// Says a result, in sentences or with `--json` as an object.
  func report<Result: ActionResult>(_ result: Result) throws(Failure) {
    guard has(.json) else { return try result.say(self) }
    try self.print(try JSONLine.encoded(result, schema: Result.schema))
  }

  /// Says a result whose last step may fail: what was done before it is said nevertheless.
  func report<Result: ActionResult>(
    _ result: Result,
    finishing step: (inout Result) throws(Failure) -> Void
  ) throws(Failure) {
    var result = result
    do throws(Failure) { try step(&result) } catch {
      try report(result)
      throw error
    }
    try report(result)
  }
}

/// A row that was not taken, or a question.
struct RefusedLine: Encodable {
  /// Nil if the reason concerns the whole file.
  let line: Int?
  let message: SafeText

  init(_ fault: TableFault) { (line, message) = (fault.line, fault.reason) }
}

/// A text for the file of `--out`; without that option it is itself the result.
struct Delivery {
  let file: String?
  let text: String?

  /// Writes the file; `file` is nil for standard output.
  init(_ text: String, to file: String?, _ invocation: Invocation) throws(Failure) {
    self.file = file
    self.text = file == nil ? text : nil
    if let file { try invocation.write(Array(text.utf8), to: file) }
  }
}
