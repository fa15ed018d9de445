import Foundation
import Interface
import Testing

/// Every sentence that the program says is translated into every language.
///
/// In the files of sentences each literal with a letter is looked up by its template. A value that is
/// a word of English is a literal too, so it can't be forgotten.
@Suite struct SentenceTests {
  /// The files of sentences, from `Sources`; a folder means all files in it.
  static let files = [
    "dilim/Backups/Wording+BackupReport.swift",
    "dilim/Backups/Wording+Backups.swift",
    "dilim/Backups/Wording+Restoring.swift",
    "dilim/Cards/Wording+Adding.swift",
    "dilim/Cards/Wording+CardActions.swift",
    "dilim/Cards/Wording+CardTransfer.swift",
    "dilim/Cards/Wording+DeckActions.swift",
    "dilim/Cards/Wording+Decks.swift",
    "dilim/Cards/Wording+Editing.swift",
    "dilim/Cards/Wording+Fit.swift",
    "dilim/Cards/Wording+Omissions.swift",
    "dilim/Cards/Wording+Packages.swift",
    "dilim/Cards/Wording+Refusals.swift",
    "dilim/Cards/Wording+Reminder.swift",
    "dilim/Cards/Wording+Schedules.swift",
    "dilim/Cards/Wording+States.swift",
    "Classes/Teaching/ClassWording+Teaching.swift",
    "Classes/Travelling/ClassWording+Travelling.swift",
    "dilim/Classes/Wording+Marking.swift",
    "dilim/Classes/Wording+Pupil.swift",
    "dilim/Classes/Wording+School.swift",
    "dilim/Classes/Wording+Quizzes.swift",
    "Quizzes/Questions/QuizInstruction.swift",
    "Quizzes/Questions/QuizWording.swift",
    "Quizzes/Sheet/SheetItem.swift",
    "Quizzes/Sheet/SheetWording.swift",
    "dilim/Content/Wording+Content.swift",
    "dilim/Game/Wording+GameInput.swift",
    "dilim/Grading/Wording+Grading.swift",
    "dilim/Session/Wording+Opening.swift",
    "dilim/Settings/Wording+SettingHelp.swift",
    "dilim/Settings/Wording+Settings.swift",
    "dilim/Wording+Lines.swift",
    "dilim/Wording+Storage.swift",
    "dilim/Words/Wording+Words.swift",
    "Screens/Tests/Wording+LevelCheck.swift",
    "dilim/Assistant/Wording+Chat.swift",
    "dilim/Assistant/Wording+ChatCommands.swift",
    "dilim/Assistant/Wording+Network.swift",
    "dilim/Assistant/Wording+Queue.swift",
    "dilim/Assistant/Wording+QueueActions.swift",
    "dilim/Assistant/Wording+Requests.swift",
    "dilim/Commands/KeptExplanation+Texts.swift",
    "dilim/Commands/Wording+Doctor.swift",
    "dilim/Practice/MistakesReport.swift",
    "dilim/Practice/PracticeOptions.swift",
  ]

  /// The files of a folder whose literals are no sentences, each with the reason.
  static let withoutSentences: [String: String] = [
    "Screens/Progress/HTML/HTMLText+Section.swift": "names of elements and attributes",
    "Screens/Progress/HTML/SVGPicture.swift": "names of elements and attributes",
    "Screens/Progress/HTML/ProgressHTML+Style.swift": "a style sheet",
    "Screens/Notes/PointNames.swift": "names that PointNameTests checks",
  ]

  /// The literals that are the same in every language, or are not shown, each with the reason.
  static let untranslated: [String: String] = [
    "Ctrl-%1": "a key as keyboards name it", "PgUp": "a key", "PgDn": "a key", "Esc": "a key",
    "Enter": "a key",
    "dilim practice --grammar %1": "a command line", "--grammar %1": "an option",
    "nk": "letters of a stem", "x %1: %2": "a mark", "[x]": "a mark",
    "h1": "an element", "title": "an element", "p": "an element",
  ]

  /// The files of `files`, and every file of Screens that has sentences.
  static let checked: [String] = {
    let folder = FileManager.default.enumerator(atPath: sources.appending(path: "Screens").path)
    let screens = (folder?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return files + screens.map { "Screens/\($0)" }.filter { withoutSentences[$0] == nil }.sorted()
  }()

  @Test func screensAreFound() {
    #expect(Self.checked.contains("Screens/Progress/ProgressScreen.swift"))
    for file in Self.withoutSentences.keys {
      #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: file).path))
    }
  }

  @Test(arguments: checked)
  func everySentenceIsTranslated(path: String) throws {
    for language in InterfaceLanguage.allCases where language != .english {
      for literal in try literals(of: path) {
        #expect(
          literal.isTranslated(into: language),
          "\(path):\(literal.line): no \(language.rawValue) translation: \(literal.template)"
        )
      }
    }
  }

  @Test func literalsAreTemplates() {
    let text = #"""
      let a = "one \(x ? "two" : f("three")) four\n" // "five"
      let b = """
        six \
        seven
        eight \(y)
        """
      """#
    #expect(
      Set(SourceLiterals(text).literals.map(\.template))
        == ["one %1 four\n", "two", "three", "six seven\neight %1"]
    )
  }

  @Test func nounsOfACountAreKnown() {
    let text = #"""
      let a = count(number, "card"), b = count(f(x), "entry", many: "entries"), c = ("review")
      let d = "\(count(list.count(where: \.isOpen), "deck")) of \(name)", e = f(count(1), "days")
      """#
    let literals = SourceLiterals(text).literals
    #expect(
      Set(literals.filter(\.isCounted).map(\.template)) == ["card", "entry", "entries", "deck"]
    )
    #expect(literals.contains { $0.template == "review" && !$0.isCounted })
    #expect(literals.contains { $0.template == "days" && !$0.isCounted })
  }

  private func literals(of path: String) throws -> [SourceLiterals.Literal] {
    let file = Self.sources.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    return SourceLiterals(text).literals.filter { literal in
      // The glosses of suffixes are English in every language, like those of stems.
      isSentence(literal.template)
        && (!path.hasSuffix("SuffixGloss.swift") || literal.label == "meaning")
    }
  }

  /// Whether a learner reads the literal as text.
  ///
  /// Single letters are keys; capitals without small letters are levels and UniMorph's features; an
  /// angle bracket begins markup, two hyphens an option.
  private func isSentence(_ template: String) -> Bool {
    template.filter { !$0.isWhitespace }.count > 1 && template.contains { $0.isLowercase }
      && !template.hasPrefix("<") && !(template.hasPrefix("--") && !template.contains(" "))
      && Self.untranslated[template] == nil
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
}
