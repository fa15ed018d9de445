import Foundation
import Interface
import Testing

/// Every sentence of a command is translated into every language.
///
/// The tests find the files by themselves, so a new one can't be forgotten. In a file of sentences
/// (`Wording+….swift`) each literal with a letter is one. The other files have names of actions,
/// options and JSON keys too, which are the same in all languages: there a literal is a sentence if
/// its label says so or if it has a space.
@Suite struct CommandSentenceTests {
  /// The files whose literals nobody reads in the program, with the reason.
  static let exempt = [
    "Classes/Reading/HeaderName.swift": "headers of tables in English and Turkish",
    "Classes/Report/ClassPage.swift": "elements of a page and a style sheet",
    "Classes/Teaching/Gradebook.swift": "headers of learning platforms",
    "Classes/Travelling/PublicKey.swift": "lines of files of OpenSSH",
    "dilim/Classes/Signing.swift": "commands of the shell",
    "dilim/Cards/Crontab.swift": "lines of crontab and commands of the shell",
    "dilim/Cards/ReminderUnits.swift": "units of systemd and commands of the shell",
    "dilim/Cards/Shell.swift": "commands of the shell",
    "dilim/Commands/ManPage.swift": "the manual page, which is installed for everybody, in English",
    "dilim/Content/Hunspell.swift": "commands of the shell",
    "dilim/ErrorRelay.swift": "commands of the shell",
    "dilim/Game/SpellChecker.swift": "commands of the shell",
    "dilim/Settings/KeyCommand.swift": "commands of the shell",
  ]

  /// The literals with a space that are the same in every language, with the reason.
  static let untranslated = [
    "dilim %1": "a command line",
    "dilim %1 %2": "a command line",
    "CLASS ROSTER.csv": "arguments of a command",
    "CLASS LESSON …": "arguments of a command",
    "CLASS [FOLDER]": "arguments of a command",
    "CLASS [ASSIGNMENT]": "arguments of a command",
    "CLASS ASSIGNMENT [ITEM]": "arguments of a command",
    "CLASS ITEM ANSWER": "arguments of a command",
    "CLASS PUPIL ITEM --points P": "arguments of a command",
    "CLASS ASSIGNMENT": "arguments of a command",
    "CLASS --out FILE": "arguments of a command",
    "CLASS PUPIL": "arguments of a command",
    "CLASS [PUPIL]": "arguments of a command",
    "CLASS [LOGIN]": "arguments of a command",
    "CLASS ASSIGNMENT [PUPIL]": "arguments of a command",
    "%1 URI": "arguments of a command",
    "%1 %2 result": "the name of a file",
    "%1 join": "the name of a file",
    "weasyprint -q - %1": "a command of the shell",
    "public key": "a header of a table",
    "%1: dilim review": "a command line after its reason",
    "notify-send --app-name=Dilim Dilim %1": "a command of the shell",
    "%1 %2 * * * %3 remind now %4": "a line of crontab",
    "crontab: %1": "a file with its line",
    "%1 = %2: %3": "a setting with its complaint",
    "dilim due 2": "the format of a cache",
    "x %1": "a mark with its line",
    "    %1 (%2): %3": "a mark with its number and answer",
    "Dil bilgisi, 1/9: %1": "the head of a screen, which is measured",
    "her zaman": "Turkish that a rule looks for",
    "bir şey": "Turkish that a rule looks for",
    "her şey": "Turkish that a rule looks for",
    "ya da": "Turkish that a rule looks for",
    "her gün": "Turkish that a rule looks for",
    "ben de": "Turkish that a rule looks for",
    "sen de": "Turkish that a rule looks for",
    "biz de": "Turkish that a rule looks for",
    "siz de": "Turkish that a rule looks for",
    "--help\t%1": "an option with its help",
    "--version\t%1": "an option with its help",
    """
    config   %1
    data     %2
    state    %3
    cache    %4
    record   %5
    backups  %6
    content  %7
    """: "read by programs",
  ]

  /// The folder of commands, and what other modules say about files of courses and prompts.
  static let files =
    ["dilim", "CourseCheck", "Classes"].flatMap { SourceFiles.all(below: $0) }.filter {
      exempt[$0] == nil
    } + [
      "Curriculum/ContentErrorMessage.swift", "Curriculum/CanDoReader.swift",
      "Curriculum/Exercises/Card.swift", "Curriculum/Exercises/Translation.swift",
      "Curriculum/LessonBody.swift", "Curriculum/SyllabusReader.swift",
      "Feedback/Prompt/PromptErrorMessage.swift", "Feedback/Prompt/PromptSettings.swift",
    ]

  @Test(arguments: files)
  func everySentenceIsTranslated(file: String) throws {
    let literals = try sentences(in: file)
    for language in InterfaceLanguage.allCases where language != .english {
      for literal in literals {
        #expect(
          literal.isTranslated(into: language),
          "\(file):\(literal.line): no \(language.rawValue) translation: \(literal.template)"
        )
      }
    }
  }

  /// An exception that nothing needs hides the next forgotten sentence.
  @Test func everyExceptionIsNeeded() throws {
    let folders = SourceFiles.all(below: "dilim") + SourceFiles.all(below: "Classes")
    #expect(Set(Self.exempt.keys).isSubset(of: folders))
    let templates = try Set(Self.files.flatMap { try SourceFiles.literals(of: $0).map(\.template) })
    #expect(Set(Self.untranslated.keys).subtracting(templates) == [])
  }

  private func sentences(in file: String) throws -> [SourceLiterals.Literal] {
    let isStrict = file.contains("Wording+")
    return try SourceFiles.literals(of: file).filter { literal in
      guard literal.template.contains(where: \.isLetter) else { return false }
      return switch literal.label {
      case "summary", "help", "meaning": true
      case "name", "value", "arguments", "line": false
      default: Self.untranslated[literal.template] == nil && (isStrict || literal.hasSpace)
      }
    }
  }
}

extension SourceLiterals.Literal {
  /// Whether the catalogue has the literal: a noun that is counted with its number before it, all
  /// else alone.
  func isTranslated(into language: InterfaceLanguage) -> Bool {
    let key = isCounted ? "%1 \(template)" : template
    return language.catalogue.translation(of: key) != nil
  }

  fileprivate var hasSpace: Bool { template.split(separator: " ").count > 1 }
}
