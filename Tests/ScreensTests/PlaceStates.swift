import Cards
import Coordination
import Curriculum
import Feedback
import Screens
import TerminalUI
import TestSupport

/// All states of all places that keys, words and answers lead to, each once.
struct PlaceStates {
  /// A walk with the table of its keys, which takes long to make in debug.
  struct State {
    let walk: KeyWalk
    let table: KeyTable
  }

  private(set) var states: [State] = []
  private var known: Set<String> = []

  /// A walk that goes on from every state that looks new, from several starts.
  init() {
    // Sizes of their own, because home comes to these places but not through all their pages.
    let search = KeyWalk(.home, setting: Self.terminal(rows: 23))
    explore(from: search.sending(.openSearch).sending(.submit("ev")), steps: 1)
    explore(from: KeyWalk(.home, setting: Self.terminal(rows: 22)).sending(.openNotes), steps: 2)
    // Home leads to every lesson; those are walked through once, from their own starts.
    explore(from: KeyWalk(.home, profile: nil), steps: 5)
    let tutored = Screen.Setting(isByLine: false, hasTranscriptSource: false, hasTutor: true)
    explore(from: KeyWalk(.home, setting: tutored), steps: 0)
    explore(from: KeyWalk(.home, unfinished: Self.left), steps: 0)
    explore(from: KeyWalk(.today(minutes: nil)), steps: 4)
    explore(from: KeyWalk(.today(minutes: 5), isDayDone: true), steps: 2)
    for start in Self.starts { explore(from: start, steps: 40) }
    // A list has many items that differ in nothing but their words.
    explore(from: KeyWalk(.lesson(Self.id("a1-u1-vocabulary"))), steps: 8)
  }

  private static let starts: [KeyWalk] = {
    let speaking = Screen.Setting(isByLine: false, hasTranscriptSource: true)
    let cards = [
      SampleReview.card(1, .recognise, SampleReview.pharmacy),
      SampleReview.card(2, .type, SampleReview.city),
      SampleReview.card(3, .recognise, SampleReview.front),
    ]
    let walks = [
      KeyWalk(.placement), KeyWalk(.levelTest(.a1)), KeyWalk(.levelTest(.a1), setting: speaking),
      KeyWalk(.home).sending(.openMistakes), failedCheckpoint,
      KeyWalk(.game(GameRequest(root: "kalem"))), KeyWalk(.drill(DrillRequest(seed: 1))),
      KeyWalk(.sounds(SoundRequest(seed: 1))),
      KeyWalk(.sounds(SoundRequest(isSaying: true, seed: 1)), setting: speaking),
      KeyWalk(.practice(practice)), KeyWalk(.progress),
      KeyWalk(.review(ReviewRequest()), review: SampleReview.review(cards)),
      KeyWalk(.review(ReviewRequest()), review: SampleReview.review(cards, origin: .course)),
      KeyWalk(.lesson(id("a1-u1-speaking")), setting: speaking),
      KeyWalk(.lesson(id("a1-u1-writing")), habit: .onRequest),
      KeyWalk(.lesson(id("a1-u1-reading")), isCourseDone: true),
    ]
    return walks
      + ["reading", "listening", "speaking"].map {
        KeyWalk(.lesson(id("a1-u1-\($0)")))
      }
  }()

  private static let left = Overview.Unfinished(
    session: "p",
    kind: .practice(skill: .writing, level: .a1),
    settled: 1,
    total: 3
  )

  /// The end of a checkpoint whose first item failed at the first try.
  private static let failedCheckpoint: KeyWalk = {
    var walk = KeyWalk(.lesson(id("a1-u4-checkpoint"))).sending(.submit("")).sending(.next)
    for _ in 0..<20 {
      switch walk.app.place {
      case .judged: walk = walk.sending(.next)
      case .lesson(let lesson):
        guard let task = lesson.stage?.item.task else { return walk }
        if case .choose(let options) = task.answering {
          walk = walk.sending(.choose(options.firstIndex(where: \.isRight) ?? 0))
        } else {
          walk = walk.sending(.submit(task.solution))
        }
      default: return walk
      }
    }
    return walk
  }()

  private static func terminal(rows: Int) -> Screen.Setting {
    Screen.Setting(
      isByLine: false,
      hasTranscriptSource: false,
      size: TerminalSize(columns: 80, rows: rows)
    )
  }

  private static let practice = PracticeRequest(
    skill: .writing,
    level: .a1,
    unit: nil,
    count: 3,
    seed: 1
  )

  private static func id(_ text: String) -> LessonID { LessonID(rawValue: text) }

  private mutating func explore(from start: KeyWalk, steps: Int) {
    var open = [start]
    for step in 0...steps where !open.isEmpty {
      var next: [KeyWalk] = []
      for walk in open where !walk.hasLeft {
        let state = State(walk: walk, table: Screen.keys(for: walk.app.place, in: walk.setting))
        guard known.insert(state.signature).inserted else { continue }
        states.append(state)
        if step < steps { next += state.intents.map { walk.sending($0) } }
      }
      open = next
    }
  }
}

extension PlaceStates.State {
  /// All that makes a difference for the keys, now and soon.
  fileprivate var signature: String {
    let rows = table.rows.filter(\.applies).map { row in
      "\(row.text) \(row.words.map(\.typed)) \(row.bindings.map(\.key.name))"
    }
    let prompt = Screen.prompt(for: walk.app.place, in: walk.setting).line(columns: 200).plainText
    let start = "\(walk.setting) \(walk.app.isAtHome) \(walk.isCourseDone)"
    return "\(walk.app.path.count) \(walk.item) \(prompt) \(table.input) \(rows) \(start)"
  }

  /// The intents of all keys that do something, and some answers.
  fileprivate var intents: [Intent] {
    let keys = table.rows.filter(\.applies).flatMap(\.bindings).map(\.meaning)
    let words = CommandWord.allCases.compactMap { table.meaning(ofCommand: $0.typed) }
    let intents = (keys + words).compactMap { meaning -> Intent? in
      if case .intent(let intent) = meaning, intent != .leave { intent } else { nil }
    }
    let answers = ["", "Öğretmenim.", "Ben öğretmen.", "kale"].map { Intent.submit($0) }
    return intents + (table.input == .key ? [] : answers)
  }
}

extension KeyWalk {
  fileprivate var item: String {
    switch app.place {
    case .lesson(let lesson):
      "\(lesson.stage?.item.id.item ?? "") \(lesson.settled) \(hints(lesson))"
    case .judged(let judged): "\(judged.item.id.item) \(judged.settled)"
    case .review(let review): "\(review.left)"
    case .placement(let test): item(test.run)
    case .levelTest(let test): item(test.run)
    case .progress(let progress): "\(progress.section)"
    case .search(let search): "\(search.first) \(search.results?.all.count ?? -1)"
    case .notes(let notes): "\(notes.first)"
    case .note(let note): "\(note.first)"
    default: ""
    }
  }

  private func item(_ run: TestRun) -> String {
    "\(run.stage?.item.id.item ?? "") \(run.answered)"
  }

  private func hints(_ lesson: LessonCoordinator) -> Int { lesson.currentState?.hints ?? 0 }
}
