import Coordination
import Curriculum
import Feedback
import Patterns
import RandomTestSupport
import Scoring
import TestSupport
import Testing

/// Questions to a language model: asked, answered, followed up and given up.
@Suite(.seeded) struct AssistantTests {
  private static let reply = ExplanationReply(
    verdictAgrees: true,
    edits: [.init(id: 1, category: .finding(.harmony), rule: "i follows e.")],
    corrected: "Ben öğretmenim.",
    example: ExampleReply(turkish: "Evdeyim.", gloss: "I am at home."),
    hint: nil,
    confidence: .high,
    explanation: "After e comes i."
  )
  private static let example = ExampleReply(turkish: "Geldim.", gloss: "I have come.")

  /// A writing lesson after its first answer, and the effects of that answer.
  struct Trial {
    var app: AppCoordinator
    var effects: [String] = []

    init(_ answer: String = "Ben öğretmenım.", habit: AssistantHabit = .onRequest) throws {
      let id = LessonID(rawValue: "a1-u1-writing")
      app = AppCoordinator(route: .lesson(id), profile: nil, habit: habit)
      _ = app.start(.lesson(id))
      let session = try SmallCourse.session(SmallCourse.writing)
      _ = app.handle(.reply(.opened(session, request: 1), at: 0))
      send(.intent(.submit(answer), at: 0))
    }

    mutating func send(_ events: Event...) {
      for event in events { effects += app.handle(event).map(\.name).filter { $0 != "" } }
    }

    var judged: JudgedItem? { app.place.judged }
    var last: AssistantTurn.State? { judged?.turns.last?.state }
  }

  private static func explained(_ id: Int) -> Event {
    .reply(.explained(.explanation(reply), id: id), at: 0)
  }

  private static let explain = Event.intent(.explain, at: 0)
  private static let next = Event.intent(.next, at: 0)
  private static let anotherExample = Event.intent(.followUp(.anotherExample), at: 0)
  private static let differently = Event.intent(.followUp(.explainDifferently), at: 0)

  @Test(arguments: [
    ("Ben öğretmenım.", AssistantHabit.never, []),
    ("Ben öğretmenım.", .onRequest, []),
    ("Ben öğretmenım.", .always, ["ask 1"]),
    ("Ben öğretmen.", .always, ["ask 1"]),
    ("ogretmenim", .always, []),
    ("Ben öğretmenim.", .always, []),
  ])
  func `an answer that did not pass is asked about by itself if that is the habit`(
    answer: String,
    habit: AssistantHabit,
    effects: [String]
  ) throws {
    let trial = try Trial(answer, habit: habit)
    #expect(trial.effects == effects)
    #expect(trial.judged != nil)
  }

  @Test(arguments: [
    ("Ben öğretmenım.", AssistantHabit.never, false), ("Ben öğretmenım.", .onRequest, true),
    ("ogretmenim", .onRequest, true), ("Ben öğretmen.", .onRequest, true),
    ("Ben öğretmenim.", .onRequest, false), ("ogretmenim", .always, true),
  ])
  func `an explanation is offered where somebody can be asked and something was found`(
    answer: String,
    habit: AssistantHabit,
    isOffered: Bool
  ) throws {
    var trial = try Trial(answer, habit: habit)
    #expect(trial.judged?.offersExplanation == isOffered)
    trial.send(Self.explain)
    #expect(trial.effects == [isOffered ? "ask 1" : "say unclear"])
  }

  @Test(arguments: [
    ([explain], ["ask 1"]),
    ([explain, explain], ["ask 1", "say unclear"]),
    ([explain, anotherExample], ["ask 1", "say unclear"]),
    ([anotherExample, differently], ["say unclear", "say unclear"]),
    ([explain, next], ["ask 1", "stop 1"]),
    ([explain, .intent(.back, at: 0)], ["ask 1", "stop 1", "say left", "leave"]),
    ([explain, .intent(.undo, at: 0)], ["ask 1", "stop 1", "record", "say undone"]),
    ([explain, .intent(.overrule, at: 0)], ["ask 1", "stop 1", "record", "say overruled"]),
    ([explain, .intent(.leave, at: 0)], ["ask 1", "stop 1", "say left", "leave"]),
    ([explain, .intent(.why, at: 0), next], ["ask 1", "say why", "stop 1"]),
    ([explain, explained(1), next], ["ask 1"]),
    ([explain, explained(1), explain], ["ask 1", "say unclear"]),
    ([explain, explained(1), anotherExample, next], ["ask 1", "ask 2 example", "stop 2"]),
    ([explain, explained(1), differently, explained(2)], ["ask 1", "ask 2 differently"]),
    ([explain, refused(1), explain], ["ask 1", "say unclear"]),
    ([explain, refused(1), anotherExample], ["ask 1", "say unclear"]),
    ([explain, failed(1), explain, next], ["ask 1", "ask 2", "stop 2"]),
    (
      [explain, explained(1), differently, failed(2), differently],
      ["ask 1", "ask 2 differently", "ask 3 differently"]
    ),
    (
      [explain, explained(1), .intent(.overrule, at: 0), differently],
      ["ask 1", "record", "say overruled", "say unclear"]
    ),
  ])
  func `what is asked and given up follows from what happens`(
    events: [Event],
    effects: [String]
  ) throws {
    var trial = try Trial()
    for event in events { trial.send(event) }
    #expect(trial.effects == effects)
  }

