import ChatAPI
package import Coordination
import Dispatch
package import Feedback
package import TextSafety

/// Asks the language model in the background of a lesson, one question at a time.
///
/// Use it on the main thread only. Replies wait in a mailbox until ``arrivals()`` is called.
package final class Explainer {
  /// A message for the main thread.
  package enum Arrival {
    /// A notice to show once, in whatever place the learner is by now.
    case notice(SafeText)
    case waiting(AssistantTurn.Wait, id: Int)
    /// A judged reply with the address that it came from; the address of a kept reply is empty.
    case judged(JudgedReply.Content, address: String, id: Int)
    /// Nothing was sent.
    case unsent(Obstacle, id: Int)
  }

  /// The reason why nothing was sent.
  package enum Obstacle: Sendable {
    case nothingToExplain
    case limit(SendLimits.Kind)
    /// The prompt, the settings, the key or the record can't be used.
    case failure(any Error)
  }

  /// The operations that the program supplies.
  package struct Work {
    /// Creates the question for the model; nil if there is nothing to explain.
    var prompt: (AssistantQuestion) throws -> AskedQuestion?
    /// Reads the settings and the key; it runs off the main thread and may be slow.
    var prepare: @Sendable () throws -> Assistant
    /// Returns the notice before the first request to an address; nil if it was shown before.
    var notice: @Sendable (String) -> SafeText?

    package init(
      prompt: @escaping (AssistantQuestion) throws -> AskedQuestion?,
      prepare: @escaping @Sendable () throws -> Assistant,
      notice: @escaping @Sendable (String) -> SafeText?
    ) {
      self.prompt = prompt
      self.prepare = prepare
      self.notice = notice
    }
  }

  private enum Message: Sendable {
    case notice(SafeText)
    case waiting(AssistantTurn.Wait)
    case known(JudgedReply.Content)
    /// Nothing was sent; the question is there if the archive has marked it as sent.
    case unsent(Obstacle, AskedQuestion?)
    case ended(JudgedReply, AskedQuestion, Dialect, address: String)
  }

  private struct Running {
    let id: Int
    let task: Task<Void, Never>
    /// Signalled when all messages of the task are in the mailbox.
    let end: DispatchSemaphore
  }

  /// The longest wait at the end of the program for a cancelled question.
  private static let closingWait = DispatchTimeInterval.milliseconds(100)

  private let work: Work
  private let archive: RecordArchive
  private let mailbox: Mailbox<(id: Int, message: Message)>
  private var running: Running?
  /// Prepared once, and again after a failure, since the learner may have changed the settings.
  private var assistant: Task<Result<Assistant, any Error>, Never>?
  private var dialect = Dialect()

  /// Creates an explainer; `wake` is called from any thread when a message has arrived.
  package init(_ work: Work, archive: RecordArchive, wake: @escaping @Sendable () -> Void) {
    self.work = work
    self.archive = archive
    mailbox = Mailbox(wake: wake)
  }

  deinit { running?.task.cancel() }

  /// Begins to ask; a reply that the record has is delivered without a request.
  package func ask(_ question: AssistantQuestion, id: Int) {
    running?.task.cancel()
    do {
      guard let prompted = try work.prompt(question) else {
        return mailbox.put((id, .unsent(.nothingToExplain, nil)))
      }
      let asked = (try? archive.withReports(prompted)) ?? prompted
      // If the record can't be read, the question is still asked.
      if let known = (try? archive.find(asked)) ?? nil {
        return mailbox.put((id, .known(known)))
      }
      if let limit = try archive.begin(asked) {
        return mailbox.put((id, .unsent(.limit(limit), nil)))
      }
      running = send(asked, id: id)
    } catch {
      mailbox.put((id, .unsent(.failure(error), nil)))
    }
  }

  /// Keeps the explanation of an answer as reported, so that it is not shown again.
  package func report(_ question: AssistantQuestion) {
    // A record that can't be written does not interrupt the lesson.
    if let asked = try? work.prompt(question) { try? archive.report(asked) }
  }

  /// Cancels a question, which closes its connection at once.
  package func stop(_ id: Int) {
    if let running, running.id == id { running.task.cancel() }
  }

  /// Cancels the running question, and keeps replies that came too late to be shown.
  package func close() {
    if let running {
      running.task.cancel()
      _ = running.end.wait(timeout: .now() + Self.closingWait)
    }
    _ = arrivals()
  }

  /// Returns the messages since the last call, and keeps their replies in the record.
  package func arrivals() -> [Arrival] {
    mailbox.takeAll().map { id, message in
      switch message {
      case .notice(let text): return .notice(text)
      case .waiting(let wait): return .waiting(wait, id: id)
      case .known(let content): return .judged(content, address: "", id: id)
      case .unsent(let obstacle, let asked):
        assistant = nil
        if let asked { keep(asked, .unsent(.setup)) }
        return .unsent(obstacle, id: id)
      case .ended(let reply, let asked, let dialect, let address):
        self.dialect = dialect
        keep(asked, reply)
        return .judged(reply.content, address: address, id: id)
      }
    }
  }

  /// Keeps a reply; a record that can't be written does not interrupt the lesson.
  private func keep(_ asked: AskedQuestion, _ reply: JudgedReply) {
    try? archive.keep(asked, reply)
  }

  private func send(_ asked: AskedQuestion, id: Int) -> Running {
    let assistant = assistant ?? prepare()
    self.assistant = assistant
    let end = DispatchSemaphore(value: 0)
    let task = Task.detached { [mailbox, dialect, notice = work.notice] in
      defer { end.signal() }
      let ready: Assistant
      switch await assistant.value {
      case .success(let assistant): ready = assistant
      case .failure(let failure): return mailbox.put((id, .unsent(.failure(failure), asked)))
      }
      guard !Task.isCancelled else {
        let message = Message.ended(.unsent(.cancelled), asked, dialect, address: ready.address)
        return mailbox.put((id, message))
      }
      if let notice = notice(ready.address) { mailbox.put((id, .notice(notice))) }
      var dialect = dialect
      let reply = await ready.answer(to: asked, dialect: &dialect) { wait in
        mailbox.put((id, .waiting(wait)))
      }
      mailbox.put((id, .ended(reply, asked, dialect, address: ready.address)))
    }
    return Running(id: id, task: task, end: end)
  }

  /// Prepares the assistant on a dispatch queue, not in the pool of tasks: a key command may be slow.
  private func prepare() -> Task<Result<Assistant, any Error>, Never> {
    Task.detached { [prepare = work.prepare] in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: Result { try prepare() })
        }
      }
    }
  }
}

extension JudgedReply {
  /// Returns the reply to a question that was never sent.
  fileprivate static func unsent(_ kind: ChatFailure.Kind) -> JudgedReply {
    JudgedReply(content: .failed(ChatFailure(kind)))
  }
}
