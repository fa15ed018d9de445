import CourseCheck
import Testing

struct SpeechRuleTests {
  private func course(_ header: String, _ body: String, skill: String = "listening") -> TestCourse {
    let question = "? Where? {#where}\n= here\n- there\n- nowhere\n- home"
    var course = TestCourse().with(skill, "\(body)\n\n\(question)")
    let file = course.lessons[0]
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacing("title: Başlık\n", with: "title: Başlık\n\(header)")
    course.lessons[0] = TestCourse.file(file.path, text)
    return course
  }

  private func recordings(
    _ body: String,
    _ states: [String: CourseFiles.Recording.State]
  ) -> [String] {
    var files = course("", body).files
    files.recordings = states.sorted { $0.key < $1.key }.map {
      CourseFiles.Recording(path: "sound/\($0.key)", state: $0.value)
    }
    return CourseRules.report(on: files).complaints.filter { $0.rule == .recording }
      .map(\.description)
  }

  @Test func `a person whose name says nothing has a voice in the header`() {
    let text = "~ Elif: Merhaba!\n~ Memur: Merhaba!"
    #expect(
      course("", text).complaints(.voice)
        == """
        a1-u1-listening.lesson:1: warning: 'Memur' may be a woman or a man; \
        say it in the header: 'voices: Memur = woman'
        """
    )
    #expect(course("voices: Memur = man\n", text).complaints(.voice).isEmpty)
    // Nobody hears a text that is read.
    #expect(course("", text, skill: "reading").complaints(.voice).isEmpty)
  }

  @Test func `a voice belongs to a person who speaks`() {
    #expect(
      course("voices: Tom = man\n", "~ Elif: Merhaba!").complaints(.voice)
        == """
        a1-u1-listening.lesson:1: no text is said by 'Tom', who has a voice in the header
        """
    )
  }

  @Test func `a recording that is named is there and can be heard`() {
    let body = "~ Merhaba!\n< selam.wav"
    #expect(recordings(body, ["selam.wav": .sound]).isEmpty)
    let place = "a1-u1-listening.lesson:8: "
    #expect(recordings(body, [:]) == ["\(place)there is no 'sound/selam.wav' beside the lesson"])
    #expect(
      recordings(body, ["selam.wav": .outside])
        == ["\(place)'sound/selam.wav' leads out of its folder; copy the file there"]
    )
    #expect(
      recordings(body, ["selam.wav": .unreadable])
        == ["\(place)'sound/selam.wav' can't be read"]
    )
    #expect(
      recordings(body, ["selam.wav": .notSound])
        == ["\(place)'sound/selam.wav' has no sound of the kind that its name says"]
    )
    #expect(
      recordings(body, ["selam.wav": .sound, "eski.wav": .sound])
        == ["sound/eski.wav:0: warning: no lesson names this recording"]
    )
  }
}
