import Coordination
import Screens
import TerminalUI
import TextSafety

/// A console for the items of an assignment, which hides marks while the key is hidden.
///
/// Then each item is asked once, because an item that comes back has failed, and what would tell the
/// right answer is refused.
struct AssignmentConsole<Base: Console>: Console {
  var base: Base
  let hides: Bool
  /// Whether what is shown would tell a mark.
  private var isSilent = false

  init(_ base: Base, hides: Bool) {
    self.base = base
    self.hides = hides
  }

  /// Begins a lesson; what is said before its first item counts the items that were right.
  mutating func begin() { isSilent = true }

  var setting: Screen.Setting { base.setting }

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
    if case .judged = place {
      try base.show(Frame([Line("  \(Wording.answerKept)", .dim, hangingIndent: 2)]))
    }
    base.forgetPlace()
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
      guard case .meaning(.intent(let intent)) = input, !allows(intent) else { return input }
      try base.show(Frame([Line("  \(Wording.notInAssignment)", hangingIndent: 2)]))
    }
  }

  /// Whether an intent neither leaves the assignment nor tells the right answer.
  private func allows(_ intent: Intent) -> Bool {
    switch intent {
    case .restart, .askRestart: false
    case .hint, .undo, .overrule, .propose, .why, .note, .explain, .followUp, .report: !hides
    default: true
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
}
