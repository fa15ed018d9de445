package import Curriculum
package import Mastery

/// The times of the last right answers to items of each grammar point.
package struct LastRight: Sendable {
  private var times: [GrammarTag: Int64] = [:]

  /// Reads observations in the order of time.
  package init(_ observations: [Observation], bank: ItemBank) {
    for observation in observations {
      guard case .right = observation.result, let item = bank[observation.item] else { continue }
      for tag in item.tags { times[tag] = observation.time }
    }
  }

  /// The time of the last right answer to an item of a point, in milliseconds since 1970.
  package subscript(_ tag: GrammarTag) -> Int64? { times[tag] }
}
