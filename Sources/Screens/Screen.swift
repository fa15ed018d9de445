package import Coordination
package import TerminalUI
import Turkish

/// What each place looks like and what keys mean there: pure, one file a place.
package enum Screen {
  /// How the program talks with this learner.
  package struct Setting: Sendable, Equatable {
    /// Whether answers come as whole lines: a pipe, or `--plain`.
    package var isByLine: Bool
    /// Whether transcripts come from a command or a file instead of the keyboard.
    package var hasTranscriptSource: Bool

    package init(isByLine: Bool, hasTranscriptSource: Bool) {
      self.isByLine = isByLine
      self.hasTranscriptSource = hasTranscriptSource
    }
  }

  /// What to print on arriving at a place.
  package static func frame(for place: Place, in setting: Setting) -> Frame {
    switch place {
    case .welcome(let welcome): welcome.frame
    case .home(let home): home.frame
    case .levels(let levels): levels.frame
    case .course(let course): course.frame
    case .words(let words): words.frame
    case .lesson(let lesson): lesson.frame(in: setting)
    case .judged(let judged): judged.frame
    case .summary(let summary): summary.frame(in: setting)
    case .levelEnd(let end): end.frame(in: setting)
    case .profile(let profile): profile.frame
    case .review(let review): review.frame
    case .scramble(let game): game.frame
    }
  }

  /// The line that waits below.
  package static func prompt(for place: Place, in setting: Setting) -> Prompt {
    switch place {
    case .welcome(let welcome): welcome.prompt
    case .home: Prompt("Enter, r, c, g, l, p, q or ? > ", .key)
    case .levels: Prompt("1-6 or b > ", .key)
    case .course: Prompt("a number, n, p, b or ? > ", .key)
    case .words: Prompt("Enter or b > ", .key)
    case .lesson(let lesson): lesson.prompt(in: setting)
    case .judged(let judged): judged.prompt
    case .summary: Prompt("Enter > ", .key)
    case .levelEnd: Prompt("Enter or b > ", .key)
    case .profile(let profile): profile.prompt
    case .review(let review): review.prompt
    case .scramble(let game): game.prompt
    }
  }

  /// What can be done in a place.
  package static func keys(for place: Place, in setting: Setting) -> [KeyHelp] {
    switch place {
    case .welcome: [KeyHelp("b", ":back", "the question before"), KeyHelp("q", ":quit", "leave")]
    case .home: HomePlace.keys
    case .levels: LevelsPlace.keys
    case .course: CoursePlace.keys
    case .words: WordsPlace.keys
    case .lesson(let lesson): lesson.keys(in: setting)
    case .judged(let judged): judged.keys
    case .summary: Summary.keys
    case .levelEnd(let end): end.keys
    case .profile: ProfileCoordinator.keys
    case .review(let review): review.keys
    case .scramble(let game): game.keys
    }
  }

  /// What a single key means; only asked where the prompt takes keys.
  package static func meaning(
    of key: Key,
    in place: Place,
    setting: Setting
  ) -> Meaning {
    if key == .character("?") { return .help }
    if key == .character("q") || key == .control("d") { return .intent(.leave) }
    let intent: Intent? =
      switch place {
      case .welcome(let welcome): welcome.intent(for: key)
      case .home: HomePlace.intent(for: key)
      case .levels: LevelsPlace.intent(for: key)
      case .course: CoursePlace.intent(for: key)
      case .words: WordsPlace.intent(for: key)
      case .lesson(let lesson): lesson.intent(for: key, in: setting)
      case .judged: JudgedItem.intent(for: key)
      case .summary: Summary.intent(for: key)
      case .levelEnd: LevelEnd.intent(for: key)
      case .profile: ProfileCoordinator.intent(for: key)
      case .review: ReviewCoordinator.intent(for: key)
      case .scramble: ScrambleCoordinator.intent(for: key)
      }
    return .intent(intent ?? .unclear)
  }

  /// What a whole line means: a command after a colon, a key, or an answer.
  package static func meaning(
    ofLine line: String,
    in place: Place,
    setting: Setting
  ) -> Meaning {
    let text = line.trimmed
    if text == "?" { return .help }
    if text.hasPrefix(":") {
      if text == ":help" { return .help }
      return command(text).map { .intent($0) } ?? .unknownCommand(text)
    }
    guard prompt(for: place, in: setting).input == .key else { return .intent(.submit(line)) }
    if text.isEmpty { return meaning(of: .enter, in: place, setting: setting) }
    guard text.count == 1, let character = text.first else { return .intent(.unclear) }
    return meaning(of: .character(character), in: place, setting: setting)
  }

  /// A command; `:add` alone takes something behind it.
  private static func command(_ text: String) -> Intent? {
    let parts = text.split(separator: " ", maxSplits: 1)
    if parts.first == ":add" { return .addCard(parts.count > 1 ? String(parts[1]) : "") }
    return commands[text]
  }

  private static let commands: [String: Intent] = [
    ":hint": .hint, ":skip": .skip, ":undo": .undo, ":back": .back, ":quit": .leave,
    ":play": .play, ":text": .readText, ":right": .overrule, ":restart": .restart,
    ":next": .next, ":why": .why, ":note": .note, ":words": .explainWords, ":known": .putAside,
    ":edit": .edit, ":end": .endRound, ":new": .newRound,
  ]

  /// A notice as lines to print.
  package static func frame(for notice: Notice) -> Frame {
    Frame(Wording.lines(for: notice).map { Line("  \($0)", hangingIndent: 2) })
  }
}

extension Character {
  /// The option that a digit or a letter from a, small or capital, stands for, from 0.
  var optionIndex: Int? {
    if let digit = wholeNumberValue, isASCII, digit > 0 { return digit - 1 }
    guard let value = asciiValue.map({ $0 | 0x20 }), (97...100).contains(value) else { return nil }
    return Int(value) - 97
  }
}
