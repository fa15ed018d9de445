import CardFiles
import Cards
import Testing

/// Notes with gaps, from packages and from texts.
struct GapTests {
  private static let text = "Ben {{c1::geliyorum::come}}, sen {{c2::gidiyorsun}}."

  private func package(_ fields: [String], _ cards: [Int]) -> AnkiSample {
    var sample = AnkiSample()
    sample.type(
      5,
      "Cloze",
      fields: ["Text", "Back Extra"],
      [("{{cloze:Text}}", "{{cloze:Text}}<br>\n{{Back Extra}}")],
      isCloze: true
    )
    sample.note("g", 5, fields, cards: cards)
    return sample
  }

  private static let shown = [
    "Ben [come], sen gidiyorsun. | Ben geliyorum, sen gidiyorsun. / more",
    "Ben geliyorum, sen [...]. | Ben geliyorum, sen gidiyorsun. / more",
  ]

  @Test func `each gap of a package is a card of its own`() {
    let sample = package([Self.text, "more"], [0, 1])
    #expect(sample.lines == Self.shown.map { "recognise: \($0)" })
    #expect(sample.file.notes.map(\.note.guid) == ["g", "g 2"] && sample.rest.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a text has the same cards as a package`(isHTML: Bool) {
    let text = """
      #separator:tab
      #html:\(isHTML)
      #guid column:1
      #notetype column:2
      #tags column:5
      g\tCloze\t\(Self.text)\tmore\tt
      h\tBasic\tev\thouse\tt

      """
    let notes = TextDeck.read(text, at: 0).compactMap { result -> ReadNote? in
      guard case .note(let note) = result else { return nil }
      return note
    }
    let shown = notes.map { note in
      "\(note.entry.word) | \(note.entry.meaning.replacing("\n", with: " / "))"
    }
    #expect(shown == Self.shown + ["ev | house"])
    #expect(notes.map(\.guid) == ["g", "g 2", "h"])
    #expect(notes.allSatisfy { $0.entry.tags == ["t"] && $0.entry.shape == .plain })
  }

  @Test func `a gap that no template makes is refused, and its source is never shown`() {
    var sample = AnkiSample()
    sample.type(5, fields: ["A", "B"], [("{{A}}", "{{B}}")])
    sample.note("g", 5, ["ev {{c1::x}}", "house"])
    sample.note("h", 5, ["ev", "house {{c1::x}}"])
    #expect(sample.rest == ["1: bareGap", "2: bareGap"])
    #expect(TextDeck.read("ev\thouse {{c1::x}}\n", at: 0) == [.refused(line: 1, .bareGap)])
  }

  @Test func `gaps in pictures and numbers without a gap are refused`() {
    let picture = "{{c1::image-occlusion:rect:left=.1:top=.1}}"
    #expect(package([picture, "x"], [0]).rest == ["1: hiddenPicture"])
    #expect(TextDeck.read("\(picture)\tx\n", at: 0) == [.refused(line: 1, .hiddenPicture)])
    let sample = package([Self.text, ""], [0, 4])
    #expect(sample.lines.count == 1)
    #expect(
      sample.file.leftOut
        == [ImportOmission(.card(template: "Card 1", notetype: "Cloze", .blankFront), count: 1)]
    )
  }
}
