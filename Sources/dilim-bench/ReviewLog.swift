import Foundation
import Memory

/// A log of simulated answers, card by card; its file has the columns card, day and rating.
struct ReviewLog {
  var cards: [[ReviewRecord]]

  /// A learner with a better memory than by the standard parameters, who easily forgets lapsed cards.
  static var learner: FSRSParameters {
    get throws {
      try FSRSParameters([
        0.6, 2.1, 5.2, 14, 6.1, 0.9, 2.7, 0.02, 1.6, 0.22, 0.9, 1.7, 0.08, 0.22, 1.9, 0.5, 2.1, 0.5,
        0.1, 0.08, 0.22,
      ])
    }
  }

  /// Simulates a learner whose cards FSRS schedules with the standard parameters.
  static func simulated(cards: Int, seed: UInt64) throws -> ReviewLog {
    let simulation = Simulation(
      learner: .fsrs(try learner),
      cards: cards,
      seed: seed
    )
    return ReviewLog(cards: simulation.log(.fsrs(FSRS())))
  }

  init(cards: [[ReviewRecord]]) { self.cards = cards }

  init(contentsOf file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    var cards: [[ReviewRecord]] = []
    var last: Substring?
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: ",")
      guard fields.count == 3, let day = Int(fields[1]),
        let rating = Int(fields[2]).flatMap(Rating.init)
      else { continue }
      if fields[0] != last { cards.append([]) }
      last = fields[0]
      let moment = Moment(seconds: Int64(day) * 86_400, day: StudyDay(day))
      cards[cards.count - 1].append(ReviewRecord(moment: moment, rating: rating))
    }
    self.cards = cards
  }

  var answers: Int { cards.reduce(0) { $0 + $1.count } }

  /// Writes the log to a file.
  func write(to file: URL) throws {
    let lines = cards.enumerated().flatMap { card, records in
      records.map { "\(card),\($0.moment.day.number),\($0.rating.rawValue)" }
    }
    try (["card,day,rating"] + lines).joined(separator: "\n").appending("\n")
      .write(to: file, atomically: true, encoding: .utf8)
  }
}
