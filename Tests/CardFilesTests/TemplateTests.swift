import CardFiles
import Cards
import Testing

/// The output of Anki templates, shown by the entries that they make.
struct TemplateTests {
  /// The entry of one note, whose front and back are these templates.
  private func lines(_ front: String, _ back: String, _ fields: [String: String]) -> [String] {
    var sample = AnkiSample()
    let names = ["Word", "Meaning", "More", "Empty", "Blank"]
    var texts = ["Word": "ev", "Meaning": "house", "Blank": " <div> </div><br/>"]
    texts.merge(fields) { $1 }
    sample.collection.decks.append(AnkiCollection.Deck(id: 2, name: "Türkçe::A1"))
    sample.type(5, fields: names, [(front, back)])
    sample.note("g", 5, names.map { texts[$0] ?? "" }, deck: 2, tags: ["isim", "a1"])
    sample.collection.cards[0].flag = 2
    return sample.lines + sample.file.refusals.map { "\($0.reason)" }
  }

  private func question(_ front: String, _ fields: [String: String] = [:]) -> String {
    let line = lines(front, "{{FrontSide}}<hr id=answer>answer", fields).first ?? ""
    guard let colon = line.firstRange(of: ": "), let bar = line.firstRange(of: " | ") else {
      return line
    }
    return String(line[colon.upperBound..<bar.lowerBound])
  }

  @Test(arguments: [
    ("{{Word}}", "ev"), ("{{ Word }}", "ev"), ("{{{Word}}", "ev"), ("{{\nWord\n}}", "ev"),
    ("{{:Word}}", "ev"), ("{{text:Word}}", "ev"), ("{{unknown:Word}}", "ev"),
    ("a }} {{Word}}", "a }} ev"), ("{{Word}} {{", "ev {{"), ("{{Word}}<!-- {{Nope}} -->!", "ev!"),
    ("{{=<% %>=}}<%Word%> {{Word}}", "ev {{Word}}"),
    (" \n{{=<% %>=}}<%#Word%><%Word%><%/Word%>", "ev"),
    (
      "{{Type}}, {{Card}}, {{Deck}}, {{Subdeck}}, {{Tags}}, {{CardFlag}}: {{Word}}",
      "Mine, Card 1, Türkçe::A1, A1, isim a1, flag2: ev"
    ),
    ("{{FrontSide}}{{Word}}", "ev"), ("{{#Word}}{{Word}}{{^Empty}}!{{/Empty}}{{/Word}}", "ev!"),
    ("{{Word}}{{#Empty}}x{{/Empty}}{{^Empty}}y{{/Empty}}{{#Blank}}z{{/Blank}}", "evy"),
    ("{{#Tags}}{{Word}}{{/Tags}}", "ev"), ("{{#c1}}{{Word}}{{/c1}}{{^c2}}!{{/c2}}", "ev!"),
    (
      "{{Word}}{{#c2}}{{Nope2}}{{/c2}}",
      "template(CardFiles.TemplateProblem.unknownField(\"{{Nope2}}\"), name: \"Card 1\")"
    ),
    ("{{tts tr_TR voices=x:Word}}{{Word}}", "ev"),
  ])
  func `a front is shown as Anki shows it`(front: String, text: String) {
    #expect(question(front) == text)
  }

  @Test(arguments: [
    ("{{Word}}", " 日本[にほん]語[ご]", "日本[にほん]語[ご]"),
    ("{{furigana:Word}}", " 日本[にほん]語[ご]", "日本 (にほん) 語 (ご)"),
    ("{{kanji:Word}}", " 日本[にほん]語[ご]", "日本語"), ("{{kana:Word}}", " 日本[にほん]語[ご]", "にほんご"),
    ("{{text:Word}}", "<b>ev</b> &amp; su", "ev & su"),
    ("{{text:Word}}", "<style>p{}</style>ev<script>1<2</script>", "ev"),
    ("{{text:unknown:Word}}", "e<br>v", "e / v"), ("{{unknown:text:Word}}", "e<br>v", "ev"),
    ("{{kana:Word}}", "ev[sound:a.mp3]", "ev"),
    ("{{cloze:Word}}", "{{c1::gel::come}}di", "[come]di"),
    ("{{cloze:Word}}", "{{c1::a {{c2::b}}}} {{c2::c::hint}}", "[...] c"),
    ("{{cloze-only:Word}}", "{{c1::gel::come}} {{c2::x}} {{c1::git}}", "come, ..."),
  ])
  func `filters change a field as in Anki`(front: String, field: String, text: String) {
    #expect(question(front, ["Word": field]) == text)
  }

