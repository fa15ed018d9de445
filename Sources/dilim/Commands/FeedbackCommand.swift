import Asking
import ChatAPI
import Curriculum
import Feedback
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let feedback = Command(
    name: "feedback",
    summary: "see and send the answers that wait for an AI explanation",
    arguments: "",
    details: [
      """
      --add puts your wrong answers into the queue; the setting queue = always does so after every \
      lesson. Without an option it shows the state of the queue and the new explanations. --send \
      asks for the waiting explanations, oldest first, within the limits of the settings. A \
      question that fails is tried again, and the run goes on as long as the endpoint answers. \
      Ctrl-C stops it and loses nothing.
      """,
      """
      --dry-run prints the next request exactly as it would be sent, except the key; it sends \
      nothing and runs no key_command. --usage shows the requests sent. --retry queues again the \
      answers that were given up. --disputed shows the replies that did not pass the checks and the \
      explanations that you reported, each with the reason. --delete deletes the queue and all \
      explanations.
      """,
    ],
    options: [.add, .send, .dryRun, .usage, .retry, .disputed, .delete, .content],
    examples: [
      Example(line: "dilim feedback", meaning: "the queue and new explanations"),
      Example(line: "dilim feedback --send", meaning: "ask for the explanations now"),
    ],
    argumentCount: 0...0,
    run: feedback
  )

  private static func feedback(_ invocation: Invocation) throws -> ExitCode {
    let actions = try FeedbackActions(invocation)
    let chosen = [CommandOption.add, .send, .dryRun, .usage, .retry, .disputed, .delete]
      .filter(invocation.has)
    guard chosen.count <= 1 else {
      let names = chosen.map { SafeText(line: $0.name) }.joined(separator: " and ")
      throw Failure.usage("\(names) exclude each other.")
    }
    switch chosen.first?.name {
    case CommandOption.add.name: try actions.add()
    case CommandOption.send.name: return try actions.send()
    case CommandOption.dryRun.name: try actions.showRequest()
    case CommandOption.usage.name: try actions.showUsage()
    case CommandOption.retry.name: try actions.retry()
    case CommandOption.disputed.name: try actions.showDisputed()
    case CommandOption.delete.name: try actions.delete()
    default: try actions.show()
    }
    return .pass
  }
}

extension CommandOption {
  static let add = CommandOption(
    name: "--add",
    value: nil,
    help: "queue your wrong answers of the last 30 days"
  )
  static let send = CommandOption(
    name: "--send",
    value: nil,
    help: "ask for the waiting explanations"
  )
  static let dryRun = CommandOption(
    name: "--dry-run",
    value: nil,
    help: "print the next request, without the key; send nothing"
  )
  static let usage = CommandOption(
    name: "--usage",
    value: nil,
    help: "show requests sent, and limits"
  )
  static let retry = CommandOption(name: "--retry", value: nil, help: "queue failed answers again")
  static let disputed = CommandOption(
    name: "--disputed",
    value: nil,
    help: "show replies that were refused or reported"
  )
  static let delete = CommandOption(
    name: "--delete",
    value: nil,
    help: "delete the queue and the explanations"
  )
}

/// The actions of `dilim feedback`.
struct FeedbackActions {
  let invocation: Invocation
  let record: Record
  let settings: Settings

