import Asking
import ChatAPI
import Curriculum
import Feedback
import Foundation
import NetworkTestSupport
import Patterns
import Scoring
import Storage
import TextSafety
import Transport

/// A record, a clock that only waits advance, and a server on this machine.
final class AskingBench: @unchecked Sendable {
  let folder: String
  let record: RecordAccess
  let server: LoopbackServer
  private(set) var time: Int64 = 1_700_000_000_000
  private(set) var waits: [Int64] = []

  static let key = "sk-bench-0123456789"

  init(_ script: @escaping LoopbackServer.Script) throws {
    folder = FileManager.default.temporaryDirectory.path + "/dilim-asking-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    record = RecordAccess(path: folder + "/record.sqlite")
    server = try LoopbackServer(script: script)
  }

  convenience init(_ steps: [Step]) throws { try self.init { _ in steps } }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The day, which is constant.
  var clock: AskingClock {
    AskingClock(
      now: { [unowned self] in time },
      day: { 19_675 },
      sleep: { [unowned self] wait in
        waits.append(wait)
        time += wait
      }
    )
  }

  func assistant(model: String = "m") throws -> Assistant {
    let endpoint = try Endpoint(
      "\(server.address)/v1",
      key: APIKey(Self.key),
      timeouts: .patient
    )
    // Retries come at once.
    let pacing = Pacing(now: { .zero }, date: { 0 }, sleep: { _ in }, random: { 0 })
    return Assistant(
      client: ChatClient(endpoint, pacing: pacing),
      model: model,
      language: .english,
      maxTokens: 400,
      hasKey: true,
      modelAdvice: "choose a model"
    )
  }

  func settings(_ limits: SendLimits = .none) -> AskingSettings {
    AskingSettings(
      model: "m",
      endpoint: "\(server.address)/v1",
      fingerprint: "a",
      maxTokens: 400,
      totalTimeout: 60_000,
      limits: limits
    )
  }

  func archive(_ limits: SendLimits = .none, queuesFailures: Bool = true) -> RecordArchive {
    RecordArchive(
      record: record,
      settings: settings(limits),
      clock: clock,
      queuesFailures: queuesFailures
    )
  }

  func sender(_ limits: SendLimits = .none) throws -> QueueSender {
    QueueSender(
      assistant: try assistant(),
      library: PromptLibrary(own: []),
      record: record,
      clock: clock,
      settings: settings(limits)
    )
  }

  /// Sends the queue and records each step.
  ///
  /// The sender blocks its thread, so it runs outside the cooperative pool.
  func send(_ limits: SendLimits = .none) async throws -> (end: SendRun.End, steps: [String]) {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try self.sendHere(limits) })
      }
    }
  }

  private func sendHere(_ limits: SendLimits) throws -> (end: SendRun.End, steps: [String]) {
    var steps: [String] = []
    let end = try sender(limits).run { report in
      switch report {
      case .sending(let job, let number): steps.append("\(number) \(job.request.answer)")
      case .came(_, let reply): steps.append(Self.name(reply.content))
      case .waiting(let time, let problem): steps.append("wait \(time) \(problem?.rawValue ?? "")")
      }
    }
    return (end, steps)
  }

  /// Queues questions.
  func queue(_ requests: ExplanationRequest...) throws {
    let hash = try PromptLibrary(own: []).template(.explainError, in: .english).hash
    let jobs = requests.enumerated().map { place, request in
      ExplanationJob(request, promptHash: hash, model: "m", created: time - 1000 + Int64(place))
    }
    _ = try record.writing { (store) throws(DatabaseError) in try store.queue.enqueue(jobs) }
  }

  func states() throws -> [ExplanationJob.State.Name: Int] {
    let overview = try record.reading { (store) throws(DatabaseError) in
      try store.queue.overview()
    }
    let counts = ExplanationJob.State.Name.allCases.map { ($0, overview?.count($0) ?? 0) }
    return Dictionary(uniqueKeysWithValues: counts.filter { $0.1 > 0 })
  }

  func usage() throws -> DayUsage? {
    try record.reading { (store) throws(DatabaseError) in try store.usage.of(day: 19_675) }
  }

  static func name(_ content: JudgedReply.Content) -> String {
    switch content {
    case .reply: "reply"
    case .text: "text"
    case .example: "example"
    case .disputed(let objections, _): "disputed: \(objections.map(\.code).joined(separator: " "))"
    case .unreadable: "unreadable"
    case .failed(let failure): "failed: \(failure.kind.rawValue)"
    }
  }
}

/// Replies of a server.
enum Sent {
  static let text = "The last vowel of öğretmen is e, so the ending is -im: öğretmen-im."

  /// An explanation of "Ben öğretmenım" in the required form.
  static func explanation(_ text: String = text, corrected: String = "Ben öğretmenim.") -> String {
    """
    {"verdict_agrees": true, "edits": [{"id": 1, "category": "harmony", "rule": "After e the \
    ending has i."}], "corrected": "\(corrected)", "example": {"tr": "Evdeyim.", "gloss": "I am \
    at home with the children."}, "hint": null, "confidence": "high", "explanation": "\(text)"}
    """
  }

  /// A complete stream with a text in two pieces and its cost.
  static func stream(_ text: String, reason: String = "stop") throws -> [Step] {
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let pieces = [text[..<middle], text[middle...]]
    var steps = [Step.chunkedHead()]
    for piece in pieces { steps.append(.chunk("data: \(try event(String(piece)))\n\n")) }
    let end = #"{"choices":[{"index":0,"delta":{},"finish_reason":"\#(reason)"}]}"#
    let usage = #"{"choices":[],"usage":{"prompt_tokens":70,"completion_tokens":30}}"#
    return steps + [.chunk("data: \(end)\n\ndata: \(usage)\n\ndata: [DONE]\n\n"), .lastChunk]
  }

  static func event(_ text: String) throws -> String {
    let content = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return #"{"model":"m-1","choices":[{"index":0,"delta":{"content":\#(content)}}]}"#
  }

  static func refusal(_ status: Int, _ message: String, _ headers: [String] = []) -> [Step] {
    let body = #"{"error":{"message":"\#(message)"}}"#
    return Step.response(status, ["Content-Type: application/json"] + headers, body)
  }
}

/// A question about "Ben öğretmenım".
func question(_ subject: String = "item", answer: String = "Ben öğretmenım") -> ExplanationRequest {
  let accepted = [AnswerPattern(literal: "Ben öğretmenim.")]
  let judgement = TranslationGrader(accepted: accepted, traps: []).judge(answer)
  let request = ExplanationRequest(
    subject: subject,
    task: .translation(english: "I am a teacher."),
    accepted: accepted,
    judgement: judgement,
    sentences: judgement.findings.map { "\($0.expected), not \($0.found)" },
    level: .a1,
    language: .english
  )
  guard let request else { preconditionFailure("there is a finding to explain") }
  return request
}
