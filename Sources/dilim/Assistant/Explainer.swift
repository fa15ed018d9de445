import ChatAPI
import Coordination
import Dispatch
import Feedback
import Screens
import TerminalUI
import TextSafety

/// Asks the language model while the lesson goes on; one question at a time.
///
/// Belongs to the main thread. What comes back waits in a mailbox until ``arrivals()`` is called.
final class Explainer {
  /// What has come back.
  enum Arrival {
    /// Something to be told once, wherever the learner is by now.
    case notice(SafeText)
    case reply(Reply)
  }

  private enum Message: Sendable {
    case notice(SafeText)
    case waiting(AssistantTurn.Wait)
    case known(Explanation.Content)
    /// Nothing was sent; with the question if it was begun.
    case unprepared(String, AskedQuestion?)
    case ended(Explanation, AskedQuestion, Dialect, address: String)
  }

  private struct Running {
    let id: Int
    let task: Task<Void, Never>
    /// Signalled when all that it has to say is in the mailbox.
    let end: DispatchSemaphore
  }

  /// How long the program stays for the end of a question that was given up.
  private static let farewell = DispatchTimeInterval.milliseconds(100)

  private let settings: Settings
  private let environment: Environment
  private let folders: Folders
  private let archive: ExplanationArchive
  private let mailbox: Mailbox<(id: Int, message: Message)>
  private var running: Running?
  private var prompts: PromptLibrary?
  /// Made ready once, and anew after a failure, for the learner may have put it right.
  private var assistant: Task<Result<Assistant, Failure>, Never>?
  private var dialect = Dialect()

  /// `wake` is called from any thread when something has come.
  init(
    _ settings: Settings,
    _ environment: Environment,
    _ folders: Folders,
    archive: ExplanationArchive,
    wake: @escaping @Sendable () -> Void
  ) {
    self.settings = settings
    self.environment = environment
    self.folders = folders
    self.archive = archive
    mailbox = Mailbox(wake: wake)
  }

  deinit { running?.task.cancel() }

  /// Begins to ask; what is known already comes without asking.
  func ask(_ question: AssistantQuestion, id: Int) {
    running?.task.cancel()
    do throws(Failure) {
      guard let asked = try asked(question) else {
        return mailbox.put((id, .unprepared("There is nothing to explain.", nil)))
      }
      if let known = archive.find(asked) { return mailbox.put((id, .known(known))) }
      if let refusal = archive.begin(asked) { return mailbox.put((id, .unprepared(refusal, nil))) }
      running = send(asked, id: id)
    } catch {
      mailbox.put((id, .unprepared(error.message.string, nil)))
    }
  }

  /// Closes the connection at once.
  func stop(_ id: Int) {
    if let running, running.id == id { running.task.cancel() }
  }

  /// Gives up what is under way and keeps what has come of it, also if it came too late to be shown.
  func close() {
    if let running {
      running.task.cancel()
      _ = running.end.wait(timeout: .now() + Self.farewell)
    }
    _ = arrivals()
  }

  /// What has come since the last call; what is worth keeping is kept by then.
  func arrivals() -> [Arrival] {
    mailbox.takeAll().map { id, message in
      switch message {
      case .notice(let text): return .notice(text)
      case .waiting(let wait): return .reply(.stillAsking(wait, id: id))
      case .known(let content): return .reply(.explained(reply(content, address: ""), id: id))
      case .unprepared(let reason, let asked):
        assistant = nil
        if let asked { archive.keep(asked, .unsent(.setup)) }
        return .reply(.explained(.failed(reason: reason), id: id))
      case .ended(let explanation, let asked, let dialect, let address):
        self.dialect = dialect
        archive.keep(asked, explanation)
        return .reply(.explained(reply(explanation.content, address: address), id: id))
      }
    }
  }

  private func asked(_ question: AssistantQuestion) throws(Failure) -> AskedQuestion? {
    let prompts = if let known = self.prompts { known } else { try PromptFolder.library(folders) }
    self.prompts = prompts
    let language = try Assistant.language(settings)
    do throws(PromptError) {
      return try AskedQuestion(question, in: language, prompts)
    } catch {
      throw Failure(error)
    }
  }

  private func send(_ asked: AskedQuestion, id: Int) -> Running {
    let assistant = assistant ?? prepare()
    self.assistant = assistant
    let end = DispatchSemaphore(value: 0)
    let task = Task.detached { [mailbox, folders, dialect] in
      defer { end.signal() }
      let ready: Assistant
      switch await assistant.value {
      case .success(let assistant): ready = assistant
      case .failure(let failure):
        return mailbox.put((id, .unprepared(failure.message.string, asked)))
      }
      guard !Task.isCancelled else {
        let message = Message.ended(.unsent(.cancelled), asked, dialect, address: ready.address)
        return mailbox.put((id, message))
      }
      if let notice = FirstContact(folders).notice(ready.address) {
        mailbox.put((id, .notice(notice)))
      }
      var dialect = dialect
      let explanation = await ready.answer(to: asked, dialect: &dialect) { wait in
        mailbox.put((id, .waiting(wait)))
      }
      mailbox.put((id, .ended(explanation, asked, dialect, address: ready.address)))
    }
    return Running(id: id, task: task, end: end)
  }

  /// Off the main thread and off the pool of tasks: a key command may take its time.
  private func prepare() -> Task<Result<Assistant, Failure>, Never> {
    Task.detached { [settings, environment] in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          let result = Result { () throws(Failure) in try Assistant(settings, environment) }
          continuation.resume(returning: result)
        }
      }
    }
  }

  private func reply(_ content: Explanation.Content, address: String) -> AssistantReply {
    switch content {
    case .reply(let reply): .explanation(reply)
    case .text(let text): .text(text.string)
    case .example(let example): .example(example)
    case .disputed: .refused
    case .unreadable: .failed(reason: Wording.unreadableReply)
    case .failed(let failure):
      .failed(reason: Wording.sentence(for: failure, at: address).line)
    }
  }
}

extension Explanation {
  /// For a question that never left.
  fileprivate static func unsent(_ kind: ChatFailure.Kind) -> Explanation {
    Explanation(content: .failed(ChatFailure(kind)))
  }
}
