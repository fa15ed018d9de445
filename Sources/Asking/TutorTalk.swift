package import ChatAPI
package import Feedback
package import Storage

/// A conversation with the tutor together with its requests, their checks and their cost.
package struct TutorTalk {
  package var tutor: Tutor
  package let assistant: Assistant
  package let template: PromptTemplate
  package private(set) var dialect: Dialect
  private let settings: AskingSettings
  private let record: RecordAccess
  private let clock: AskingClock

  /// Creates a conversation; `dialect` is the one that the record has for the endpoint.
  package init(
    _ tutor: Tutor,
    _ assistant: Assistant,
    _ template: PromptTemplate,
    dialect: Dialect,
    settings: AskingSettings,
    record: RecordAccess,
    clock: AskingClock
  ) {
    self.tutor = tutor
    self.assistant = assistant
    self.template = template
    self.dialect = dialect
    self.settings = settings
    self.record = record
    self.clock = clock
  }

  /// A message of the learner that has been kept.
  package enum Message: Sendable {
    case ready(Request)
    /// A limit forbids sending it.
    case refused(SendLimits.Kind)
  }

  /// A message that is ready to be sent.
  package struct Request: Sendable {
    let estimate: Int
    /// Sends the message and passes on the answer sentence by sentence.
    package let send:
      @Sendable @concurrent (@escaping @Sendable (TalkStep) -> Void) async -> TutorAnswer
  }

  /// Keeps a message of the learner and counts it for the day.
  package mutating func say(_ text: String) throws -> Message {
    try tutor.append(message: Tutor.message(text))
    let request = tutor.request()
    let messages = try tutor.messages(template)
    let estimate =
      TokenEstimate.tokens(in: messages.map(\.text).joined(separator: "\n")) + assistant.maxTokens
    let refusal = try record.writing { (store) throws(DatabaseError) in
      try store.usage.reserveRequest(
        estimate: estimate,
        within: settings.limitsOfTheDay,
        on: clock.day()
      )
    }
    if let refusal { return .refused(refusal) }
    let (assistant, template, dialect) = (assistant, template, dialect)
    return .ready(
      Request(estimate: estimate) { send in
        await assistant.talk(request, messages, template, dialect, send)
      }
    )
  }

  /// Keeps the tutor's answer and its cost.
  package mutating func conclude(_ answer: TutorAnswer, to request: Request) throws {
    if answer.dialect != dialect {
      dialect = answer.dialect
      try record.save(dialect, assistant)
    }
    try tutor.append(answer: answer.text, isCut: answer.failure != nil)
    let spending = answer.spending(estimate: request.estimate)
    try record.writing { (store) throws(DatabaseError) in
      try store.usage.settleRequest(estimate: request.estimate, spending: spending, on: clock.day())
    }
  }
}

extension TutorAnswer {
  fileprivate func spending(estimate: Int) -> Spending {
    switch result {
    case .success(let reply):
      Spending(
        requests: reply.requests,
        tokens: reply.usage.total,
        isEstimated: reply.usage.isEstimated
      )
    case .failure(let failure):
      JudgedReply(content: .failed(failure), requests: failure.requests)
        .spending(estimate: estimate)
    }
  }
}
