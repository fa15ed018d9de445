package import Coordination
package import TerminalUI
import TextSafety
import Turkish

/// Pure functions from a place to its text, prompt and keys; each place has its own file.
package enum Screen {
  /// The facts about the terminal and the settings that change screens.
  package struct Setting: Sendable, Equatable {
    /// Whether input comes as whole lines: in a pipe, or with `--plain`.
    package var isByLine: Bool
    /// Whether transcripts come from a command or a file instead of the keyboard.
    package var hasTranscriptSource: Bool
    /// Whether there is a tutor to talk with.
    package var hasTutor: Bool
    /// Whether texts and words can be heard.
    package var hasSound = false
    /// The size of the terminal, which decides how much a page of plots holds.
    package var size: TerminalSize
    /// What the assignment of a class allows; nil outside of one.
    package var assignment: AssignmentRule?

    package init(
      isByLine: Bool,
      hasTranscriptSource: Bool,
      hasTutor: Bool = false,
      size: TerminalSize = TerminalSize(columns: 80, rows: 24)
    ) {
      self.size = size
      self.isByLine = isByLine
      self.hasTranscriptSource = hasTranscriptSource
      self.hasTutor = hasTutor
    }
  }

  /// Returns the lines to print on arrival at a place.
  package static func frame(for place: Place, in setting: Setting) -> Frame {
    switch place {
    case .welcome(let welcome): welcome.frame(in: setting)
    case .home(let home): home.frame(in: setting)
    case .levels(let levels): levels.frame(in: setting)
    case .course(let course): course.frame
    case .lesson(let lesson): lesson.frame(in: setting)
    case .judged(let judged): judged.frame(in: setting)
    case .summary(let summary): summary.frame(in: setting)
    case .levelEnd(let end): end.frame(in: setting)
    case .mistakes(let mistakes): mistakes.frame
    case .mistake(let mistake): mistake.frame
    case .profile(let profile): profile.frame(in: setting)
    case .review(let review): review.frame(in: setting)
    case .scramble(let game): game.frame
    case .drill(let drill): drill.frame
    case .sounds(let sounds): sounds.frame(in: setting)
    case .today(let today): today.frame(in: setting)
    case .placement(let placement): placement.frame(in: setting)
    case .levelTest(let test): test.frame(in: setting)
    case .progress(let progress): progress.frame(in: setting)
    case .search(let search): search.frame(in: setting)
    case .notes(let notes): notes.frame(in: setting)
    case .note(let note): note.frame(in: setting)
    }
  }

  /// Returns the prompt below those lines.
  package static func prompt(for place: Place, in setting: Setting) -> Prompt {
    let table = keys(for: place, in: setting)
    if case .home = place { return table.prompt(labels: false) }
    return table.prompt()
  }

  /// Returns the keys of a place in its present state.
  package static func keys(for place: Place, in setting: Setting) -> KeyTable {
    let table = allKeys(for: place, in: setting)
    return setting.assignment.map { table.withholding($0) } ?? table
  }

  private static func allKeys(for place: Place, in setting: Setting) -> KeyTable {
    switch place {
    case .welcome(let welcome): welcome.keys
    case .home(let home): home.keys(in: setting)
    case .levels: LevelsPlace.keys
    case .course(let course): course.keys
    case .lesson(let lesson): lesson.keys(in: setting)
    case .judged(let judged): judged.keys
    case .summary(let summary): summary.keys
    case .levelEnd(let end): end.keys(in: setting)
    case .mistakes(let mistakes): mistakes.keys
    case .mistake(let mistake): mistake.keys
    case .profile(let profile): profile.keys
    case .review(let review): review.keys
    case .scramble(let game): game.keys
    case .drill(let drill): drill.keys
    case .sounds(let sounds): sounds.keys(in: setting)
    case .today(let today): today.keys(in: setting)
    case .placement(let placement): placement.keys(in: setting)
    case .levelTest(let test): test.keys(in: setting)
    case .progress(let progress): progress.keys(in: setting)
    case .search(let search): search.keys(in: setting)
    case .notes(let notes): notes.keys(in: setting)
    case .note(let note): note.keys(in: setting)
    }
  }

  /// Returns the meaning of a single key; only for a prompt that reads keys.
  package static func meaning(of key: Key, in place: Place, setting: Setting) -> InputMeaning {
    keys(for: place, in: setting).meaning(of: key) ?? .intent(.unclear)
  }

  /// Returns the meaning of a whole line: a command after a colon, a key, or an answer.
  package static func meaning(
    ofLine line: String,
    in place: Place,
    setting: Setting
  ) -> InputMeaning {
    let table = keys(for: place, in: setting)
    let text = line.trimmed
    if text == "?" { return .help }
    if text.hasPrefix(":") {
      if let meaning = table.meaning(ofCommand: text) { return meaning }
      let isElsewhere = CommandWord.allCases.contains { $0.typed == text }
      return isElsewhere ? .intent(.unclear) : .unknownCommand(text)
    }
    guard table.input == .key else { return .intent(.submit(line)) }
    if text.isEmpty { return meaning(of: .enter, in: place, setting: setting) }
    guard text.count == 1, let character = text.first else { return .intent(.unclear) }
    return meaning(of: .character(character), in: place, setting: setting)
  }

  /// Returns the lines of a notice.
  package static func frame(for notice: Notice, in setting: Setting) -> Frame {
    if case .words(let group) = notice { return Frame(group.lines) }
    let lines = Wording.lines(for: notice, isByLine: setting.isByLine)
    return Frame(lines.map { Line("  \($0)", hangingIndent: 2) })
  }
}
