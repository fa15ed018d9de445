/// A learner's progress at a grammar point: the speed, and the last answers at that speed.
///
/// It is a fold over the answers in their order. When 8 of the last 10 answers at a speed were right
/// within its limit, the next speed begins.
package struct DrillStanding: Sendable, Equatable {
  /// Of how many answers 8 must count.
  package static let window = 10
  /// How many of the last answers must count for the next speed.
  package static let needed = 8

  package private(set) var speed = DrillSpeed.slowest
  /// Whether each of the last answers at this speed counts, the oldest first.
  package private(set) var recent: [Bool] = []
  package private(set) var answers = 0
  package private(set) var right = 0

  /// A standing without answers.
  package init() {}

  /// The answers of the window that count.
  package var counted: Int { recent.filter { $0 }.count }

  /// Adds an answer that was given at a speed; returns whether the next speed begins with it.
  ///
  /// An answer at a lower speed than that of the standing doesn't change it.
  @discardableResult
  package mutating func add(passed: Bool, inTime: Bool, at given: DrillSpeed) -> Bool {
    answers += 1
    if passed { right += 1 }
    guard given >= speed else { return false }
    if given > speed {
      speed = given
      recent = []
    }
    recent = (recent + [passed && inTime]).suffix(Self.window)
    guard counted >= Self.needed, recent.count >= Self.window, speed < .fastest else {
      return false
    }
    speed = speed.next
    recent = []
    return true
  }
}
