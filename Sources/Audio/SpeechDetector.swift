/// Finds the end of what is said in samples that come bit by bit.
///
/// The level is that of windows of 50 ms. After speech has begun, a pause ends it.
package struct SpeechDetector: Sendable {
  /// The level of the last whole window, from 0 to 1 of full scale.
  package private(set) var level = 0.0
  /// Whether somebody has spoken.
  package private(set) var hasBegun = false
  /// The number of samples at which the speech is over; nil until then.
  package private(set) var end: Int?
  private var rest: [Int16] = []
  private var count = 0
  private var quietWindows = 0
  private var loudWindows = 0

  /// The samples of a window.
  static let window = Take.rate / 20
  /// The windows of silence that end what is said.
  private let pause: Int
  /// The windows above the level after which it is speech and no click.
  static let onset = 3

  /// Creates a detector; `pause` is the silence that ends speech, in milliseconds.
  package init(pause: Int = Recorder.Length.sentence.pause) { self.pause = pause / 50 }

  package mutating func add(_ samples: [Int16]) {
    rest += samples
    var start = 0
    while end == nil, rest.count - start >= Self.window {
      let window = rest[start..<(start + Self.window)]
      start += Self.window
      count += Self.window
      add(level: Take.level(of: window))
    }
    rest.removeFirst(start)
  }

  private mutating func add(level: Double) {
    self.level = level
    guard level < Take.quiet else {
      quietWindows = 0
      loudWindows += 1
      hasBegun = hasBegun || loudWindows >= Self.onset
      return
    }
    loudWindows = 0
    quietWindows += 1
    if hasBegun, quietWindows >= pause { end = count }
  }
}
