import TerminalUI
import TextSafety

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers JSON Lines: one line in, one line out, in the same order and in constant memory.
struct JSONLineStream<Request: FlatRequest, Reply: JSONWritable> {
  /// Answers a request; a ``Failure`` for bad data refuses the line, any other ends the stream.
  typealias Answer = (Request) throws -> (reply: Reply, code: ExitCode)

  private let answer: Answer
  private let decoder = JSONDecoder()
  private var exitCode = ExitCode.pass
  private var buffer = JSONWriter()

  init(answer: @escaping Answer) { self.answer = answer }

  /// Reads to the end; a bad line is answered in its place and the rest is answered too.
  mutating func run(_ reader: inout LineReader) throws(Failure) -> ExitCode {
    while let item = reader.next() {
      switch item {
      case .text(let text, let line): try reply(to: text, line: line)
      case .invalid(let line): refuse(line, "the line is not UTF-8")
      case .tooLong(let line): refuse(line, "the line is longer than 1 MiB")
      case .failed(let code, let line): refuse(line, "the input can't be read (\(code))")
      }
      if buffer.bytes.count >= 1 << 15 || !reader.hasWholeLine { try flush() }
    }
    try flush()
    return exitCode
  }

  private mutating func reply(to text: String, line: Int) throws(Failure) {
    if text.allSatisfy(\.isWhitespace) { return refuse(line, "the line is empty") }
    do {
      let request = try request(text)
      let (reply, code) = try answer(request)
      exitCode = max(exitCode, code)
      emit(reply)
    } catch let failure as Failure where failure.code == .badData {
      refuse(line, failure.message.string)
    } catch let failure as Failure {
      throw failure
    } catch {
      refuse(line, Self.sentence(for: error))
    }
  }

  private func request(_ text: String) throws -> Request {
    if let object = FlatJSON(text), let request = Request(object) { return request }
    return try decoder.decode(Request.self, from: Data(text.utf8))
  }

  private mutating func refuse(_ line: Int, _ error: String) {
    exitCode = max(exitCode, .badData)
    emit(LineRefusal(line: line, error: error))
  }

  /// Lines are written together, but none is kept back while the input has nothing more to give.
  private mutating func emit(_ reply: some JSONWritable) {
    reply.write(to: &buffer)
    buffer.endLine()
  }

  private mutating func flush() throws(Failure) {
    do { try Output.standard.write(buffer.text) } catch { throw Failure(error) }
    buffer.removeAll()
  }

  private static func sentence(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "the line is not JSON" }
    switch error {
    case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      guard let key = context.codingPath.first else { return "a JSON object was expected" }
      return "“\(key.stringValue)” has the wrong type"
    case .dataCorrupted: return "the line is not JSON"
    @unknown default: return "the line is not JSON"
    }
  }
}

/// What is said of a line that can't be answered.
struct LineRefusal: JSONWritable {
  let line: Int
  let error: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("error")
      json.string(error)
      json.key("line")
      json.integer(line)
    }
  }
}