  /// The largest number of answers and of explanations listed at once.
  private static let longestList = 10

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    record = Record(path: try invocation.folders.record)
    settings = try invocation.settings
  }

  var columns: Int { Terminal.size(environment: invocation.world.environment).columns }

  func show() throws(Failure) {
    let overview = try record.reading { (store) throws(DatabaseError) in
      try store.queue.overview()
    }
    guard let overview, !overview.tallies.isEmpty else {
      return try invocation.print(
        Wording.emptyQueue(hasEndpoint: settings.hasEndpoint)
      )
    }
    for line in Wording.lines(for: overview, now: invocation.world.now()) {
      try invocation.print(line)
    }
    try showWaiting()
    try showNew()
  }

  private func showWaiting() throws(Failure) {
    let jobs = try record.reading { (store) throws(DatabaseError) in
      try store.queue.queuedJobs(limit: Self.longestList)
    }
    for job in jobs ?? [] {
      let state = job.state.problem.map { " (\($0.rawValue))" } ?? ""
      let name = job.item.map { SafeText(line: $0.description) } ?? "an answer"
      try invocation.print("  \(name): \(job.request.answer)\(state)")
    }
  }

  /// Prints new explanations; each is marked as shown before it is printed.
  private func showNew() throws(Failure) {
    let new = try record.reading { (store) throws(DatabaseError) in
      try store.explanations.unseen(limit: Self.longestList)
    }
    let replies = KeptReplies(record: record.access, clock: invocation.world.clock)
    for kept in new ?? [] {
      guard let texts = replies.shown(kept).map(kept.texts(saying:)) else { continue }
      try invocation.print("")
      try invocation.print(KeptExplanation.wrapped(texts, columns), terminator: "")
    }
  }

  func showUsage() throws(Failure) {
    let today = invocation.world.day
    let days = try record.reading { (store) throws(DatabaseError) in
      try store.usage.of(days: today - 29...today)
    }
    let usages = days ?? []
    let now = usages.first { $0.day == today } ?? DayUsage(day: today)
    let requests = settings.count(.requestsPerDay)
    let tokens = settings.count(.tokensPerDay)
    let note: SafeText = usages.contains { $0.estimatedTokens > 0 } ? " (some estimated)" : ""
    try invocation.print(
      """
      today     \(now.requests) of \(requests) requests, \(now.allTokens) of \(tokens) tokens
      30 days   \(usages.reduce(0) { $0 + $1.requests }) requests, \
      \(usages.reduce(0) { $0 + $1.allTokens }) tokens\(note)
      a run     at most \(settings.count(.requestsPerRun)) requests
      """
    )
  }

  func add() throws(Failure) {
    let filler = try QueueFiller(invocation, settings, record)
    let start = invocation.world.now() - ExplanationJob.longestLife
    let outcome = try record.working { try filler.fill(since: start) }
    let count = outcome.added
    try invocation.print(Wording.queued(count))
    guard outcome.leftOut > 0 else { return }
    try invocation.print(Wording.notQueued(outcome.leftOut))
  }

  func retry() throws(Failure) {
    let count = try record.writing { (store) throws(DatabaseError) in
      try store.queue.revive(now: invocation.world.now())
    }
    try invocation.print(Wording.requeued(count))
  }

  func delete() throws(Failure) {
    let counts = try record.writing { (store) throws(DatabaseError) in
      (try store.queue.deleteUnanswered(), try store.explanations.delete())
    }
    try invocation.print(Wording.queueDeleted(waiting: counts.0, explanations: counts.1))
  }

  /// The sender for the queue; with `readsKey` false it can't send.
  func sender(readsKey: Bool = true) throws(Failure) -> QueueSender {
    QueueSender(
      assistant: try Assistant(
        settings,
        invocation.world.environment,
        readsKey: readsKey,
        pacing: invocation.world.pacing
      ),
      library: try PromptFolder.library(try invocation.folders),
      record: record.access,
      clock: invocation.world.clock,
      settings: settings.asking
    )
  }

  func send() throws(Failure) -> ExitCode {
    let sender = try sender()
    let address = sender.assistant.address
    if let notice = FirstContact(try invocation.folders).notice(address) {
      try? Output.error.write(notice + "\n")
    }
    let end = try record.working { try sender.run(report: printReport) }
    let sentence = try sentence(for: end, at: address)
    switch end {
    case .nothingLeft: try invocation.print(try stillOpen() ?? sentence)
    case .limit: try? Output.error.write(sentence + "\n")
    case .problem(.cancelled): throw Failure(code: .interrupted, message: sentence)
    case .notBefore, .problem:
      throw Failure(code: .network, message: sentence)
    }
    return .pass
  }

  /// Says why a run ended, how many answers still wait, and how to go on.
  func sentence(for end: SendRun.End, at address: String) throws(Failure) -> SafeText {
    let overview = try record.reading { (store) throws(DatabaseError) in
      try store.queue.overview()
    }
    let waiting = (overview?.count(.pending) ?? 0) + (overview?.count(.sent) ?? 0)
    return Wording.sentence(
      for: end,
      at: address,
      waiting: waiting,
      settings,
      now: invocation.world.now()
    )
  }

  /// Says that replies are outstanding: another window waits for them, or its run was killed.
  private func stillOpen() throws(Failure) -> SafeText? {
    let overview = try record.reading { (store) throws(DatabaseError) in
      try store.queue.overview()
    }
    guard let open = overview?.count(.sent), open > 0 else { return nil }
    return Wording.stillOpen(open)
  }

  private func printReport(_ report: QueueSender.Report) throws(Failure) {
    switch report {
    case .sending: return
    case .waiting(let wait, let problem):
      try? Output.error.write(Wording.waiting(milliseconds: wait, for: problem) + "\n")
    case .came(let job, let explanation):
      let name = job.item?.description ?? job.request.answer
      try invocation.print("\(name): \(Wording.outcome(of: explanation))")
    }
  }
}
