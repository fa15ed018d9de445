import ChatAPI
import Coordination
import Curriculum
import Feedback
import Scoring
import Storage
import TextSafety

/// A conversation with the tutor, each turn of which is in the record before the next begins.
struct Tutor {
  private(set) var conversation: Storage.Conversation
  private(set) var turns: [Storage.Conversation.Turn]
  var context: ChatContext
  private let record: Record
  private let world: World
  private var isKept: Bool

  /// Begins a conversation; it is kept with the first thing that is said.
  init(context: ChatContext, language: TeachingLanguage, record: Record, world: World) {
    conversation = Storage.Conversation(
      id: world.freshID(),
      started: world.now(),
      language: language,
      shared: context.shared
    )
    turns = []
    self.context = context
    self.record = record
    self.world = world
    isKept = false
  }

  /// Goes on with a conversation; what is said and shared is not kept unless `isKept`.
  init(
    _ stored: StoredConversation,
    context: ChatContext,
    record: Record,
    world: World,
    isKept: Bool = true
  ) {
    conversation = stored.conversation
    turns = stored.turns
    self.context = context
    self.context.shared = stored.conversation.shared
    self.record = record
    self.world = world
    self.isKept = isKept
  }

  /// As much of what the learner has typed as is taken down.
  static func message(_ text: String) -> String {
    String(text.prefix(Feedback.ChatRequest.longestMessage))
  }

  /// What is asked once the learner has said something; `next` is what they would say, and is not
  /// taken down.
  func request(after next: String? = nil) -> Feedback.ChatRequest {
    Feedback.ChatRequest(
      context: context,
      language: conversation.language,
      turns: turns.map(\.turn) + (next.map { [ChatTurn(.learner, $0)] } ?? [])
    )
  }

  /// The messages to send.
  func messages(
    _ template: PromptTemplate,
    after next: String? = nil
  ) throws(Failure) -> [PromptMessage] {
    do { return try request(after: next).messages(template) } catch { throw Failure(error) }
  }

  /// Takes down what the learner says.
  mutating func hear(_ text: String) throws(Failure) {
    if !isKept {
      let begun = conversation
      try record.writing { (store) throws(DatabaseError) in try store.begin(begun) }
      isKept = true
    }
    try add(ChatTurn(.learner, text), isCut: false)
  }

  /// Takes down what the tutor says; `isCut` if it was stopped or broke off.
  mutating func answer(_ text: String, isCut: Bool) throws(Failure) {
    guard !text.isEmpty else { return }
    try add(ChatTurn(.tutor, text), isCut: isCut)
  }

  /// Lets the tutor know a part of what there is to know, or no more.
  mutating func share(_ part: ChatContext.Part, _ isShared: Bool) throws(Failure) {
    if isShared { context.shared.insert(part) } else { context.shared.remove(part) }
    conversation.shared = context.shared
    guard isKept else { return }
    let (id, shared) = (conversation.id, context.shared)
    try record.writing { (store) throws(DatabaseError) in
      try store.share(shared, inConversation: id)
    }
  }

  private mutating func add(_ turn: ChatTurn, isCut: Bool) throws(Failure) {
    let entry = Storage.Conversation.Turn(
      sequence: turns.count,
      time: world.now(),
      turn,
      isCut: isCut
    )
    let id = conversation.id
    try record.writing { (store) throws(DatabaseError) in
      try store.append(entry, toConversation: id)
    }
    turns.append(entry)
  }
}

extension Tutor {
  /// What the tutor may know of this learner.
  static func context(
    record: Record,
    library: CourseLibrary,
    level: Level?
  ) throws(Failure) -> ChatContext {
    let profile = try record.profile()
    return ChatContext(
      level: level ?? profile?.level ?? .a1,
      lesson: try lesson(record, library),
      mistakes: try mistakes(record, library)
    )
  }

  /// The lesson that was left last.
  private static func lesson(
    _ record: Record,
    _ library: CourseLibrary
  ) throws(Failure) -> LessonInView? {
    guard let unfinished = try record.unfinished(), case .lesson(let id) = unfinished.kind,
      let lesson = try? library.lesson(id)
    else { return nil }
    let tags = lesson.exercises.flatMap(\.tags)
    var grammar: [GrammarTag] = []
    for tag in tags where !grammar.contains(tag) { grammar.append(tag) }
    return LessonInView(
      title: lesson.title,
      unit: "\(lesson.level.rawValue).\(lesson.unit)",
      skill: lesson.skill,
      grammar: Array(grammar.prefix(8))
    )
  }

  private static func mistakes(
    _ record: Record,
    _ library: CourseLibrary
  ) throws(Failure) -> [RecentMistake] {
    let given = try record.reading { (store) throws(DatabaseError) in
      try store.mistakes(limit: ChatContext.mostMistakes)
    }
    var examiner = Examiner { () throws(Failure) in library }
    return (given ?? []).compactMap { answer in
      let name = answer.record.item.description
      guard let item = try? examiner.material(name) else { return nil }
      return RecentMistake(
        english: item.exercise.task.english ?? "",
        answer: answer.record.answer,
        rightAnswer: item.task.solution,
        categories: answer.record.findings.map(\.category)
      )
    }
  }
}
