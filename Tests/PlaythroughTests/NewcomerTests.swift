import Coordination
import Curriculum
import Screens
import TerminalUI
import TestSupport
import Testing

/// What a newcomer is told, and what is offered only where it exists.
@Suite struct NewcomerTests {
  private let setting = Screen.Setting(isByLine: false, hasTranscriptSource: false)

  private func app(
    _ lesson: String,
    _ change: (inout OpenedSession) -> Void = { _ in }
  ) throws -> AppCoordinator {
    var session = try SmallCourse.session(lesson)
    change(&session)
    let id = try SmallCourse.lesson(lesson).id
    var app = AppCoordinator(route: .lesson(id), profile: nil)
    _ = app.start(.lesson(id))
    _ = app.handle(.reply(.opened(session, request: 1), at: 0))
    return app
  }

  private func prompt(_ app: AppCoordinator, columns: Int = 80) -> String {
    Screen.prompt(for: app.place, in: setting).line(columns: columns).plainText
  }

  @Test func `the typed prompt of a new learner says what the question mark is for`() throws {
    #expect(prompt(try app(SmallCourse.writing) { $0.isNewLearner = true }) == "? help > ")
    #expect(prompt(try app(SmallCourse.writing)) == "> ")
  }

  @Test(arguments: [12, 20, 40])
  func `the name of the help gives way in a narrow window`(columns: Int) throws {
    let app = try app(SmallCourse.speaking) { $0.isNewLearner = true }
    let text = prompt(app, columns: columns)
    #expect(text.count < columns || columns < 18 && !text.contains("help"), "\(text)")
    #expect(text.contains("?"))
  }

  @Test func `the rare words of a text are offered only if it has some`() throws {
    let with = try app(SmallCourse.reading) {
      $0.glossary = Glossary(written: Array("kedi # cat\n".utf8))
    }
    #expect(prompt(with).contains("g words"))
    var without = try app(SmallCourse.reading) { $0.glossary = Glossary() }
    #expect(!prompt(without).contains("g words") && prompt(without).contains("t text"))
    let effects = without.handle(.intent(.explainWords, at: 1))
    #expect(effects == [.say(.noGlosses)])
    // After the answer too.
    _ = without.handle(.intent(.choose(0), at: 2))
    #expect(!prompt(without).contains("g words"))
  }

  @Test func `the words of a list are shown again after an answer`() throws {
    var app = try app(SmallCourse.vocabulary)
    _ = app.handle(.intent(.next, at: 1))
    _ = app.handle(.intent(.choose(0), at: 2))
    #expect(prompt(app).contains("t words"))
    guard case .say(.words(let group)) = app.handle(.intent(.readText, at: 3)).first else {
      return #expect(Bool(false), "no words")
    }
    #expect(group.words.contains { $0.card.word == "kedi" })
  }
}
