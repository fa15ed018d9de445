import CourseCheck
import Testing
import TextSafety

struct NoteRuleTests {
  /// A unit with all five skills; the rules on notes read only its tags.
  private static let unit = TestCourse().with("writing", "? Teas. {#a alphabet plural}\n= Çaylar.")
    .with("speaking", "\" Bu evler. {#a}")
    .with("reading", "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul")
    .with("listening", "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul")
    .with("vocabulary", "* ev | noun | house | Bu ev. | House. {#a}")

  private static func note(_ tag: String, example: String = "Evdeyim.") -> CourseFiles.File {
    let text = """
      # Title

      What it is for.

      ## Form

      - after vowels

      ## Examples

      - \(example) | I am at home.
      - Bu ev. | This house.
      - Ev bu. | The house is this.

      ## Take care

      - not: okulde | but: okulda

      """
    return TestCourse.file("notes/\(tag).md", text)
  }

  @Test func `every grammar point of a complete unit has a note`() {
    var course = Self.unit
    course.notes = [Self.note("plural")]
    #expect(
      course.complaints(.note)
        == "a1-u1-listening.lesson:1: no grammar note on 'alphabet'; write notes/alphabet.md"
    )
    course.notes.append(Self.note("alphabet"))
    #expect(course.complaints(.note).isEmpty)
  }

  @Test func `a note with an error is not also reported as missing`() {
    var course = Self.unit
    course.notes = [Self.note("plural"), TestCourse.file("notes/alphabet.md", "Text\n")]
    #expect(course.complaints(.note).isEmpty)
    #expect(
      course.complaints(.format)
        == "notes/alphabet.md:1: heading missing or out of place; expected '# title'"
    )
  }

  @Test func `a note is named after a tag of the syllabus`() {
    var course = Self.unit
    course.notes = [Self.note("plurals")]
    #expect(course.complaints(.format).contains("'plurals' is not in syllabus.txt"))
  }

  @Test func `the words of examples have an analysis and are spelled correctly`() {
    var course = Self.unit
    course.notes = [Self.note("plural", example: "Evdeyimbüşk.")]
    #expect(course.complaints(.analysis).contains("notes/plural.md:11: 'evdeyimbüşk' has no"))
    let answers = SpellingAnswers(
      unknownTurkish: ["Evdeyimbüşk", "evdeyimbüşk"],
      unknownEnglish: []
    )
    #expect(course.complaints(.spelling, spelling: answers).contains("notes/plural.md:11:"))
  }
}

struct CoverageTableTests {
  @Test func `the tables count points, items, words, keys, persons and lengths`() {
    let course = TestCourse()
      .with("writing", "? Teas. {#a plural}\n= (Bunlar) çaylar.\n? I am here. {#b}\n= Buradayım.")
      .with("reading", "~ Bu ev. Bu çok büyük bir ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul")
      .with("vocabulary", "* ev | noun | house | Bu ev. | This house. {#a plural}")
      .with("speaking", "\" Bu evler güzel mi? {#a plural}", unit: 2)
    let report = CourseRules.report(on: course.files, withCoverage: true)
    #expect(
      report.coverageTable.joined(separator: "\n") == """
        items
          level  vocabulary  reading  listening  writing  speaking  checkpoint  texts  exercises
          A1              1        1          0        2         1           0      1          4

        kinds of items in a unit, least-most
          level  grammar step  gaps  orders  changes  turns  translations  reading texts  listening texts
          A1                0     0       0        0      0           0-2            0-1                0

        tags: in their unit by skill, then later
          tag            vocabulary  reading  listening  writing  speaking  checkpoint  later
          A1.1 alphabet           0        1          0        1         0           0      0
          A1.1 plural             1        0          0        1         0           0      1
          A1.2 degil              0        0          0        0         0           0      0

        words
          level  cards  running words  different  glossed %  unexplained %
          A1         1             16         11        0.0           37.5

        position of the key, per cent
          level    1      2    3    4  questions
          A1     0.0  100.0  0.0  0.0          1

        persons of the answers, per cent
          level    1s   2s    3s   1p   2p   3p  answers
          A1     50.0  0.0  50.0  0.0  0.0  0.0        2

        words per sentence: shortest, mean, longest
          level  writing          dictation        read aloud          text
          A1           1  1.5  2          -  -  -           4  4.0  4     2  3.5  5
        """
    )
    #expect(CourseRules.report(on: course.files).coverageTable.isEmpty)
  }

  @Test func `a course without lessons has empty tables`() {
    let report = CourseRules.report(on: TestCourse().files, withCoverage: true)
    #expect(report.coverageTable.contains("items"))
  }
}
