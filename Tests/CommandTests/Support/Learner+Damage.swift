import Foundation
import Testing

extension Learner {
  /// The time of the clock.
  var now: String? {
    get { environment["DILIM_NOW"] }
    set { environment["DILIM_NOW"] = newValue }
  }

  /// The folder of the backups.
  var backups: String { "\(home)/data/dilim/backups" }

  /// Changes the bytes of the record.
  func damage(_ change: (inout Data) -> Void) throws {
    let url = URL(fileURLWithPath: record)
    var bytes = try Data(contentsOf: url)
    change(&bytes)
    try bytes.write(to: url)
  }

  /// Fills the page of the record that holds a text with zeros.
  func zeroPage(holding text: String) throws {
    var found = false
    try damage { bytes in
      guard let place = bytes.range(of: Data(text.utf8), options: .backwards) else { return }
      let page = place.lowerBound / 4096 * 4096
      bytes.replaceSubrange(page..<page + 4096, with: Data(count: 4096))
      found = true
    }
    try #require(found)
  }
}
