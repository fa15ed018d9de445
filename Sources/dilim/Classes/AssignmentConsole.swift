import Coordination
import Screens
import TerminalUI
import TextSafety

/// A console for the items of an assignment, which hides marks while the key is hidden.
///
/// Then each item is asked until it has one answer, because an item that comes back has failed, and what
/// would tell the right answer is refused.
struct AssignmentConsole<Base: Console>: Console {
  var base: Base
  let hides: Bool
  /// Whether the items are the teacher's own.
  var asksOwnItems = false
  /// Whether what is shown would tell a mark.
  private var isSilent = false

  init(_ base: Base, hides: Bool) {
    self.base = base
    self.hides = hides
  }

  /// Begins a lesson; what is said before its first item counts the items that were right.
  mutating func begin() { isSilent = true }

  var setting: Screen.Setting {
    var setting = base.setting
    setting.assignment = rule
    return setting
  }

  private var rule: AssignmentRule {
    asksOwnItems ? .ownItem : hides ? .hidesMarks : .showsMarks
  }

  var compose: ComposeTable? {
    get { base.compose }
    set { base.compose = newValue }
  }

  mutating func automaticIntent(at place: Place) -> Intent? {
    guard hides else { return base.automaticIntent(at: place) }
    switch place {
    case .judged(let judged): return judged.isUnsure ? .skip : .next
    case .lesson(let lesson) where lesson.hasComeBack: return lesson.isReading ? .next : .skip
    case .summary, .levelEnd: return .back
    default: return base.automaticIntent(at: place)
    }
  }

  mutating func show(_ frame: Frame) throws(Ending) {
    if !isSilent { try base.show(frame) }
  }

  mutating func present(_ place: Place) throws(Ending) {
    isSilent = hides && Self.tells(place)
    guard isSilent else { return try base.present(place) }
    if case .judged(let judged) = place {
      // Who has typed that they don't know has given no answer.
      try tell(judged.outcome.verdict == nil ? Wording.leftForLater : Wording.answerKept)
    }
    base.forgetPlace()
  }

  private mutating func tell(_ text: SafeText) throws(Ending) {
    try base.show(Frame([Line("  \(text)", .dim, hangingIndent: 2)]))
  }

  /// Whether a place tells whether an answer was right.
  private static func tells(_ place: Place) -> Bool {
    switch place {
    case .judged, .summary, .levelEnd: true
    case .lesson(let lesson): lesson.hasComeBack
    default: false
    }
  }

  mutating func forgetPlace() { base.forgetPlace() }

  mutating func ask(_ place: Place) throws(Ending) -> ConsoleInput {
    while true {
      let input: ConsoleInput
      do throws(Ending) { input = try base.ask(place) } catch {
        isSilent = true
        throw error
      }
      // A farewell counts the items that are done, and so those that have failed.
      switch input {
      case .endOfInput, .meaning(.intent(.leave)), .meaning(.intent(.back)): isSilent = true
      default: break
      }
      guard case .meaning(.intent(let intent)) = input else { return input }
      guard rule.allows(intent) else {
        try base.show(Frame([Line("  \(Wording.notInAssignment)", hangingIndent: 2)]))
        continue
      }
      guard hides, !asksOwnItems, case .lesson(let lesson) = place, lesson.leavesOpen(intent) else {
        return input
      }
      try tell(lesson.currentState?.skips == 0 ? Wording.leftForNow : Wording.leftForLater)
      // What the lesson says of a skipped item is not so here.
      isSilent = true
      return .meaning(.intent(.skip))
    }
  }

  mutating func lend(_ body: () -> Void) -> Bool { base.lend(body) }

  mutating func play(_ playback: Playback) throws(Ending) -> Bool { try base.play(playback) }

  @discardableResult
  mutating func pronounce(_ words: Pronunciation) throws(Ending) -> Bool {
    try base.pronounce(words)
  }

  mutating func tells(_ word: String, from other: String) throws(Ending) -> Result<Bool, Silence> {
    try base.tells(word, from: other)
  }

  mutating func hear(_ sentence: String?) throws(Ending) -> Heard? { try base.hear(sentence) }

  mutating func playMine() throws(Ending) { try base.playMine() }

  mutating func openPicture(_ path: String) throws(Ending) { try base.openPicture(path) }
}

extension LessonCoordinator {
  /// Whether the present item was answered before in this session.
  fileprivate var hasComeBack: Bool { currentState.map { !$0.isUntouched } ?? false }

  /// Whether an intent leaves the present item without an answer: it is skipped, or nothing is typed.
  ///
  /// The solution, which a lesson shows after two empty lines, would tell the answer.
  fileprivate func leavesOpen(_ intent: Intent) -> Bool {
    guard let stage, !isReading else { return false }
    switch (intent, stage) {
    case (.skip, _): return true
    case (.submit(let text), .speaking(let speaking)):
      // An empty line may also mean that the sentence was said.
      return text.trimmingSpaces.isEmpty && !speaking.allowsRating && !speaking.isRating
    case (.submit(let text), _):
      return text.trimmingSpaces.isEmpty && !stage.isChoice
    default: return false
    }
  }
}

extension Stage {
  fileprivate var isChoice: Bool {
    if case .choose = item.task.answering { true } else { false }
  }
}