  @Test(arguments: [
    ("{{Nope}}", "unknownField(\"{{Nope}}\")"),
    ("{{text: Word}}", "unknownField(\"{{text: Word}}\")"),
    ("{{word}}", "unknownField(\"{{word}}\")"),
    ("{{#Nope}}x{{/Nope}}{{Word}}", "unknownField(\"{{#Nope}}\")"),
    ("{{#Empty}}{{Nope}}{{/Empty}}{{Word}}", "unknownField(\"{{Nope}}\")"),
    ("{{#Word}}x", "notClosed(\"{{/Word}}\")"), ("{{Word}}{{/Word}}", "notOpened(\"{{/Word}}\")"),
    ("{{#Word}}{{#Meaning}}x{{/Word}}{{/Meaning}}", "notOpened(\"{{/Word}}\")"),
  ])
  func `a template with an error in Anki gives no card`(front: String, problem: String) {
    let reason = "template(CardFiles.TemplateProblem.\(problem), name: \"Card 1\")"
    #expect(lines(front, "{{Meaning}}", [:]) == [reason])
    #expect(lines("{{Word}}", front, [:]) == [reason])
  }

  @Test(arguments: [
    "", "plain", "{{Empty}}", "{{Blank}}", "{{#Empty}}{{Word}}{{/Empty}}",
    "{{^Empty}}text{{/Empty}}",
    "{{#Word}}only a text{{/Word}}", "<!-- {{Word}} -->", "{{text:}}",
  ])
  func `a front without content of the note gives no card`(front: String) {
    #expect(lines(front, "{{Meaning}}", [:]) == ["blankFront"])
  }

  @Test(arguments: [
    ("{{FrontSide}}<hr id=answer>{{Meaning}}", "house"),
    ("{{FrontSide}}\n\n<hr id='answer' class=x>\n\n{{Meaning}}", "house"),
    ("{{Word}}<HR ID=\"answer\">{{Meaning}}", "house"), ("{{Word}}<br>{{Meaning}}", "house"),
    ("{{Word}} - {{Meaning}}", "house"), ("{{FrontSide}}: {{Meaning}}", "house"),
    ("{{Meaning}}", "house"), ("{{Meaning}} ({{Word}})", "house (ev)"),
    ("{{FrontSide}}<hr id=answer>{{Meaning}} ({{More}})", "house (noun)"),
    ("{{FrontSide}}<hr id=answer>{{Meaning}}<hr>{{More}}", "house / noun"),
    ("{{FrontSide}}<hr id=answer>{{Meaning}} {{hint:More}}", "house / noun"),
    ("{{FrontSide}}<hr id=answer>{{Meaning}}{{tts en_GB:Meaning}}{{More}}", "housenoun"),
  ])
  func `an answer leaves out its repetition of the question`(back: String, meaning: String) {
    let more = back.contains("More") ? "" : " | More: noun"
    #expect(lines("{{Word}}", back, ["More": "noun"]) == ["recognise: ev | \(meaning)\(more)"])
  }

  @Test func `text that is hidden in the question is on the back`() {
    let back = "{{FrontSide}}<hr id=answer>{{Meaning}}"
    let found = lines("{{Word}} {{hint:More}}", back, ["More": "from <i>eb</i>"])
    #expect(found == ["recognise: ev | house | More: from eb"])
  }
}
