import JSON
import Screens
import TerminalUI
import TextSafety

/// Answers JSON Lines in order and in constant memory, one line of output for each of input.
struct JSONLineStream<Request: JSONRequest, Reply: JSONWritable> {
  /// Answers a request; a ``Failure`` for bad data refuses the line, any other error ends the stream.
  typealias Answer = (Request) throws -> (reply: Reply, code: ExitCode)

  private let answer: Answer
  private var exitCode = ExitCode.pass
  private var buffer = JSONWriter()

  init(answer: @escaping Answer) { self.answer = answer }

  /// Reads to the end; a bad line gets an error in its place and does not stop the stream.
  mutating func run(_ reader: inout LineReader) throws(Failure) -> ExitCode {
    while let item = reader.next() {
      switch item {
      case .text(let text, let line): try reply(to: text, line: line)
      case .invalid(let line): refuse(line, Wording.lineNotUTF8)
      case .tooLong(let line): refuse(line, Wording.lineTooLong)
      case .failed(let code, let line): refuse(line, Wording.inputUnreadable("\(code)"))
      }
      if buffer.bytes.count >= 1 << 15 || !reader.hasWholeLine { try flush() }
    }
    try flush()
    return exitCode
  }

  private mutating func reply(to text: String, line: Int) throws(Failure) {
    if text.allSatisfy(\.isWhitespace) { return refuse(line, Wording.lineEmpty) }
    do {
      let request = try Request(JSONFields(JSONValue(reading: text)))
      let (reply, code) = try answer(request)
      exitCode = max(exitCode, code)
      emit(reply)
    } catch let failure as Failure where failure.code == .badData {
      refuse(line, failure.message)
    } catch let failure as Failure {
      throw failure
    } catch {
      refuse(line, Self.sentence(for: error))
    }
  }

  private mutating func refuse(_ line: Int, _ error: SafeText) {
    exitCode = max(exitCode, .badData)
    emit(LineRefusal(line: line, error: error.string))
  }

  /// Adds a line to the buffer, which is flushed before every read that could block.
  private mutating func emit(_ reply: some JSONWritable) {
    reply.write(to: &buffer)
    buffer.endLine()
  }

  private mutating func flush() throws(Failure) {
    do { try Output.standard.write(buffer.safeText) } catch { throw Failure(error) }
    buffer.removeAll()
  }

  private static func sentence(for error: any Error) -> SafeText {
    guard let fault = error as? JSONFields.Fault else { return Wording.lineNotJSON }
    return Wording.sentence(for: fault)
  }
}

/// A request that is read from a line of JSON.
protocol JSONRequest {
  init(_ fields: JSONFields) throws(JSONFields.Fault)
}

/// The answer to a line that can't be read.
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
