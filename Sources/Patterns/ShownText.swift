/// A form as it is shown, with spaces where typography wants them.
struct ShownText {
  private(set) var scalars: [Unicode.Scalar] = []
  private var spaceIsDue = false

  /// Returns the shown text of a spelled form.
  static func text(of spelled: some Sequence<Unicode.Scalar>) -> String {
    var shown = ShownText()
    for scalar in spelled { shown.append(scalar) }
    return shown.text
  }

  var text: String { String(scalars: scalars) }

  mutating func reserve(_ count: Int) { scalars.reserveCapacity(count) }

  /// Appends a scalar; returns false if it is not shown by itself.
  ///
  /// If a word is left out, punctuation may remain at the beginning (`(Evet), geliyorum`) or after
  /// a comma; the superfluous sign is dropped.
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
