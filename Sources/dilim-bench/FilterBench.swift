import Foundation
import TextSafety

/// A benchmark of the filter that makes text from outside safe.
struct FilterBench {
  private static let text = String(
    repeating: "Türkçe öğreniyorum; \u{1B}[1mşimdi\u{1B}[0m evdeyim. Why is it “evde”? 👍🏽\n",
    count: 20_000
  )

  /// Prints the megabytes per second for whole text and for pieces of 20 letters, as models send them.
  func run() -> Bool {
    let scalars = Array(Self.text.unicodeScalars)
    let pieces = stride(from: 0, to: scalars.count, by: 20).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + 20, scalars.count)]))
    }
    var whole = Measurement()
    var cut = Measurement()
    var count = 0
    for _ in 0..<5 {
      whole.time { count += SafeText(Self.text).string.utf8.count }
      cut.time {
        var filter = TextFilter()
        for piece in pieces { count += filter.filter(piece).string.utf8.count }
      }
    }
    let megabytes = Double(Self.text.utf8.count) / 1e6
    let speed = megabytes / whole.median
    let format = "filter: %.0f MB/s, %.0f in pieces (aim 40; %d bytes let through)"
    print(String(format: format, speed, megabytes / cut.median, count))
    return speed >= 40
  }
}
