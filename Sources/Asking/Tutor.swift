package import Feedback
package import Storage

/// A conversation with the tutor; each turn is in the record before the next begins.
package struct Tutor {
  package private(set) var conversation: TutorConversation
  package private(set) var turns: [TutorConversation.Turn]
  package var context: ChatContext
  private let record: RecordAccess
  private let clock: AskingClock
  private var isKept: Bool

  /// Begins a conversation, which is written to the record with its first turn.
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

  /// Continues a conversation; unless `isKept`, its turns and what is shared are not yet in the record.
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

  /// Returns a message cut to the longest length that is kept.
  package static func message(_ text: String) -> String {
    String(text.prefix(TutorRequest.longestMessage))
  }

  /// Returns the request after the last message; `next` is a further message that is not kept.
  package func request(after next: String? = nil) -> TutorRequest {
    TutorRequest(
      context: context,
      language: conversation.language,
      turns: turns.map(\.turn) + (next.map { [ChatTurn(.learner, $0)] } ?? [])
    )
  }

  /// Returns the messages to send.
  package func messages(
    _ template: PromptTemplate,
    after next: String? = nil
  ) throws -> [PromptMessage] {
    try request(after: next).messages(template)
  }

  /// Appends a message of the learner.
  package mutating func append(message text: String) throws {
    if !isKept {
      let begun = conversation
      try record.writing { (store) throws(DatabaseError) in try store.conversations.begin(begun) }
      isKept = true
    }
    try add(ChatTurn(.learner, text), isCut: false)
  }

  /// Appends an answer of the tutor; `isCut` says that it was stopped or broke off.
  package mutating func append(answer text: String, isCut: Bool) throws {
    guard !text.isEmpty else { return }
    try add(ChatTurn(.tutor, text), isCut: isCut)
  }

  /// Starts or stops sharing a part of the context with the tutor.
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
