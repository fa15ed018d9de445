import Coordination
import Curriculum
import Scoring
import TestSupport
import Testing

/// What is particular to each skill.
@Suite struct SkillTests {
  @Test func `reading shows the text at its first question only, and again when asked`() {
    var walk = Walker.lesson("a1-u1-reading")
    #expect(walk.showsText == true)
    walk.chooseRight()
    walk.send(.next)
    #expect(walk.showsText == false)
    walk.send(.readText)
    #expect(
      walk.notices == [.text(paragraphs: ["Ben Deniz. Öğretmenim. Kedim Pamuk da burada."])]
    )
  }

  @Test func `an option that is not there costs nothing`() {
    var walk = Walker.lesson("a1-u1-reading")
    walk.send(.choose(6), .choose(-1))
    #expect(walk.notices == [.optionOutOfRange(count: 4), .optionOutOfRange(count: 4)])
    #expect(walk.entries.isEmpty)
  }

  @Test func `the first play comes by itself and a fourth is refused`() {
    var walk = Walker.lesson("a1-u1-listening")
    #expect(walk.plays.map(\.playsLeft) == [2])
    walk.send(.play, .play, .play)
    #expect(walk.plays.map(\.playsLeft) == [2, 1, 0])
    #expect(walk.notices == [.noPlaysLeft])
  }

  @Test func `a text that was read in place of hearing it is noted once for its item`() {
    var walk = Walker.lesson("a1-u1-listening")
    #expect(!walk.entries.values.joined().contains { $0.event.isReading })
    walk.isMute = true
    walk.send(.play, .play)
    let read = walk.entries.values.joined().map(\.event).filter(\.isReading)
    #expect(read.count == 1 && walk.plays.count == 3)
    // It is no answer and changes no question.
    walk.chooseRight()
    #expect(walk.app.place.judged?.outcome.verdict == .correct)
  }

  @Test func `plays that were used are not given back by resuming`() {
    var walk = Walker.lesson("a1-u1-listening")
    walk.send(.play)
    walk.app = AppCoordinator(route: .lesson(LessonID(rawValue: "a1-u1-listening")), profile: nil)
    walk.carryOut(walk.app.start(.lesson(LessonID(rawValue: "a1-u1-listening"))))
    walk.send(.play, .play)
    #expect(walk.plays.map(\.playsLeft) == [2, 1, 0])
    #expect(walk.notices.last == .noPlaysLeft)
  }

  @Test func `the transcript is shown after the last question on it and not before`() {
    var walk = Walker.lesson("a1-u1-listening")
    walk.send(.readText)
    #expect(walk.notices == [.noText])
    walk.chooseRight()
    #expect(walk.app.place.judged?.transcript == ["Merhaba, ben Selin. Bursa'dayım."])
  }

  @Test func `a dictation is played, and its own text is the accepted answer`() {
    var walk = Walker.lesson("a1-u1-listening")
    walk.chooseRight()
    walk.send(.next)
    #expect(walk.plays.last?.paragraphs == ["Hava güzel."])
    walk.send(.submit("hava güzel"))
    #expect(walk.app.place.judged?.outcome.verdict == .correct)
  }

  @Test func `a longer transcript stays in sight for longer`() {
    var short = Walker.lesson("a1-u1-listening")
    let long = short.plays[0].milliseconds
    short.chooseRight()
    short.send(.next)
    #expect(short.plays[1].milliseconds < long)
    #expect(short.plays[1].milliseconds >= 1_500)
  }

  @Test func `a sentence can be said three times and then the lesson goes on`() {
    var walk = Walker.lesson("a1-u1-speaking")
    walk.send(.submit("xx"))
    #expect(walk.app.place.judged?.attemptsLeft == 2)
    walk.send(.next, .submit("xx"))
    #expect(walk.app.place.judged?.attemptsLeft == 1)
    walk.send(.next, .submit("xx"))
    #expect(walk.app.place.judged?.attemptsLeft == 0)
    #expect(walk.app.place.judged?.comesBack == false)
    walk.send(.next)
    #expect(walk.app.place.item == "ogretmen")
    walk.send(.submit("ben öğretmenim"), .next)
    #expect(walk.app.place.summary?.notPassed == 1)
  }

  @Test func `a transcript from a source is judged like a typed one`() {
    var walk = Walker.lesson("a1-u1-speaking")
    walk.send(.listen)
    #expect(walk.notices == [.nothingHeard])
    walk.heard = "çay çok güzel"
    walk.send(.listen)
    #expect(walk.app.place.judged?.outcome.verdict == .correct)
  }

  @Test func `a sentence that was recorded can be played, and one that was typed can't`() throws {
    var walk = Walker.lesson("a1-u1-speaking")
    let item = try #require(walk.app.place.lesson?.stage?.item.id)
    walk.reply(.heard(Heard("çay", isRecorded: true), item: item, attempt: 1))
    walk.send(.playMine, .play)
    #expect(walk.playedMine == 1)
    #expect(walk.pronounced.map(\.text) == ["Çay çok güzel."])
    walk.send(.next, .submit("çay çok güzel"), .playMine)
    #expect(walk.playedMine == 1 && walk.notices.last == .unclear)
  }

  @Test func `the second transcript of a recogniser passes with a note`() throws {
    var walk = Walker.lesson("a1-u1-speaking")
    let item = try #require(walk.app.place.lesson?.stage?.item.id)
    let heard = Heard("çaya çoku güzelde oldu şimdi ya bak", second: "Çay çok güzel")
    walk.reply(.heard(heard, item: item, attempt: 1))
    #expect(walk.app.place.judged?.outcome.verdict == .correctWithNote)
    #expect(walk.lastAnswer?.answer == "Çay çok güzel")
  }

  @Test(arguments: [(0, Verdict.unsure), (1, .correctWithNote), (2, .correct)])
  func `a sentence that nobody heard is rated by the learner`(key: Int, verdict: Verdict) {
    var walk = Walker.lesson("a1-u1-speaking", allowsRating: true)
    walk.send(.submit(""))
    #expect(walk.pronounced.map(\.isOptional) == [true])
    walk.send(.submit("typed too late"), .choose(3))
    #expect(walk.notices == [.unclear, .optionOutOfRange(count: 3)])
    walk.send(.choose(key))
    let answer = walk.lastAnswer
    #expect(answer?.verdict == verdict && answer?.answer == "Çay çok güzel.")
    #expect(answer?.isRated == true)
    #expect(walk.app.place.judged?.isUnsure == false)
    #expect(walk.hastened.isEmpty)
  }

  @Test func `a sentence to say again comes at once, and after the second time later`() {
    var walk = Walker.lesson("a1-u1-speaking", allowsRating: true)
    walk.send(.submit(""), .choose(0), .next)
    #expect(walk.app.place.lesson?.stage?.item.task.solution == "Çay çok güzel.")
    walk.send(.propose)
    #expect(walk.notices == [.nothingToPropose])
    walk.send(.submit(""), .choose(0), .next)
    #expect(walk.app.place.item == "ogretmen")
  }

  @Test func `a typed line is a transcript where a sentence may be rated`() {
    var walk = Walker.lesson("a1-u1-speaking", allowsRating: true)
    walk.send(.submit("çay çok güzel"))
    #expect(walk.lastAnswer?.verdict == .correct && walk.lastAnswer?.isRated == false)
  }

  @Test func `without ratings an empty line is no answer`() {
    var walk = Walker.lesson("a1-u1-speaking")
    walk.send(.submit(""))
    #expect(walk.notices == [.emptyAnswer])
  }

  @Test func `a transcript for an item or a try that is past is dropped`() throws {
    var walk = Walker.lesson("a1-u1-speaking")
    let item = try #require(walk.app.place.lesson?.stage?.item.id)
    walk.reply(.heard(Heard("Çay çok güzel."), item: item, attempt: 2))
    #expect(walk.app.place.name == "speaking")
    walk.send(.skip)
    walk.reply(.heard(Heard("Çay çok güzel."), item: item, attempt: 1))
    #expect(walk.app.place.item == "ogretmen")
    #expect(walk.app.place.name == "speaking")
  }

  @Test func `hints to a sentence tell meaning, syllables and letters`() {
    var walk = Walker.lesson("a1-u1-speaking")
    walk.send(.hint, .hint, .hint)
    #expect(
      walk.notices == [
        .hint(.meaning("The tea is very nice."), step: 1),
        .hint(.syllables("Çay çok gü·zel"), step: 2),
        .hint(.letters(["ç", "ü"]), step: 3),
      ]
    )
  }

  @Test func `a checkpoint takes each item to the skill it belongs to`() {
    var walk = Walker.lesson("a1-u4-checkpoint")
    #expect(walk.app.place.name == "writing")
    walk.send(.submit("Kedi burada."), .next)
    #expect(walk.app.place.name == "speaking")
    walk.send(.submit("Çay çok güzel."), .next)
    #expect(walk.app.place.name == "reading")
    walk.chooseRight()
    walk.send(.next)
    #expect(walk.app.place.name == "listening")
    walk.send(.submit("Hava güzel."), .next)
    #expect(walk.app.place.summary?.passedAtOnce == 4)
  }

  @Test func `answers of the wrong kind are not counted`() {
    var writing = Walker.lesson("a1-u1-writing")
    writing.send(.choose(1), .play, .readText, .listen)
    #expect(writing.notices == [.unclear, .nothingToPlay, .noText, .unclear])
    var reading = Walker.lesson("a1-u1-reading")
    reading.send(.submit("Öğretmen"), .play)
    #expect(reading.notices == [.unclear, .nothingToPlay])
    #expect(writing.entries.isEmpty && reading.entries.isEmpty)
  }
}

extension Walker {
  var showsText: Bool? {
    if case .reading(let reading) = app.place.lesson?.stage { reading.showsText } else { nil }
  }

  /// Chooses the right option of the question in sight.
  mutating func chooseRight() {
    guard case .choose(let options) = app.place.lesson?.stage?.item.task.answering,
      let index = options.firstIndex(where: \.isRight)
    else { return }
    send(.choose(index))
  }
}

extension Walker {
  /// The last answer of the record.
  var lastAnswer: AnswerRecord? {
    entries.values.flatMap(\.self).compactMap {
      if case .answered(let record) = $0.event { record } else { nil }
    }.last
  }
}

extension JournalEntry.Event {
  fileprivate var isReading: Bool { if case .read = self { true } else { false } }
}
