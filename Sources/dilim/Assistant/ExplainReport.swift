import Asking
import ChatAPI
import Coordination
import Explanations
import Feedback
import Scoring
import Screens
import TerminalUI
import TextSafety

/// The report of `dilim explain`: the grader's explanation first, then the model's.
struct ExplainReport {
  private let invocation: Invocation
  private let question: ExplainQuestion
  private let offlineLanguage: ExplanationLanguage

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    question = try ExplainQuestion(invocation)
    offlineLanguage = try invocation.language
  }

  private var verdict: Verdict { question.outcome.verdict ?? .wrong }
  private var gradeCode: ExitCode { verdict.passes ? .pass : .someFailed }
  private var columns: Int { Terminal.size(environment: invocation.world.environment).columns }

  /// Prints the report as text; returns the exit status.
  func printText() throws -> ExitCode {
    let frame = Screen.frame(for: question.outcome, in: offlineLanguage)
    try invocation.show(frame)
    if let choice = question.choice { try invocation.show(Frame(choice.lines)) }
    guard let asking = try asking() else { return gradeCode }
    if let known = try asking.record.working({ try asking.archive.find(asking.question) }) {
      return try conclude(JudgedReply(content: known), asking)
    }
    let answer = try ask(asking) { wait in
      try? Output.error.write("  \(Wording.sentence(for: wait))\n")
    }
    switch answer {
    case .refused(let reason): throw Failure(code: .network, message: reason)
    case .came(let explanation): return try conclude(explanation, asking)
    }
  }

  private func conclude(
    _ explanation: JudgedReply,
    _ asking: Inquiry
  ) throws -> ExitCode {
    switch explanation.content {
    case .reply(let reply):
      try show(reply.explanation)
      try show("\(reply.example.turkish) – \(reply.example.gloss)", heading: "Example:")
    case .text(let text): try show(text.string)
    case .example(let example): try show("\(example.turkish) – \(example.gloss)")
    case .disputed:
      try write("  The AI's reply did not pass the checks, so it is not shown.\n")
    case .unreadable:
      try? Output.error.write("  \(Wording.unreadableReply)\n")
      return max(gradeCode, .network)
    case .failed(let failure) where failure.kind == .cancelled:
      throw Failure(code: .interrupted, message: Wording.sentence(for: failure, at: ""))
    case .failed(let failure):
      let sentence = Wording.sentence(for: failure, at: asking.assistant.address)
      try? Output.error.write("\(sentence)\n")
      return max(gradeCode, .network)
    }
    return gradeCode
  }

  private func show(
    _ text: String,
    heading: SafeText = "AI explanation (it may be wrong):"
  ) throws {
    var running = RunningText(columns: columns)
    let safe = SafeText(text)
    try write("  \(heading)\n" + running.append(safe) + running.finish())
  }

  private func write(_ text: SafeText) throws(Failure) {
    try invocation.print(text, terminator: "")
  }
}

extension ExplainReport {
  /// The values needed to ask the model.
  private struct Inquiry {
    let assistant: Assistant
    let question: AskedQuestion
    let archive: RecordArchive
    let record: Record
  }

  /// Prepares the question; nil if no model is to be asked or there is nothing to explain.
  private func asking() throws(Failure) -> Inquiry? {
    let settings = try invocation.settings
    guard !invocation.has(.offline), settings.hasEndpoint else { return nil }
    let named = invocation.value(.language).flatMap(TeachingLanguage.init(code:))
    let language = if let named { named } else { try Assistant.language(settings) }
    guard let request = question.request(in: language) else { return nil }
    let assistant = try Assistant(settings, invocation.world.environment)
    let library = try PromptFolder.library(try invocation.folders)
    let template: PromptTemplate
    do { template = try library.template(request.prompt, in: language) } catch {
      throw Failure(error)
    }
    let record = Record(path: try invocation.folders.record)
    let archive = RecordArchive(
      record: record.access,
      settings: settings.asking,
      clock: invocation.world.clock,
      queuesFailures: false
    )
    let asked = AskedQuestion(request, template)
    return Inquiry(
      assistant: assistant,
      question: try record.working { try archive.withReports(asked) },
      archive: archive,
      record: record
    )
  }

  private enum Answer {
    case came(JudgedReply)
    /// The limits don't let the question be sent.
    case refused(SafeText)
  }

  /// Counts the question against the limits, asks it and stores the reply.
  private func ask(
    _ asking: Inquiry,
    _ onWait: (AssistantTurn.Wait) throws -> Void
  ) throws -> Answer {
    // A question that Ctrl-C stops must not stay in the queue.
    try Interruption.held { interruption in
      let (access, question) = (asking.record.access, asking.question)
      let limit = try asking.record.working { try asking.archive.begin(question) }
      if let limit { return .refused(Wording.sentence(forLimit: limit)) }
      try notify(asking)
      let known = try asking.record.working { try access.dialect(asking.assistant) }
      let assistant = asking.assistant
      let (explanation, learnt) = try Blocking.run(
        stoppedBy: interruption,
        { send in
          var dialect = known
          let explanation = await assistant.explanation(
            of: question.request,
            question.template,
            asksAgain: true,
            besides: question.reported,
            dialect: &dialect,
            send: send
          )
          return (explanation, dialect)
        },
        handle: onWait
      )
      try asking.record.working {
        if learnt != known { try access.save(learnt, assistant) }
        try asking.archive.keep(question, explanation)
      }
      return .came(explanation)
    }
  }

  private func notify(_ asking: Inquiry) throws(Failure) {
    guard let notice = FirstContact(try invocation.folders).notice(asking.assistant.address) else {
      return
    }
    try? Output.error.write("  \(notice)\n")
  }

  /// Prints the report as a JSON object; returns the exit status.
  func printJSON() throws -> ExitCode {
    var explanation: JudgedReply?
    var isKnown = false
    var refusal: String?
    if let asking = try asking() {
      if let known = try asking.record.working({ try asking.archive.find(asking.question) }) {
        explanation = JudgedReply(content: known)
        isKnown = true
      } else {
        switch try ask(asking, { _ in }) {
        case .came(let reply): explanation = reply
        case .refused(let reason): refusal = reason.string
        }
      }
    }
    let reply = ExplainReply(
      question.outcome,
      explanation,
      isKnown: isKnown,
      refusal: refusal,
      language: offlineLanguage,
      choice: question.choice
    )
    try invocation.print(JSONLine.text(of: reply))
    if refusal != nil { return max(gradeCode, .network) }
    switch explanation?.content {
    case .failed(let failure) where failure.kind == .cancelled: return .interrupted
    case .failed, .unreadable: return max(gradeCode, .network)
    case .reply, .text, .example, .disputed, nil: return gradeCode
    }
  }
}
