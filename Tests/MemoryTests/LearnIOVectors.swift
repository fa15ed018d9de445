import Foundation
import Memory

/// Transitions and histories of LearnIO's levels.
///
/// Ratings count from 0 here. The numbers follow from the rules that `LearnIO` documents, and are
/// free to use.
struct LearnIOVectors: Decodable {
  /// A number, a word or nothing.
  enum Value: Decodable, Equatable {
    case number(Int)
    case word(String)
    case none

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }
  }

  struct History: Decodable {
    var id: Int
    var created: Int
    var events: [[Value]]
  }

  var transitions: [[Value]]
  var histories: [History]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: file))
  }

  var eventCount: Int { histories.reduce(0) { $0 + $1.events.count } }
}

extension LearnIOVectors {
  /// The differences, one a line.
  func differences() -> [String] {
    transitions.compactMap(Self.difference) + histories.flatMap(Self.differences)
  }

  private static func difference(_ transition: [Value]) -> String? {
    guard case .number(let score) = transition[0], let rating = rating(transition[1]) else {
      return "\(transition)"
    }
    let day = StudyDay(20_000)
    let state = LearnIOState(score: score, due: day, malusDay: day, reviews: 1)
    let next = LearnIO().answer(state, rating, on: day, inSession: true)
    let result: [Value] = [.number(next.score), letter(next.score)]
    return result == Array(transition[2...]) ? nil : "\(transition): \(result)"
  }

  private static func differences(_ history: History) -> [String] {
    let levels = LearnIO()
    var state = LearnIOState(newOn: StudyDay(history.created))
    var lines: [String] = []
    for event in history.events {
      guard case .number(let number) = event[1] else { continue }
      let day = StudyDay(number)
      if let rating = rating(event[2]) {
        let inSession = levels.isInSession(state, on: day)
        state = levels.answer(state, rating, on: day, inSession: inSession)
      } else {
        state = levels.refreshed(state, on: day)
        if state != levels.refreshed(state, on: day) {
          lines.append("\(history.id) again: \(event)")
        }
      }
      let result: [Value] = [
        .number(state.score), letter(state.score), .number(state.due.number),
        .number(state.malusDay.number),
      ]
      if result != Array(event[3...]) { lines.append("\(history.id) \(event): \(result)") }
    }
    return lines
  }

  private static func rating(_ value: Value) -> Rating? {
    guard case .number(let number) = value else { return nil }
    return Rating(rawValue: number + 1)
  }

  private static func letter(_ score: Int) -> Value {
    .word("\(LearnIO.level(score))".uppercased())
  }
}
