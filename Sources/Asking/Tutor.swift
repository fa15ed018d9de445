package import Feedback
package import Storage

/// A conversation with the tutor, each turn of which is in the record before the next begins.
package struct Tutor {
  package private(set) var conversation: TutorConversation
  package private(set) var turns: [TutorConversation.Turn]
  package var context: ChatContext
  private let record: RecordAccess
  private let clock: AskingClock
  private var isKept: Bool

  /// Begins a conversation; it is kept with the first thing that is said.
  package init(
    id: String,
    context: ChatContext,
    language: TeachingLanguage,
    record: RecordAccess,
    clock: AskingClock
  ) {
    conversation = TutorConversation(
      id: id,
      started: clock.now(),
      language: language,
      shared: context.shared
    )
    turns = []
    self.context = context
    self.record = record
    self.clock = clock
    isKept = false
  }

  /// Goes on with a conversation; what is said and shared is not kept unless `isKept`.
  package init(
    _ stored: StoredConversation,
    context: ChatContext,
    record: RecordAccess,
    clock: AskingClock,
    isKept: Bool = true
  ) {
    conversation = stored.conversation
    turns = stored.turns
    self.context = context
    self.context.shared = stored.conversation.shared
    self.record = record
    self.clock = clock
    self.isKept = isKept
  }

  /// The part of a message that is taken down.
  package static func message(_ text: String) -> String {
    String(text.prefix(TutorRequest.longestMessage))
  }

  /// The request after the learner's last message; `next` is a message that is not taken down.
  package func request(after next: String? = nil) -> TutorRequest {
    TutorRequest(
      context: context,
      language: conversation.language,
      turns: turns.map(\.turn) + (next.map { [ChatTurn(.learner, $0)] } ?? [])
    )
  }

  /// The messages to send.
  package func messages(
    _ template: PromptTemplate,
    after next: String? = nil
  ) throws -> [PromptMessage] {
    try request(after: next).messages(template)
  }

  /// Takes down a message of the learner.
  package mutating func hear(_ text: String) throws {
    if !isKept {
      let begun = conversation
      try record.writing { (store) throws(DatabaseError) in try store.conversations.begin(begun) }
      isKept = true
    }
    try add(ChatTurn(.learner, text), isCut: false)
  }

  /// Takes down an answer of the tutor; `isCut` if it was stopped or broke off.
  package mutating func answer(_ text: String, isCut: Bool) throws {
    guard !text.isEmpty else { return }
    try add(ChatTurn(.tutor, text), isCut: isCut)
  }

  /// Shares a part of the context with the tutor, or no longer.
  package mutating func share(_ part: ChatContext.Part, _ isShared: Bool) throws {
    if isShared { context.shared.insert(part) } else { context.shared.remove(part) }
    conversation.shared = context.shared
    guard isKept else { return }
    let (id, shared) = (conversation.id, context.shared)
    try record.writing { (store) throws(DatabaseError) in
      try store.conversations.share(shared, inConversation: id)
    }
  }

  private mutating func add(_ turn: ChatTurn, isCut: Bool) throws {
    let entry = TutorConversation.Turn(
      sequence: turns.count,
      time: clock.now(),
      turn,
      isCut: isCut
    )
    let id = conversation.id
    try record.writing { (store) throws(DatabaseError) in
      try store.conversations.append(entry, toConversation: id)
    }
    turns.append(entry)
  }
}
