import TextSafety

/// The sentences about rosters and gradebooks.
extension ClassWording {
  static var noPseudonym: SafeText {
    "the pseudonym is missing or was changed; copy the line from an older roster.csv"
  }

  static var notAKey: SafeText {
    "the public key was changed; leave the cell empty, and take the pupil's key anew"
  }

  static func nameTwice(_ name: String) -> SafeText {
    "\(name) is in the class already; give one of the two another name"
  }

  static func otherPseudonym(_ name: String) -> SafeText {
    """
    \(name) has another pseudonym in this class; remove the pupil here, or take the table of the \
    colleague who shares the class
    """
  }

  static func emailTwice(_ email: String, _ name: String) -> SafeText {
    "\(email) is the address of \(name); correct the name or the address"
  }

  static func noColumnOf(_ names: [String], in header: [String]) -> SafeText {
    """
    The table has no column for \(names.joined(separator: ", ")). Make the assignment on the platform \
    first, with the same name, and export its gradebook again. The columns are: \
    \(header.joined(separator: ", ")).
    """
  }
}
