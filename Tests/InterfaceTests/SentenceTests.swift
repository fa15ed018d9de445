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
    "Screens/Notes/Wording+Notes.swift",
    "Screens/Search/Wording+Search.swift",
    "Screens/Wording+Home.swift",
  ]

  /// The literals that are the same in every language, or are not shown.
  static let untranslated: Set<String> = []

  @Test(arguments: files)
  func everySentenceIsTranslated(path: String) throws {
    for language in InterfaceLanguage.allCases where language != .english {
      for literal in try literals(of: path) {
        #expect(
          language.catalogue.translation(of: literal.template) != nil,
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

  private func literals(of path: String) throws -> [SourceLiterals.Literal] {
    let file = Self.sources.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    return SourceLiterals(text).literals.filter { literal in
      literal.template.contains { $0.isLetter } && !Self.untranslated.contains(literal.template)
    }
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
}
