import Curriculum
import RandomTestSupport
import Testing

@Suite(.seeded) struct GrammarNoteReaderTests {
  static let locative = """
    # Locative: -da, -de, -ta, -te

    Says where somebody or something is: in, on,
    at.

    ## Form

    | after | a ı o u | e i ö ü |
    |---|---|---|
    | hard sounds | -ta | -te |
    | other sounds | -da | -de |

    With names an apostrophe stands before it.
    - İzmir'de

    ## Examples

    - Evdeyim. | I am at home.
    - Defter çantada. | The notebook is in the bag.
    - Saat dörtte geliyor. | She comes at four.

    ## Take care

    - not: okulde | but: okulda
    Never look for a word
    for "in".

    """

  private func read(_ text: String) throws(ContentErrors) -> GrammarNote {
    let tag = GrammarTag(rawValue: "locative")
    return try GrammarNoteReader.read(Array(text.utf8), tag: tag, file: "locative.md")
  }

  private func errors(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return error.errors.map(\.description).joined(separator: "\n")
    }
  }

  @Test func `a note has its title, form, examples and advice`() throws {
    let note = try read(Self.locative)
    #expect(note.tag.rawValue == "locative" && note.title == "Locative: -da, -de, -ta, -te")
    #expect(note.introduction == ["Says where somebody or something is: in, on, at."])
    #expect(
      note.form == [
        .table([
          ["after", "a ı o u", "e i ö ü"], ["hard sounds", "-ta", "-te"],
          ["other sounds", "-da", "-de"],
        ]),
        .paragraph("With names an apostrophe stands before it."), .list(["İzmir'de"]),
      ]
    )
    #expect(note.examples.map(\.turkish).first == "Evdeyim.")
    #expect(note.examples.map(\.english).last == "She comes at four.")
    #expect(note.examples.map(\.line) == [18, 19, 20])
    #expect(note.pitfalls.map(\.wrong) == ["okulde"] && note.pitfalls.map(\.right) == ["okulda"])
    #expect(note.advice == ["Never look for a word for \"in\"."])
  }

  @Test(arguments: [
    ("# Locative: -da, -de, -ta, -te\n", "", "heading missing or out of place; expected '# title'"),
    ("## Form\n", "## Forms\n", "heading missing or out of place; expected '## Form'"),
    ("## Examples\n", "", "a line of this kind"),
    ("| -ta | -te |", "| -ta |", "2 cells in the row"),
    ("- Evdeyim. | I am at home.\n", "", "2 examples; expected 3 or 4"),
    ("Evdeyim. | I", "Evdeyim. I", "not an example; expected '- Turkish sentence | translation'"),
    ("not: okulde", "okulde", "expected '- not: wrong | but: right'"),
    ("- not: okulde | but: okulda\n", "", "the note has no line '- not: … | but: …'"),
    ("hard sounds", "all hard sounds and names", "expected at most 38"),
    (
      "on,\nat.", "on, at, and wherever else there may be room for somebody.", "expected at most 76"
    ),
    (
      "\n## Take care\n\n", "",
      "locative.md:22: a line of this kind is not allowed under '## Examples'"
    ),
    ("okulda", "okul\tda", "a tab; write spaces"),
  ])
  func `an error is reported with its line`(part: String, change: String, message: String) {
    let found = errors(Self.locative.replacing(part, with: change))
    #expect(found.contains(message) && found.hasPrefix("locative.md:"), "\(found)")
  }

  @Test func `any bytes are read or refused without a trap`() {
    var random = TestRandom(1)
    let text = Array(Self.locative.utf8)
    for _ in 0..<2_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0x0A] }
      }
      let tag = GrammarTag(rawValue: "locative")
      let note = try? GrammarNoteReader.read(bytes, tag: tag, file: "locative.md")
      if let note { #expect(!note.title.isEmpty && !note.pitfalls.isEmpty) }
    }
  }
}
