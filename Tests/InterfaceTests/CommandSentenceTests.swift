import Foundation
import Interface
import Testing

/// Every sentence of a command is translated into every language.
///
/// A file of a command has names of actions and options too, which are the same in all languages.
/// A literal is a sentence here if its label says so or if it has a space.
@Suite struct CommandSentenceTests {
  /// The files of commands, in `Sources/dilim/Commands`.
  static let files = [
    "AnalyzeCommand", "CardsCommand", "ChatCommand", "CheckCommand", "Command", "CommandTable",
    "Completer", "ConfigCommand", "Confirmation", "DecksCommand", "DoctorCommand", "DueCommand",
    "ExplainCommand", "FeedbackCommand", "FindCommand", "GameCommand", "GradeCommand",
    "HelpCommand", "HelpText", "InflectCommand", "Invocation", "MistakesCommand", "NoteCommand",
    "PlacementCommand", "ProgressCommand", "PromptsCommand", "RecordCommands", "TodayCommand",
    "RemindCommand", "RestoreCommand", "ReviewCommand", "SessionCommands", "StatusCommand",
  ]

  /// The literals with a space that are command lines, or that programs read.
  private static let untranslated: Set<String> = [
    "dilim %1", "dilim %1 %2", "x %1",
    """
    config   %1
    data     %2
    state    %3
    cache    %4
    record   %5
    backups  %6
    content  %7
    """,
  ]

  @Test(arguments: files)
  func everySentenceIsTranslated(file: String) throws {
    let literals = try literals(of: file)
    #expect(!literals.isEmpty || file == "Completer")
    for language in InterfaceLanguage.allCases where language != .english {
      for literal in literals {
        #expect(
          language.catalogue.translation(of: literal.template) != nil,
          "\(file):\(literal.line): no \(language.rawValue) translation: \(literal.template)"
        )
      }
    }
  }

  private func literals(of file: String) throws -> [SourceLiterals.Literal] {
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(file).swift"),
      encoding: .utf8
    )
    return SourceLiterals(text).literals.filter { literal in
      switch literal.label {
      case "summary", "help", "meaning": true
      case "name", "value", "arguments", "line": false
      default: isSentence(literal.template)
      }
    }
  }

  private func isSentence(_ template: String) -> Bool {
    template.contains { $0.isLetter }
      && template.split(separator: " ").count > 1 && !Self.untranslated.contains(template)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/dilim/Commands")
}
