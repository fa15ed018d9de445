import Classes
import Screens
import TextSafety

/// What `dilim class` says about marks, results and gradebooks.
extension Wording {
  static func graded(_ name: String, _ pupils: Int, new: Int) -> SafeText {
    "\(name): pupils: \(pupils), new marks: \(new)"
  }

  static func notHandedIn(_ names: [String]) -> SafeText {
    "Not handed in: \(names.joined(separator: ", "))"
  }

  static func handedInLate(_ names: [String]) -> SafeText {
    "Late: \(names.joined(separator: ", "))"
  }

  static var allPass: SafeText { "Every answer passes." }

  /// Returns a mark that changes: whose, for which answer, from what to what.
  static func changedMark(_ change: MarkedClass.Change, _ assignment: String) -> SafeText {
    let given = change.after.given
    let place = SafeText(line: "\(assignment): \(given.student): “\(given.text)”: ")
    let before = change.before.map { ClassWording.markAndCredit($0.mark) } ?? "not marked"
    return place + before + SafeText(" → ") + ClassWording.markAndCredit(change.after.mark)
  }

  static var markNeedsPoints: SafeText { "Say what the answer is worth, such as --points 0.5." }

  static func markNeedsAssignment(_ names: [String]) -> SafeText {
    "The item is in \(names.joined(separator: ", ")): name one with --assignment."
  }

  static func nothingFrom(_ name: String, _ assignment: String) -> SafeText {
    "\(name) has handed in nothing for \(assignment)."
  }

  static func marked(
    _ name: String,
    _ item: String,
    _ answer: String,
    _ points: Double
  ) -> SafeText {
    "\(name), \(item): “\(answer)”: \(ClassWording.credit(points))"
  }

  static func noItemAssigned(_ name: String, near: String?) -> SafeText {
    "No assignment has the item \(name).\(suggestion(near))"
  }

  static func released(_ name: String, _ count: Int, _ folder: String) -> SafeText {
    "Released: \(name); results in \(folder): \(count)"
  }

  static func stillWaiting(_ count: Int) -> SafeText {
    """
    Unsure answers that still wait for you: \(count). Accept or mark them, and release again.
    """
  }

  static func releaseAgain(_ name: String) -> SafeText {
    "\(name) is released already; release it again for the new mark."
  }

  static func notReleased(_ name: String) -> SafeText {
    "\(name) is not released yet: dilim class release."
  }

  static func reopened(_ name: String) -> SafeText {
    "\(name) is open again. Results that you have sent stay with your pupils."
  }

  static var feedbackNeedsOut: SafeText { "Name the folder for the pages: --out DIR" }

  static var gradebookNeedsOut: SafeText { "Name the file for the table: --out FILE" }

  static func nothingReleased(_ names: [String]) -> SafeText {
    "Nothing is released yet, so nothing is in the gradebook: \(names.joined(separator: ", "))."
  }

  static func leftOut(_ name: String) -> SafeText {
    "Left out, because it is not released: \(name)"
  }

  static func unknownToMoodle(_ names: [String]) -> SafeText {
    """
    Moodle can't find these pupils, who have neither an e-mail address nor a number: \
    \(names.joined(separator: ", ")).
    """
  }

  static var canvasNeedsFrom: SafeText {
    "Canvas takes only its own table: export the gradebook there and name the file with --from."
  }

  static var plainTakesNoFrom: SafeText { "--from belongs to --format moodle or canvas." }

  static func noColumnFor(_ names: [String]) -> SafeText {
    "The table has no column for: \(names.joined(separator: ", "))."
  }

  static func notInExport(_ names: [String]) -> SafeText {
    "These pupils are not in the table: \(names.joined(separator: ", "))."
  }

  static func othersResult(_ path: String, _ name: String) -> SafeText {
    "\(path) is the result of \(name)."
  }

  static var uncheckedResult: SafeText {
    "The result is not signed, or can't be checked without ssh-keygen."
  }

  static var noResults: SafeText {
    "No results yet. Read the file from your teacher: dilim class results FILE"
  }

  static func removing(_ name: String, files: Int, marks: Int) -> SafeText {
    "Hand-ins of \(name): \(files), marks: \(marks). Delete them and the name?"
  }

  static func removed(_ name: String) -> SafeText {
    "\(name) is deleted from the class. Files that you keep elsewhere stay: mail, inbox, gradebooks."
  }

  static func deleting(_ title: String, files: Int) -> SafeText {
    "Delete the class \(title) with these files (\(files))?"
  }

  static func deleted(_ title: String) -> SafeText { "The class \(title) is deleted." }

  static func leaving(_ title: String, files: Int) -> SafeText {
    "Leave the class \(title) and delete these files (\(files))?"
  }

  static func left(_ title: String) -> SafeText {
    "You have left the class \(title). Answers to the course stay in your own record."
  }
}
