package import Curriculum
package import Drills

/// The drills to open.
package struct DrillRequest: Sendable, Equatable, Hashable {
  /// A grammar tag or a Turkish word; nil for the points up to the level.
  package var subject: String?
  /// The level of the words and points; nil for the learner's level.
  package var level: Level?
  /// The speed, 1 to 5; nil for the one that the learner has reached at each point.
  package var speed: Int?
  /// The seed; the same seed gives the same items, nil draws at random.
  package var seed: UInt64?

  /// Creates a request.
  package init(
    subject: String? = nil,
    level: Level? = nil,
    speed: Int? = nil,
    seed: UInt64? = nil
  ) {
    self.subject = subject
    self.level = level
    self.speed = speed
    self.seed = seed
  }
}

/// Drills that are ready to begin.
package struct OpenedDrill: Sendable {
  /// The request with the level and the seed that were chosen.
  package var request: DrillRequest
  package var set: DrillSet
  /// The learner's progress at each point drilled before.
  package var standings: [GrammarTag: DrillStanding]
  /// The name of this sitting, with which the ids of its answers begin.
  package var session: String

  /// Creates drills.
  package init(
    request: DrillRequest,
    set: DrillSet,
    standings: [GrammarTag: DrillStanding],
    session: String
  ) {
    self.request = request
    self.set = set
    self.standings = standings
    self.session = session
  }
}

extension DrillStanding {
  /// The standings that follow from answers in their order.
  package static func standings(after answers: [DrillAnswer]) -> [GrammarTag: DrillStanding] {
    answers.reduce(into: [:]) { standings, answer in
      guard let speed = DrillSpeed(answer.speed) else { return }
      standings[answer.tag, default: DrillStanding()]
        .add(passed: answer.passed, inTime: answer.isInTime, at: speed)
    }
  }
}
