import Foundation
import Testing

struct NoteTests {
  let learner: Learner
  let content: String

  init() throws {
    learner = try Learner()
    content = "\(learner.home)/Course"
    let files = FileManager.default
    try files.createDirectory(atPath: "\(content)/a1", withIntermediateDirectories: true)
    try files.createDirectory(atPath: "\(content)/notes", withIntermediateDirectories: true)
    for (name, text) in Self.course {
      try Data(text.utf8).write(to: URL(filePath: "\(content)/\(name)"))
    }
  }

  private static let course = [
    "syllabus.txt": """
    A1.1 | Nerede? | Where is it? | locative, clock
    A2.1 | Karşılaştırma | Comparing | gibi-kadar

    """,
    "a1/a1-u1-writing.lesson": """
    id: a1-u1-writing
    level: A1
    unit: 1
    skill: writing
    title: Nerede?
    grammar: locative, clock

    ? I am at home. {#home locative clock}
    = (Ben) evdeyim.

    """,
    "notes/locative.md": """
    # Locative: -da, -de

    Says where something is.

    ## Form

    | after | a ı o u | e i ö ü |
    |---|---|---|
    | hard sounds | -ta | -te |
    | others | -da | -de |

    ## Examples

    - Evdeyim. | I am at home.
    - Defter çantada. | The notebook is in the bag.
    - İzmir'deyiz. | We are in İzmir.

    ## Take care

    - not: okulde | but: okulda
    One ending for three English words.

    """,
  ]

  @Test func `a note is shown with its table set in columns`() throws {
    let run = try learner.run(["note", "locative", "--content", content])
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """

        Locative: -da, -de
          Says where something is.

          after        a ı o u  e i ö ü
          hard sounds  -ta      -te
          others       -da      -de

          Evdeyim. I am at home.
          Defter çantada. The notebook is in the bag.
          İzmir'deyiz. We are in İzmir.

          not okulde, but okulda
          One ending for three English words.

        """
    )
    #expect(learner.files.keys.allSatisfy { $0.hasPrefix("Course/") })
  }

  @Test func `without a tag the points are listed, of one level if asked`() throws {
    let all = try learner.run(["note", "--content", content])
    #expect(all.output.contains("A1.1 Nerede?, Where is it?\n  locative, clock\n"))
    #expect(all.output.contains("gibi-kadar"))
    let some = try learner.run(["note", "--level", "a2", "--content", content])
    #expect(!some.output.contains("locative") && some.output.contains("gibi-kadar"))
  }

  @Test(arguments: ["Locative", "locatıve", "LOCATIVE"])
  func `a point is found by Turkish letters and capitals too`(name: String) throws {
    let run = try learner.run(["note", name, "--content", content])
    #expect(run.code == 0 && run.output.contains("One ending for three English words."))
  }

  @Test func `an unknown point suggests the nearest one`() throws {
    let run = try learner.run(["note", "locativ", "--content", content])
    #expect(run.code == 2)
    #expect(run.errors.contains("There is no note on locativ. Did you mean locative?"))
  }

  @Test func `in a lesson n shows the notes of an item in turn`() throws {
    let lesson = ["lesson", "a1-u1-writing", "--content", content]
    let terminal = try PseudoTerminal(learner, lesson)
    try terminal.seePrompt(">")
    terminal.type("Evdeyiz.\r")
    try terminal.see("w why")
    terminal.type("n")
    try terminal.see("One ending for three English words.")
    terminal.type("n")
    try terminal.see("There is no note on clock.")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
  }

  @Test func `a note with an error is reported with its place`() throws {
    try Data("# Locative\n".utf8).write(to: URL(filePath: "\(content)/notes/locative.md"))
    let run = try learner.run(["note", "locative", "--content", content])
    #expect(run.code == 3 && run.errors.contains("notes/locative.md:1: heading missing"))
  }
}

struct GlossTests {
  @Test func `g shows the glosses of words that no card teaches`() throws {
    let learner = try Learner()
    let content = "\(learner.home)/Course"
    try FileManager.default.createDirectory(
      atPath: "\(content)/a1",
      withIntermediateDirectories: true
    )
    let files = [
      "syllabus.txt": "A1.1 | Nerede? | Where is it? | locative\n",
      "glossed.txt": "# words\nkâğıt # paper\nvurmak # to hit\nzar # dice\n",
      "a1/a1-u1-reading.lesson": """
      id: a1-u1-reading
      level: A1
      unit: 1
      skill: reading
      title: Zar
      grammar: locative

      ~ Ali masaya vurdu. Kâğıtlar uçtu, vurdukça uçtu.

      ? Ne uçtu? {#ne}
      = Kâğıtlar
      - Masa
      - Zarlar
      - Ali

      """,
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: "\(content)/\(name)"))
    }
    let run = try learner.run(
      ["lesson", "a1-u1-reading", "--content", content],
      lines: [":words", ":quit"]
    )
    #expect(run.output.contains("  vurmak to hit\n  kâğıt paper\n"), "\(run.output)")
    #expect(!run.output.contains("dice"))
  }
}
