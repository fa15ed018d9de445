import Foundation
import Testing

struct HelpTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let commands = [
    "practice", "lesson", "review", "decks", "cards", "due", "remind", "level", "placement",
    "test", "status",
    "mistakes",
    "grade", "explain", "feedback", "chat",
    "inflect", "analyze", "check", "export", "import", "restore", "config", "prompts", "doctor",
    "paths",
    "completions", "help", "version",
  ]

  @Test func `without a terminal it prints a short help, fails and creates nothing`() throws {
    let empty = "\(learner.home)/empty"
    let run = try learner.run([], with: ["HOME": empty, "XDG_DATA_HOME": ""])
    #expect(run.code == 2)
    #expect(run.errors.contains("Commands:") && run.errors.contains("needs a terminal"))
    #expect(run.output == "")
    #expect(learner.files == [:])
  }

  @Test(arguments: [["-h"], ["--help"], ["help"]])
  func `help is a result: on standard output, with examples first`(words: [String]) throws {
    let run = try learner.run(words)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output == (try learner.run(["help"]).output))
    let examples = try #require(run.output.range(of: "Examples:"))
    let commands = try #require(run.output.range(of: "Commands:"))
    #expect(examples.lowerBound < commands.lowerBound)
    for command in Self.commands { #expect(run.output.contains("\n  \(command) ")) }
  }

  @Test func `every kind of mistake is shown with its examples`() throws {
    let run = try learner.run(["help", "categories"])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("vowel harmony (harmony)\n  + Evler çok güzel."))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    let turkish = try learner.run(["help", "categories", "--language", "tr"])
    #expect(turkish.output.contains("Ünlü uyumu"))
    let page = try learner.run(["help", "categories", "--markdown"])
    #expect(page.output.hasPrefix("# Every kind of mistake"))
    let near = try learner.run(["help", "categorie"])
    #expect(near.code == 2 && near.errors.contains("Did you mean categories?"))
  }

  @Test(arguments: commands)
  func `every way to ask for the help of a command gives the same text`(name: String) throws {
    let run = try learner.run(["help", name])
    #expect(run.code == 0 && run.errors == "")
    for words in [[name, "--help"], [name, "-h"], [name, "anything", "--help"]] {
      let other = try learner.run(words)
      #expect(other.code == 0 && other.errors == "")
      #expect(other.output == run.output)
    }
    #expect(run.lines.dropFirst().first == "Examples:")
    #expect(run.output.contains("Usage: dilim \(name)"))
    #expect(learner.files == [:])
  }

  @Test func `no line of help is longer than 80 columns`() throws {
    for words in [["help"]] + Self.commands.map({ ["help", $0] }) {
      for line in try learner.run(words).lines {
        #expect(line.count <= 80, "\(line)")
        #expect(!line.hasSuffix(" "), "\(line)")
      }
    }
  }

  @Test(arguments: [["--version"], ["version"]])
  func `the version is one line`(words: [String]) throws {
    let run = try learner.run(words)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.wholeMatch(of: /dilim \d+\.\d+\.\d+\n/) != nil)
    #expect(learner.files == [:])
  }

  @Test(arguments: [
    ("practise", "practice"), ("lessons", "lesson"), ("statuss", "status"), ("garde", "grade"),
    ("exprot", "export"), ("hlep", "help"), ("explian", "explain"), ("mistake", "mistakes"),
    ("docter", "doctor"), ("feedbak", "feedback"), ("prompt", "prompts"),
  ])
  func `a slip in a command suggests the near one and runs nothing`(
    typed: String,
    meant: String
  ) throws {
    let run = try learner.run([typed])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("no command \(typed)."))
    #expect(run.errors.contains("Did you mean \(meant)?"))
  }

  @Test(arguments: ["prac", "stat", "l", "e", "xyzzy", "", "-", "dilim"])
  func `nothing is abbreviated and nothing is guessed`(typed: String) throws {
    let run = try learner.run([typed])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("no command"))
  }

  @Test(arguments: [
    (["practice", "--leve", "A1"], "did you mean --level?"),
    (["practice", "--count"], "--count needs a value"),
    (["practice", "--count", "0"], "expected a number from 1"),
    (["practice", "--count", "ten"], "expected a number"),
    (["practice", "--unit", "9"], "expected a number from 1 to 8"),
    (["practice", "--seed", "-1"], "expected a number"),
    (["practice", "--level", "D1"], "expected A1, A2, B1, B2, C1 or C2"),
    (["practice", "singing"], "expected reading, listening, writing or speaking"),
    (["practice", "reading", "writing"], "one argument too many"),
    (["status", "--json=yes"], "takes no value"),
    (["lesson"], "An argument is missing. Usage: dilim lesson LESSON"),
    (["grade"], "An answer is missing"),
    (["grade", "evet"], "--accept PATTERN"),
    (["grade", "--accept", "a", "--item", "b", "c"], "exclude each other"),
    (["level", "Z9"], "expected A1"),
    (["completions", "tcsh"], "expected bash, zsh or fish"),
  ])
  func `wrong usage says what was expected`(words: [String], message: String) throws {
    let run = try learner.run(words)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(learner.files == [:])
  }

  @Test(arguments: [
    ["lesson", "a1-u1-writin"], ["lesson", "a1-u1-wirting"], ["grade", "--item", "x", "y"],
    ["lesson", "a1-u9-writing"], ["lesson", "../../etc/passwd"], ["lesson", ""],
  ])
  func `a lesson that does not exist is named, with the near one if there is one`(
    words: [String]
  ) throws {
    let run = try learner.run(words)
    #expect(run.code == 3)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
    if words[1].hasPrefix("a1-u1") { #expect(run.errors.contains("Did you mean a1-u1-writing?")) }
    #expect(learner.files == [:])
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["status"], ["status", "--json"], ["level"], ["paths"], ["export"],
    ["grade", "--accept", "evet", "evet"], ["grade", "--json"], ["help", "--man"],
    ["completions", "bash"], ["lesson", "a1-u1-writing"], ["practice", "reading"], ["mistakes"],
    ["feedback"], ["feedback", "--usage"], ["prompts", "check"], ["doctor"], ["config"],
    ["explain", "--accept", "evet", "evet"],
  ])
  func `commands that only read create nothing`(words: [String]) throws {
    #expect(try learner.run(words).code == 0)
    #expect(learner.files == [:])
  }

  @Test func `messages may quote what was typed, but never its control codes`() throws {
    let run = try learner.run(["les\u{1B}[31mson"])
    #expect(run.code == 2)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `a broken clock setting is refused`() throws {
    let run = try learner.run(["status"], with: ["DILIM_NOW": "tomorrow"])
    #expect(run.code == 2 && run.errors.contains("DILIM_NOW=tomorrow"))
  }
}
