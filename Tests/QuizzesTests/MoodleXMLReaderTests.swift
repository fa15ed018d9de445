import Classes
import Curriculum
import Quizzes
import Testing
import TextSafety

/// Moodle XML as Moodle writes it.
struct MoodleXMLReaderTests {
  private func quiz(_ inside: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n\(inside)\n</quiz>\n"
  }

  @Test func `a file of Moodle is read, with CDATA and what is of no use here`() throws {
    let text = quiz(
      """
      <!-- question: 0  -->
        <question type="category"><category><text>top/Birim</text></category></question>
        <question type="shortanswer">
          <name><text>Geliş &amp; gidiş</text></name>
          <questiontext format="html">
      <text><![CDATA[<p>I <b>came</b> &amp; went ]]]]><![CDATA[>.<br></p>]]></text></questiontext>
          <generalfeedback format="html"><text></text></generalfeedback>
          <defaultgrade>1.0000000</defaultgrade><usecase>0</usecase>
          <answer fraction="100" format="moodle_auto_format"><text>Geldim \\*.</text>
            <feedback format="html"><text/></feedback></answer>
          <answer fraction="33.33333" format="moodle_auto_format"><text>Geldin.</text>
            <feedback format="html"><text><![CDATA[<p>“You” came.</p>]]></text></feedback></answer>
          <tags><tag><text>birim1</text></tag></tags>
        </question>
        <question type="description"><name><text>x</text></name></question>
        <question type="cloze"><name><text>gap</text></name>
          <questiontext format="html"><text>&lt;p&gt;Ben okul{2:SA:=a~%0%e#No \\# e.} gidiyorum. (okul)&lt;/p&gt;</text></questiontext>
        </question>
      """
    )
    let file = try MoodleXMLReader.read(text)
    #expect(file.categories == 1 && file.descriptions == 1 && file.faults.isEmpty)
    let made = QuizImport(lesson: .checkpoint, file: file)
    let id = LessonID(rawValue: "a1-u1-checkpoint-2")
    let lesson = made.lesson(id, level: .a1, unit: 1, skill: .checkpoint, title: "x")
    #expect(
      lesson.contains(
        """
        ? I came & went ]]>. {#came}
        = Geldim *.
        x Geldin. :: “You” came.

        _ Ben okul[a] gidiyorum. {#okul}
        > okul
        x okule :: No # e.
        """
      ),
      "\(lesson)\(made.faults)"
    )
    #expect(QuizImport(table: file).keys.first?.name == "Geliş & gidiş")
  }

  @Test(arguments: [
    ("essay", "essay"), ("truefalse", "true or false"), ("numerical", "number"),
    ("ddwtos", "the type ddwtos"), ("multichoice", "no answer is right"),
    ("cloze", "no embedded answer"),
  ])
  func `a type that is not read is told with its line`(type: String, reason: String) throws {
    let text = quiz(
      "\n<question type=\"\(type)\"><questiontext><text>x</text></questiontext></question>"
    )
    let made = QuizImport(lesson: .checkpoint, file: try MoodleXMLReader.read(text))
    #expect(made.faults.map(\.line) == [4])
    #expect(made.faults[0].reason.string.contains(reason), "\(made.faults)")
  }

  @Test(arguments: [
    ("<quiz>\n<question>", 2, "not closed"), ("<quiz></quizz>", 1, "closes nothing"),
    ("<quiz>\n&nbsp;</quiz>", 2, "&amp;"),
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><quiz/>", 1, "document type"),
    ("<quiz>\n\n<![CDATA[x</quiz>", 3, "<![CDATA["), ("x<quiz/>", 1, "outside"),
    ("<html>\n</html>", 1, "html"), ("<quiz a=1/>", 1, "tag"), ("<quiz/><quiz/>", 1, "tag"),
    ("", 1, "no element"), ("<quiz><question type=\"a\" type=\"b\"/></quiz>", 1, "tag"),
  ])
  func `a file that is not well-formed is refused with its line`(
    text: String,
    line: Int,
    reason: String
  ) {
    do {
      _ = try MoodleXMLReader.read(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line && error.reason.string.contains(reason), "\(text) \(error)")
    }
  }

  @Test func `elements within one another without end are refused`() {
    let text = String(repeating: "<question>", count: 100_000)
    #expect(throws: TableFault.self) { try MoodleXMLReader.read("<quiz>" + text) }
  }
}
