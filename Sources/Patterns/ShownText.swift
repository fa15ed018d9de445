/// Sets the spaces of a spelled form as a printer would.
struct ShownText {
  private(set) var scalars: [Unicode.Scalar] = []
  private var spaceIsDue = false

  /// The form as a reader sees it.
  static func text(of spelled: some Sequence<Unicode.Scalar>) -> String {
    var shown = ShownText()
    for scalar in spelled { shown.append(scalar) }
    return shown.text
  }

  var text: String { String(scalars: scalars) }

  mutating func reserve(_ count: Int) { scalars.reserveCapacity(count) }

  /// Adds a sign; false if it left no trace.
  ///
  /// A left-out word may leave punctuation without anything before it (`(Evet), geliyorum`) or
  /// two signs in a row; both are dropped.
  @discardableResult
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != " " else {
      spaceIsDue = !scalars.isEmpty
      return false
    }
    if Self.closes(scalar) {
      spaceIsDue = false
      guard let before = scalars.last else { return false }
      if before == "," {
        scalars.removeLast()
      }
    } else if spaceIsDue {
      scalars.append(" ")
      spaceIsDue = false
    }
    scalars.append(scalar)
    return true
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "!", "?", ";", ":", "…", ")", "”", "»": true
    default: false
    }
  }
}
