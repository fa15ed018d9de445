import Memory
import Testing

@Suite struct LearnIOTests {
  private let levels = LearnIO()

  @Test func `every transition and every history agrees with the vectors`() throws {
    let vectors = try LearnIOVectors(contentsOf: Fixture.file("learnio-histories.json"))
    #expect(vectors.transitions.count == 172)
    #expect(vectors.eventCount == 796)
    let differences = vectors.differences()
    #expect(differences.isEmpty, "\(differences.prefix(5))")
  }

  @Test func `a card that is always known reaches level A in 19 reviews and 279 days`() {
    let start = StudyDay(20_000)
    var state = LearnIOState(newOn: start)
    var reviews = 0
    var day = start
    while LearnIO.level(state.score) < .a {
      day = max(state.due, day)
      state = levels.answer(state, .good, on: day, inSession: true)
      reviews += 1
    }
    #expect(reviews == 19)
    #expect(day - start == 279)
  }

  @Test(arguments: [(40, 20), (15, 0), (42, 22)])
  func `each day late costs one point, however often it is computed`(score: Int, left: Int) {
    let state = LearnIOState(
      score: score,
      due: StudyDay(10),
      malusDay: StudyDay(3),
      reviews: 9
    )
    let once = levels.refreshed(state, on: StudyDay(30))
    #expect(once.score == left)
    #expect(levels.refreshed(once, on: StudyDay(30)) == once)
    let daily = (8...30).reduce(state) { levels.refreshed($0, on: StudyDay($1)) }
    #expect(daily == once)
  }

  @Test func `the due day itself and a clock set back cost nothing`() {
    let state = LearnIOState(score: 20, due: StudyDay(10), malusDay: StudyDay(10), reviews: 9)
    #expect(levels.refreshed(state, on: StudyDay(10)) == state)
    #expect(levels.refreshed(state, on: StudyDay(2)) == state)
  }

  @Test(arguments: Rating.allCases)
  func `extra practice adds no points, but a failure removes points`(rating: Rating) {
    let state = LearnIOState(score: 20, due: StudyDay(30), malusDay: StudyDay(10), reviews: 9)
    let next = levels.answer(state, rating, on: StudyDay(12), inSession: false)
    let scores: [Rating: Int] = [.again: 14, .hard: 17, .good: 20, .easy: 20]
    #expect(next.score == scores[rating])
    #expect((next.due == state.due) == (rating == .good || rating == .easy))
  }

  @Test func `a card hardly known is in every session`() {
    let known = LearnIOState(score: 4, due: StudyDay(30), malusDay: StudyDay(10), reviews: 9)
    let hardly = LearnIOState(score: 3, due: StudyDay(30), malusDay: StudyDay(10), reviews: 9)
    #expect(!levels.isInSession(known, on: StudyDay(12)))
    #expect(levels.isInSession(hardly, on: StudyDay(12)))
  }

  @Test(arguments: [(0, 0, CardStage.new), (0, 1, .learning), (3, 2, .learning), (4, 2, .review)])
  func `a card is being learnt while it is in every session`(
    score: Int,
    reviews: Int,
    stage: CardStage
  ) {
    let day = StudyDay(10)
    let state = LearnIOState(score: score, due: day, malusDay: day, reviews: reviews)
    #expect(MemoryState.learnIO(state).stage == stage)
  }
}
