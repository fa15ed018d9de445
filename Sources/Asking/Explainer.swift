import ChatAPI
package import Coordination
import Dispatch
package import Feedback
package import TextSafety

/// Asks the language model while the lesson goes on; one question at a time.
///
/// Belongs to the main thread. Replies wait in a mailbox until ``arrivals()`` is called.
package final class Explainer {
  /// Something that has come for the main thread.
  package enum Arrival {
    /// Told once, wherever the learner is by now.
    case notice(SafeText)
    case waiting(AssistantTurn.Wait, id: Int)
    /// A judged reply and the address that it came from; empty for a kept reply.
    case judged(JudgedReply.Content, address: String, id: Int)
    /// Nothing was sent.
    case unsent(Obstacle, id: Int)
  }

  /// Why nothing was sent.
  package enum Obstacle: Sendable {
    case nothingToExplain
    case limit(SendLimits.Kind)
    /// The prompt, the settings, the key or the record can't be used.
    case failure(any Error)
  }

  /// Steps that the program supplies.
  package struct Work {
    /// Puts a question into a prompt; nil if there is nothing to explain.
    var prompt: (AssistantQuestion) throws -> AskedQuestion?
    /// Reads the settings and the key; runs off the main thread and may take its time.
    var prepare: @Sendable () throws -> Assistant
    /// The notice before the first request to an address; nil if it was given before.
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
    /// Nothing was sent; with the question if the archive has begun it.
    case unsent(Obstacle, AskedQuestion?)
    case ended(JudgedReply, AskedQuestion, Dialect, address: String)
  }

  private struct Running {
    let id: Int
    let task: Task<Void, Never>
    /// Signalled when all its messages are in the mailbox.
    let end: DispatchSemaphore
  }

  /// How long the program stays for the end of a question that was given up.
  private static let farewell = DispatchTimeInterval.milliseconds(100)

  private let work: Work
  private let archive: RecordArchive
  private let mailbox: Mailbox<(id: Int, message: Message)>
  private var running: Running?
  /// Made ready once, and anew after a failure, for the learner may have put it right.
  private var assistant: Task<Result<Assistant, any Error>, Never>?
  private var dialect = Dialect()

  /// `wake` is called from any thread when something has come.
  package init(_ work: Work, archive: RecordArchive, wake: @escaping @Sendable () -> Void) {
    self.work = work
    self.archive = archive
    mailbox = Mailbox(wake: wake)
  }

  deinit { running?.task.cancel() }

  /// Begins to ask; a kept reply comes without asking.
  package func ask(_ question: AssistantQuestion, id: Int) {
    running?.task.cancel()
    do {
      guard let asked = try work.prompt(question) else {
        return mailbox.put((id, .unsent(.nothingToExplain, nil)))
      }
      // A record that can't be read is no reason not to ask.
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

  /// Closes the connection at once.
  package func stop(_ id: Int) {
    if let running, running.id == id { running.task.cancel() }
  }

  /// Gives up the question under way and keeps its reply, also if it came too late to be shown.
  package func close() {
    if let running {
      running.task.cancel()
      _ = running.end.wait(timeout: .now() + Self.farewell)
    }
    _ = arrivals()
  }

  /// Everything that has come since the last call; what is worth keeping is kept by then.
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

  /// A lesson says nothing of a record that can't be written: it goes on without it.
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

  /// Off the main thread and off the pool of tasks: a key command may take its time.
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
  /// For a question that was never sent.
  fileprivate static func unsent(_ kind: ChatFailure.Kind) -> JudgedReply {
    JudgedReply(content: .failed(ChatFailure(kind)))
  }
}
