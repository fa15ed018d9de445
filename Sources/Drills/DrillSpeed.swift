/// How fast forms are to be typed, from 1 to 5; each speed has a time limit.
package struct DrillSpeed: Sendable, Equatable, Hashable, Comparable {
  /// 1 to 5.
  package let number: Int

  /// The slowest speed.
  package static let slowest = DrillSpeed(clamped: 1)
  package static let fastest = DrillSpeed(clamped: 5)

  private init(clamped number: Int) { self.number = number }

  /// Creates a speed; nil unless the number is 1 to 5.
  package init?(_ number: Int) {
    guard (1...5).contains(number) else { return nil }
    self.number = number
  }

  package var next: DrillSpeed { DrillSpeed(clamped: min(number + 1, 5)) }

  /// The seconds for a form: time to think, and a second for every three letters to type.
  package func limit(for form: String) -> Int {
    [15, 10, 7, 5, 3][number - 1] + (form.count + 2) / 3
  }

  package static func < (left: DrillSpeed, right: DrillSpeed) -> Bool { left.number < right.number }
}
