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
  /// The files in `Sources/dilim` whose literals nobody reads in the program, with the reason.
  static let exempt = [
    "Cards/Crontab.swift": "lines of crontab and commands of the shell",
    "Cards/ReminderUnits.swift": "units of systemd and commands of the shell",
    "Cards/Shell.swift": "commands of the shell",
    "Commands/ManPage.swift": "the manual page, which is installed for everybody, in English",
    "Content/Hunspell.swift": "commands of the shell",
    "ErrorRelay.swift": "commands of the shell",
    "Game/SpellChecker.swift": "commands of the shell",
    "Settings/KeyCommand.swift": "commands of the shell",
  ]

  /// The literals with a space that are the same in every language, with the reason.
  static let untranslated = [
    "dilim %1": "a command line",
    "dilim %1 %2": "a command line",
    "%1: dilim review": "a command line after its reason",
    "notify-send --app-name=Dilim Dilim %1": "a command of the shell",
    "%1 %2 * * * %3 remind now %4": "a line of crontab",
    "crontab: %1": "a file with its line",
    "base_url = %1: %2": "a setting with its complaint",
    "dilim due 2": "the format of a cache",
    "x %1": "a mark with its line",
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

  static let files = SourceFiles.all(below: "dilim").filter { exempt[$0] == nil }

  @Test(arguments: files)
  func everySentenceIsTranslated(file: String) throws {
    let literals = try sentences(in: file)
    for language in InterfaceLanguage.allCases where language != .english {
      for literal in literals {
        #expect(
          language.catalogue.translation(of: literal.template) != nil,
          "\(file):\(literal.line): no \(language.rawValue) translation: \(literal.template)"
        )
      }
    }
  }

  /// An exception that nothing needs hides the next forgotten sentence.
  @Test func everyExceptionIsNeeded() throws {
    #expect(Set(Self.exempt.keys).isSubset(of: SourceFiles.all(below: "dilim")))
    let templates = try Set(
      Self.files.flatMap { try SourceFiles.literals(of: "dilim/\($0)").map(\.template) }
    )
    #expect(Set(Self.untranslated.keys).subtracting(templates) == [])
  }

  private func sentences(in file: String) throws -> [SourceLiterals.Literal] {
    let isStrict = file.contains("Wording+")
    return try SourceFiles.literals(of: "dilim/\(file)").filter { literal in
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
  fileprivate var hasSpace: Bool { template.split(separator: " ").count > 1 }
}
