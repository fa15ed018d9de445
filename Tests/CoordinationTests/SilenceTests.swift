import Coordination
import Curriculum
import TestSupport
import Testing

/// A learner who can't speak now leaves out the speaking items, and loses nothing by it.
@Suite struct SilenceTests {
  private func answerRight(_ walk: inout Walker) {
    guard case .lesson(let lesson) = walk.app.place, let task = lesson.stage?.item.task else {
      return
    }
    if case .choose = task.answering {
      walk.chooseRight()
    } else {
      walk.send(.submit(task.solution))
    }
    walk.send(.next)
  }

  private func answered(_ entries: [JournalEntry]) -> [String] {
    entries.compactMap { entry in
      guard case .answered(let record) = entry.event else { return nil }
      return record.item.item
    }
  }

  private func isSpeaking(_ walk: Walker) -> Bool {
    guard case .lesson(let lesson) = walk.app.place, case .speaking? = lesson.stage else {
      return false
    }
    return true
  }

  @Test func `a checkpoint asks everything else, and keeps its sentence for later`() {
    var walk = Walker.lesson("a1-u4-checkpoint")
    var asked: [String] = []
    for _ in 0..<10 {
      guard let item = walk.app.place.item else { break }
      asked.append(item)
      if isSpeaking(walk) { walk.send(.leaveOutSpeaking) } else { answerRight(&walk) }
    }
    #expect(asked == ["cat", "cay", "deniz", "hava"])
    let checkpoint = LessonID(rawValue: "a1-u4-checkpoint")
    #expect(walk.notices == [.speakingLeftOut, .speakingWaits(count: 1, checkpoint)])
    let entries = walk.entries["session1"] ?? []
    #expect(answered(entries) == ["cat", "deniz", "hava"])
    #expect(!entries.contains { $0.event == .finished })
  }

  @Test func `the sentence is asked when the checkpoint is opened in another run`() {
    var walk = Walker.lesson("a1-u4-checkpoint")
    answerRight(&walk)
    walk.send(.leaveOutSpeaking)
    #expect(walk.app.place.item == "deniz")
    let checkpoint = LessonID(rawValue: "a1-u4-checkpoint")
    walk.app = AppCoordinator(route: .lesson(checkpoint), profile: nil)
    walk.carryOut(walk.app.start(.lesson(checkpoint)))
    #expect(walk.app.place.item == "cay")
  }

  @Test func `a lesson of nothing but sentences waits, and asks them when it is opened again`() {
    var walk = Walker(
      route: .home,
      profile: Profile(name: "", level: .a1, hasTurkishKeyboard: false)
    )
    let speaking = LessonID(rawValue: "a1-u1-speaking")
    walk.carryOut([walk.app.open(.lesson(speaking))])
    walk.send(.leaveOutSpeaking)
    #expect(walk.notices == [.speakingLeftOut, .speakingWaits(count: 2, speaking)])
    #expect(walk.app.place.name == "home")
    walk.carryOut([walk.app.open(.lesson(speaking))])
    #expect(walk.app.place.item == "cay")
  }

  @Test func `a day deals nothing more to say, and ends with what it has`() {
    let profile = Profile(name: "", level: .a1, hasTurkishKeyboard: false, minutes: 5)
    var walk = Walker(route: .home, profile: profile)
    walk.send(.next)
    var later: [String] = []
    var isSilent = false
    for _ in 0..<60 where walk.app.place.item != nil {
      walk.time += 10_000
      if isSpeaking(walk), !isSilent {
        isSilent = true
        walk.send(.leaveOutSpeaking)
        continue
      }
      if isSilent { later.append(isSpeaking(walk) ? "said" : "other") }
      answerRight(&walk)
    }
    #expect(isSilent)
    #expect(!later.isEmpty && !later.contains("said"))
    let failed = (walk.entries["session1"] ?? []).filter { entry in
      if case .skipped = entry.event { true } else { false }
    }
    #expect(failed.isEmpty)
  }

  @Test func `what to do is said once, and not again in the next lesson`() {
    let profile = Profile(name: "", level: .a1, hasTurkishKeyboard: false)
    var walk = Walker(route: .home, profile: profile)
    let speaking = LessonID(rawValue: "a1-u1-speaking")
    let explained = { (walk: Walker) -> Bool? in
      guard case .lesson(let lesson) = walk.app.place else { return nil }
      return lesson.explainsSpeaking
    }
    walk.carryOut([walk.app.open(.lesson(speaking))])
    #expect(explained(walk) == true)
    answerRight(&walk)
    #expect(explained(walk) == false)
    walk.send(.back)
    walk.carryOut([walk.app.open(.lesson(LessonID(rawValue: "a1-u4-checkpoint")))])
    answerRight(&walk)
    #expect(walk.app.place.item == "cay" && explained(walk) == false)
  }

  @Test func `only speaking items can be left out`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.leaveOutSpeaking)
    #expect(walk.notices == [.unclear])
    #expect(walk.app.place.item == "teacher")
  }
}
