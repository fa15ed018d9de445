import Dispatch
import JSON
import Screens
import TerminalUI
import TextSafety

/// Answers JSON Lines in order and in constant memory, one line of output for each of input.
///
/// The lines that are there at once are shared out to all processors; their replies keep the order.
struct JSONLineStream<Request: JSONRequest, Reply: JSONWritable & SendableMetatype> {
  /// Answers a request; a ``Failure`` for bad data refuses the line, any other error ends the stream.
  typealias Answer = (Request) throws -> (reply: Reply, code: ExitCode)

  private let worker: () -> LineWorker<Request, Reply>
  private var workers: [LineWorker<Request, Reply>]
  private var exitCode = ExitCode.pass

  /// The fewest lines that are worth another thread.
  private static var fewest: Int { 32 }

  /// Takes a function that makes what answers requests.
  ///
  /// It is called for each thread, so that no two of them share anything that changes.
  init(_ answer: @escaping () -> Answer) {
    worker = { LineWorker(answer()) }
    workers = [worker()]
  }

  /// Reads to the end; a bad line gets an error in its place and does not stop the stream.
  mutating func run(_ reader: inout LineReader) throws(Failure) -> ExitCode {
    var items: [LineReader.Item] = []
    while let item = reader.next() {
      items.append(item)
      // Nothing waits for a line that may never come.
      if reader.hasWholeLine { continue }
      try reply(to: items)
      items.removeAll(keepingCapacity: true)
    }
    try reply(to: items)
    return exitCode
  }

  private mutating func reply(to items: [LineReader.Item]) throws(Failure) {
    let count = max(1, min(Processors.count, items.count / Self.fewest))
    while workers.count < count { workers.append(worker()) }
    let used = workers.prefix(count)
    let size = (items.count + count - 1) / count
    if count == 1 {
      used[0].reply(to: items[...])
    } else {
      DispatchQueue.concurrentPerform(iterations: count) { index in
        used[index].reply(to: items.dropFirst(index * size).prefix(size))
      }
    }
    for worker in used {
      exitCode = max(exitCode, worker.exitCode)
      do { try Output.standard.write(worker.buffer.safeText) } catch { throw Failure(error) }
      worker.buffer.removeAll()
      if let failure = worker.failure { throw failure }
    }
  }
}

/// Answers lines on one thread at a time, which nothing else touches meanwhile.
private final class LineWorker<
  Request: JSONRequest,
  Reply: JSONWritable & SendableMetatype
>: @unchecked Sendable {
  /// The replies that aren't written yet.
  var buffer = JSONWriter()
  private(set) var exitCode = ExitCode.pass
  /// What ended the stream.
  private(set) var failure: Failure?
  private let answer: JSONLineStream<Request, Reply>.Answer

  init(_ answer: @escaping JSONLineStream<Request, Reply>.Answer) { self.answer = answer }

  /// Answers lines up to the first failure that ends the stream.
  func reply(to items: ArraySlice<LineReader.Item>) {
    for item in items where failure == nil {
      switch item {
      case .text(let text, let line): reply(to: text, line: line)
      case .invalid(let line): refuse(line, Wording.lineNotUTF8)
      case .tooLong(let line): refuse(line, Wording.lineTooLong)
      case .failed(let code, let line): refuse(line, Wording.inputUnreadable("\(code)"))
      }
    }
  }

  private func reply(to text: String, line: Int) {
    if text.allSatisfy(\.isWhitespace) { return refuse(line, Wording.lineEmpty) }
    do {
      let request = try Request(JSONFields(JSONValue(reading: text)))
      let (reply, code) = try answer(request)
      exitCode = max(exitCode, code)
      emit(reply)
    } catch let failure as Failure where failure.code == .badData {
      refuse(line, failure.message)
    } catch let failure as Failure {
      self.failure = failure
    } catch {
      refuse(line, Self.sentence(for: error))
    }
  }

  private func refuse(_ line: Int, _ error: SafeText) {
    exitCode = max(exitCode, .badData)
    emit(LineRefusal(line: line, error: error.string))
  }

  private func emit(_ reply: some JSONWritable) {
    reply.write(to: &buffer)
    buffer.endLine()
  }

  private static func sentence(for error: any Error) -> SafeText {
    guard let fault = error as? JSONFields.Fault else { return Wording.lineNotJSON }
    return Wording.sentence(for: fault)
  }
}

/// A request that is read from a line of JSON.
protocol JSONRequest: SendableMetatype {
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
