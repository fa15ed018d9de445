import Curriculum
import Testing

/// Who says a paragraph, with which voice, and what is recorded.
struct SpokenTextTests {
  private func listening(_ header: String = "", _ body: String) -> String {
    """
    id: a1-u1-listening
    level: A1
    unit: 1
    skill: listening
    title: Ses
    grammar: locative
    \(header)
    \(body)

    """
  }

  private static let question = """

    ? Where? {#where}
    = here
    - there
    - nowhere
    - home
    """

  private func lesson(_ header: String = "", _ body: String) throws -> Lesson {
    let text = listening(header, body + Self.question)
    return try LessonTexts.read(text, file: "a1/a1-u1-listening.lesson")
  }

  private func errors(_ header: String = "", _ body: String) -> [String] {
    LessonTexts.errors(
      listening(header, body + Self.question),
      file: "a1/a1-u1-listening.lesson"
    ).split(separator: "\n").map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
  }

  @Test(arguments: [
    ("Emre: Geliyor musun?", "Emre", "Geliyor musun?"),
    ("Ayşe Hanım: Saat 10:30'da: tamam mı?", "Ayşe Hanım", "Saat 10:30'da: tamam mı?"),
    ("Kapı çaldı.", nil, "Kapı çaldı."),
    ("Bir şey var: yağmur.", nil, "Bir şey var: yağmur."),
    ("Saat 10:30.", nil, "Saat 10:30."),
    (": yok", nil, ": yok"),
  ])
  func `a paragraph is said by the name before the colon`(
    paragraph: String,
    speaker: String?,
    text: String
  ) {
    let spoken = SpokenParagraph(paragraph)
    #expect(spoken.speaker == speaker && spoken.text == text)
  }

  @Test func `the header gives persons their voices`() throws {
    let lesson = try lesson("voices: Tom = man, Ayşe Hanım=woman\n", "~ Tom: Merhaba!\n")
    #expect(
      lesson.passages.first?.cast == [
        CastMember(name: "Tom", voice: .man), CastMember(name: "Ayşe Hanım", voice: .woman),
      ]
    )
  }

  @Test func `what is no voice is told with its line`() {
    #expect(
      errors("voices: Tom = man, Anna, tom = man, Tom = woman, Anna = girl\n", "~ Tom: Merhaba!\n")
        == [
          "voice 'Anna'; expected 'Name = woman' or 'Name = man'",
          "voice 'tom = man'; expected 'Name = woman' or 'Name = man'",
          "'Tom' has two voices",
          "voice 'Anna = girl'; expected 'Name = woman' or 'Name = man'",
        ]
    )
  }

  @Test func `a text and a sentence may be recorded`() throws {
    let lesson = try lesson(
      "",
      "~ Merhaba!\n~ Evdeyim.\n< selam-1.wav\n\n\" Okuldayım. {#okul}\n< okul.mp3\n! at school\n"
    )
    #expect(lesson.passages.map(\.recording) == ["selam-1.wav"])
    #expect(lesson.exercises.map(\.recording) == ["okul.mp3", nil])
    #expect(lesson.exercises.first?.notes == ["at school"])
  }

  @Test(arguments: [
    "../selam.wav", "/tmp/selam.wav", "a/b.wav", "..", "selam", "selam.exe", "-v.wav", "$(ls).wav",
    "a b.wav", ".wav", "selam.wav.mp3",
  ])
  func `a recording is a file in the folder and nothing else`(name: String) {
    #expect(
      errors("", "~ Merhaba!\n< \(name)\n") == [
        "recording '\(name)'; expected the name of a file in the folder 'sound' beside the lesson: "
          + "letters a-z, digits, - and _, then .wav, .mp3, .ogg, .opus, .flac, .m4a"
      ]
    )
  }

  @Test func `a recording belongs to what is above it, once`() {
    #expect(errors("", "~ Merhaba!\n< a.wav\n< b.wav\n").first?.hasPrefix("a second '<'") == true)
    #expect(
      errors("", "< a.wav\n~ Merhaba!\n").first?.hasPrefix("a '<' line without a text") == true
    )
    let text = listening("", "~ Merhaba!\n\(Self.question)\n< a.wav\n")
    let errors = LessonTexts.errors(text, file: "a1/a1-u1-listening.lesson")
    #expect(errors.contains("a '<' line without a text"))
  }
}
