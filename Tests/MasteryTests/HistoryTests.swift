import Curriculum
import Mastery
import Testing

/// The model beside the reference implementation, whose numbers the fixture holds.
@Suite struct HistoryTests {
  let fixture: HistoryFixture

  init() throws { fixture = try HistoryFixture() }

  private func model() -> LearnerModel {
    LearnerModel(bank: fixture.bank, adaptation: .offsets)
  }

  @Test func `ten histories are predicted like by the reference`() {
    let bank = fixture.bank
    #expect(fixture.histories.count == 10)
    var blamed = 0
    for history in fixture.histories {
      var model = model()
      #expect(history.answers.count > 80)
      for (index, answer) in history.answers.enumerated() {
        guard let item = bank[answer.observation.item] else {
          Issue.record("\(answer.observation.item) is no item")
          continue
        }
        let probability = model.probability(of: item, at: answer.observation.time)
        #expect(abs(probability - answer.probability) < 1e-9, "answer \(index)")
        model.apply(answer.observation)
        if case .wrong(let tags, _) = answer.observation.result, !tags.isEmpty { blamed += 1 }
      }
    }
    #expect(blamed > 100)
  }

  @Test func `strengths, flags and gains are those of the reference`() {
    var weak = 0
    for history in fixture.histories {
      var model = model()
      for answer in history.answers { model.apply(answer.observation) }
      for tag in history.tags {
        let strength = model.strength(of: tag.tag, at: history.time)
        #expect(abs(strength.value - tag.value) < 1e-9, "\(tag.tag)")
        #expect((strength.state == .weak) == tag.isWeak, "\(tag.tag)")
        #expect(model.answers(to: tag.tag) == tag.answers)
        #expect(abs(model.gain(of: tag.tag, at: history.time) - tag.gain) < 1e-9, "\(tag.tag)")
        weak += tag.isWeak ? 1 : 0
      }
    }
    #expect(weak > 100)
  }

  @Test func `a replay gives the same numbers`() {
    for history in fixture.histories {
      var models = [LearnerModel(bank: fixture.bank), LearnerModel(bank: fixture.bank)]
      for index in models.indices {
        for answer in history.answers { models[index].apply(answer.observation) }
      }
      #expect(models[0].strengths(at: history.time) == models[1].strengths(at: history.time))
      #expect(models[0].calibration == models[1].calibration)
    }
  }
}