  private static func refused(_ id: Int) -> Event { .reply(.explained(.refused, id: id), at: 0) }
  private static func failed(_ id: Int) -> Event {
    .reply(.explained(.failed(reason: "offline"), id: id), at: 0)
  }

  @Test func `waits are kept in their order until the reply comes`() throws {
    var trial = try Trial()
    trial.send(Self.explain)
    trial.send(.reply(.stillAsking(.still(seconds: 5), id: 1), at: 0))
    trial.send(.reply(.stillAsking(.again(seconds: 2), id: 1), at: 0))
    trial.send(Self.explained(1))
    trial.send(.reply(.stillAsking(.still(seconds: 15), id: 1), at: 0))
    #expect(trial.last == .explained(Self.reply))
    #expect(trial.judged?.turns.last?.waits == [.still(seconds: 5), .again(seconds: 2)])
  }

  @Test func `a reply to a question of a place already left is dropped`() throws {
    var trial = try Trial()
    trial.send(Self.explain, Self.next, .intent(.submit("Doktormusun?"), at: 0))
    trial.send(.reply(.stillAsking(.still(seconds: 5), id: 1), at: 0), Self.explained(1))
    #expect(trial.judged?.turns == [])
    trial.send(Self.explain, Self.explained(1))
    #expect(trial.last == .waiting)
    trial.send(Self.explained(2))
    #expect(trial.last == .explained(Self.reply))
    trial.send(.reply(.stillAsking(.still(seconds: 5), id: 2), at: 0), Self.refused(2))
    #expect(trial.last == .explained(Self.reply))
  }

  @Test func `a reply that comes at the next item changes nothing there`() throws {
    var trial = try Trial()
    trial.send(Self.explain, Self.next, Self.explained(1))
    #expect(trial.app.place.item == "doctor")
    #expect(trial.app.place.name == "writing")
  }

  @Test func `a follow-up knows the last explanation and the examples besides its own`() throws {
    var trial = try Trial()
    trial.send(Self.explain, Self.explained(1), Self.anotherExample)
    trial.send(.reply(.explained(.example(Self.example), id: 2), at: 0))
    guard case .ask(let question, let id)? = trial.app.handle(Self.differently).first else {
      return #expect(Bool(false))
    }
    #expect(id == 3)
    #expect(
      question.kind
        == .followUp(.explainDifferently, Self.reply, examples: [Self.example.turkish])
    )
    #expect(question.item.description == "a1-u1-writing#teacher")
    #expect(question.level == .a1)
    #expect(question.accepted.map(\.source) == ["(Ben) (bir) öğretmenim."])
    #expect(question.outcome.judgement?.answer == "Ben öğretmenım.")
  }

  @Test func `a wrong choice and a sentence that was not heard are asked about`() throws {
    for lesson in ["a1-u1-reading", "a1-u1-speaking"] {
      var walk = Walker(route: .lesson(LessonID(rawValue: lesson)), profile: nil, habit: .always)
      walk.send(.choose(0), .submit("kedi"))
      #expect(walk.asked == [1])
      #expect(walk.app.place.judged?.turns.map(\.isOpen) == [true])
    }
  }

  @Test func `a reported explanation is taken away, and e asks for another`() throws {
    var walk = Walker(
      route: .lesson(LessonID(rawValue: "a1-u1-writing")),
      profile: nil,
      habit: .onRequest
    )
    walk.send(.submit("Ben öğretmenım."), .report)
    #expect(walk.notices == [.unclear] && walk.reported == [])
    walk.send(.explain)
    walk.reply(.explained(.explanation(Self.reply), id: 1))
    walk.send(.followUp(.anotherExample))
    walk.reply(.explained(.example(Self.example), id: 2))
    walk.send(.report)
    let judged = try #require(walk.app.place.judged)
    #expect(judged.turns.map(\.state) == [.reported])
    #expect(judged.offersExplanation && !judged.offersFollowUps && !judged.offersReport)
    #expect(walk.reported.map(\.kind) == [.explanation])
    walk.send(.explain)
    #expect(walk.asked == [1, 2, 3])
  }

  @Test func `a mistake of the book shows its kept explanation, and asks for one without it`() {
    let mistake = Mistake(
      item: ItemID(lesson: LessonID(rawValue: "a1-u1-writing"), item: "teacher"),
      prompt: "I am a teacher.",
      answer: "Ben öğretmenım.",
      solution: "Ben öğretmenim.",
      findings: [],
      tags: []
    )
    for kept in [nil, AssistantReply.explanation(Self.reply)] {
      var walk = Walker(
        route: .home,
        profile: Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false),
        habit: .onRequest
      )
      walk.mistakes = [mistake]
      walk.keptExplanation = kept
      walk.send(.openMistakes, .choose(0), .explain)
      guard case .mistake(let place) = walk.app.place else {
        Issue.record("\(walk.app.place.name)")
        continue
      }
      #expect(walk.asked == (kept == nil ? [1] : []))
      #expect(
        place.dialogue.turns.map(\.state) == [kept == nil ? .waiting : .explained(Self.reply)]
      )
      // Going back closes the question.
      walk.send(.back)
      #expect(walk.openQuestions == [])
    }
  }

  @Test func `two hundred random walks ask one thing at a time and leave no question open`() {
    var answered = 0
    for seed in 0..<200 {
      var random = TestRandom(UInt64(seed))
      let habit: AssistantHabit = seed % 3 == 0 ? .always : .onRequest
      var walk = Walker(
        route: .home,
        profile: Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false),
        habit: habit
      )
      for _ in 0..<80 where !walk.hasLeft {
        if walk.app.place.name == "home" { walk.send(.openCourse, .choose(2)) }
        let isAnswer = Int.random(in: 0..<3, using: &random) == 0
        walk.send(isAnswer ? .submit("Doktormusun?") : .random(using: &random))
        #expect(walk.openQuestions.count <= 1)
        let isOpen = walk.app.place.judged?.turns.last?.isOpen == true
        #expect(isOpen == !walk.openQuestions.isEmpty)
        answered += walk.hear(.random(from: Self.reply, Self.example, using: &random), &random)
      }
      if walk.hasLeft { #expect(walk.openQuestions == []) }
    }
    #expect(answered > 100)
  }
}

extension AssistantReply {
  fileprivate static func random(
    from reply: ExplanationReply,
    _ example: ExampleReply,
    using random: inout TestRandom
  ) -> AssistantReply {
    let replies: [AssistantReply] = [
      .explanation(reply), .explanation(reply), .text("Text."), .example(example), .refused,
      .failed(reason: "offline"),
    ]
    return replies.randomElement(using: &random) ?? .refused
  }
}

extension Walker {
  /// Sends a sign of life or the end of a reply to one of the last questions, also one that is given up;
  /// counts the ends that were awaited.
  fileprivate mutating func hear(_ reply: AssistantReply, _ random: inout TestRandom) -> Int {
    guard let id = asked.suffix(2).randomElement(using: &random), Bool.random(using: &random) else {
      return 0
    }
    guard Bool.random(using: &random) else {
      self.reply(.stillAsking(.still(seconds: 5), id: id))
      return 0
    }
    self.reply(.explained(reply, id: id))
    return openQuestions.remove(id) == nil ? 0 : 1
  }
}

extension Effect {
  /// A word or two for a table; empty for what is always done after an answer.
  fileprivate var name: String {
    switch self {
    case .ask(let question, let id):
      switch question.kind {
      case .explanation: "ask \(id)"
      case .followUp(.anotherExample, _, _): "ask \(id) example"
      case .followUp(.explainDifferently, _, _): "ask \(id) differently"
      }
    case .stopAsking(let id): "stop \(id)"
    case .say(.undone): "say undone"
    case .say(.overruled): "say overruled"
    case .say(.why): "say why"
    case .say(.left): "say left"
    case .say(let notice): "say \(notice)"
    case .record(let entry, _, _):
      if case .answered = entry.event { "" } else { "record" }
    case .leave: "leave"
    default: ""
    }
  }
}
