import Classes
import Screens
import TextSafety

/// What `dilim class` says to a teacher.
extension Wording {
  static func classNeeds(_ action: String, _ arguments: String) -> SafeText {
    "Usage: dilim class \(action) \(arguments)"
  }

  static func keyNotMade(_ path: String) -> SafeText { "\(path): ssh-keygen could not make a key." }

  static func notAPublicKey(_ path: String) -> SafeText {
    "\(path): this is no public key of OpenSSH of the kind ed25519."
  }

  static func notSigned(_ path: String) -> SafeText {
    "\(path) is written, but ssh-keygen could not sign it. Is the key still there?"
  }

  static var unsignedHere: SafeText {
    "ssh-keygen is missing, so nothing is signed. Install OpenSSH if you want signatures."
  }

  static func notAClassTitle(_ title: String) -> SafeText {
    "\(title): a title is also the name of a folder. Leave out slashes and a point at its start."
  }

  static func classThere(_ folder: String) -> SafeText {
    "\(folder) holds a class already. Choose another title, or another folder with --folder."
  }

  static func classMade(_ title: String, _ folder: String) -> SafeText {
    "The class \(title) is in \(folder)"
  }

  static func noClass(_ name: String, near: String?, _ names: [String]) -> SafeText {
    let list: SafeText =
      names.isEmpty
      ? " Make one with dilim class new." : " Your classes: \(names.joined(separator: ", "))."
    return "There is no class \(name).\(suggestion(near))\(list)"
  }

  static func noPupil(_ name: String, near: String?, _ names: [String]) -> SafeText {
    "\(name) is not in the class.\(suggestion(near)) Pupils: \(names.joined(separator: ", "))."
  }

  static func noAssignment(_ name: String, near: String?, _ names: [String]) -> SafeText {
    """
    There is no assignment \(name).\(suggestion(near)) Assignments: \(names.joined(separator: ", ")).
    """
  }

  static func whichAssignment(_ names: [String]) -> SafeText {
    names.isEmpty
      ? "The class has no assignment yet: dilim class assign."
      : "Name the assignment: \(names.joined(separator: ", "))."
  }

  static func enrolled(_ enrolment: Roster.Enrolment, _ count: Int) -> SafeText {
    """
    New pupils: \(enrolment.added); changed: \(enrolment.changed); known already: \
    \(enrolment.known); in the class: \(count)
    """
  }

  static func invited(_ path: String) -> SafeText {
    "Written: \(path). Send it to your pupils; they join with dilim class join \(path)."
  }

  static func fingerprint(_ print: String) -> SafeText {
    "The fingerprint of your key, which they can compare: \(print)"
  }

  static var assignNeedsOut: SafeText {
    "Name the file for your pupils, such as --out week1.jsonl; week1 is then the name of the assignment."
  }

  static var assignNeedsDue: SafeText { "Say until when, such as --due 2026-12-01." }

  static func notAnAssignmentName(_ name: String) -> SafeText {
    "\(name) can't be the name of an assignment. Choose another file for --out."
  }

  static func assignmentThere(_ name: String) -> SafeText {
    "The class has an assignment \(name) already. Choose another file for --out."
  }

  static var closeBeforeDue: SafeText { "--close is before --due. Choose a later date." }

  static func notADate(_ option: String, _ text: String) -> SafeText {
    "\(option) \(text): expected a date such as 2026-12-01, or \"2026-12-01 18:00\"."
  }

  static var moodleMaximum: SafeText {
    """
    Moodle counts a new column out of 100 points; --max 100 scales to that, or --max to the points of \
    your column.
    """
  }

  static func badMaximum(_ text: String) -> SafeText {
    "--max \(text): expected a number above 0, such as 100."
  }

  static func notAChoice(_ option: String, _ name: String, _ names: String) -> SafeText {
    "\(option) \(name): expected one of \(names)."
  }

  static var nothingAssigned: SafeText {
    "Name a lesson, such as a1-u1-writing, or a table of your own items with --items."
  }

  static func itemTwice(_ name: String) -> SafeText { "\(name) is in the assignment twice." }

  static func notAsked(_ path: String, _ name: String) -> SafeText {
    "\(path): \(name) has no English sentence, so pupils would not know what is asked."
  }

  static func assigned(_ name: String, _ count: Int, due: String) -> SafeText {
    "Assignment \(name): items: \(count), due \(due)"
  }

  static func writtenSigned(_ path: String) -> SafeText {
    "Written: \(path) and its signature \(path + Signing.ending). Send both."
  }

  static func writtenUnsigned(_ path: String) -> SafeText { "Written, not signed: \(path)" }

  static var courseKeyIsKnown: SafeText {
    """
    Marks are hidden while pupils work. The answers of the course are on their disks, though; only \
    those of your own items stay with you.
    """
  }

  static var ownKeyIsInside: SafeText {
    "The accepted answers of your own items are in the file, because of --key now."
  }

  static func newKey(_ name: String, _ print: String, isOther: Bool) -> SafeText {
    isOther
      ? "\(name) signs with another key than before: \(print)."
      : "The key of \(name) is new: \(print)."
  }

  static func takesKey(_ news: SafeText) -> SafeText { "\(news) Do you take it?" }

  static func needsTrust(_ question: SafeText, _ name: String) -> SafeText {
    "\(question) Ask \(name) for the fingerprint, then take it with --trust \"\(name)\"."
  }

  static func keyRefused(_ name: String) -> SafeText { "The key of \(name) was not taken." }

  static func keyTaken(_ name: String) -> SafeText { "the key of \(name) is taken" }

  static func noKey(_ name: String) -> SafeText {
    "\(name) has sent no key; take the hand-ins with --unsigned"
  }

  static func notEnrolled(_ name: String) -> SafeText {
    "\(name) is not in the class; enrol the name first with dilim class enrol"
  }

  static var otherClass: SafeText { "it belongs to another class" }

  static var unknownAssignment: SafeText {
    "it belongs to an assignment that this class does not have"
  }

  static var notAHandIn: SafeText { "this is no hand-in" }

  static func notSignedBy(_ name: String) -> SafeText {
    "it is not signed. Ask \(name) for the file with the ending .sig too, or take it with --unsigned"
  }

  static func usuallySigned(_ name: String) -> SafeText {
    """
    \(name) has a key, but nothing shows that this file is signed by it. Ask \(name) whether the file is \
    theirs, and take it with --unsigned --trust "\(name)"
    """
  }

  static var cannotCheck: SafeText {
    "its signature can't be checked, because ssh-keygen is missing; take it with --unsigned"
  }

  static func changed(_ name: String) -> SafeText {
    "the signature does not fit: the file was changed, or somebody else than \(name) has signed it"
  }

  static func tooLate(_ name: String, _ close: String) -> SafeText {
    "\(name) made it after the assignment was closed (\(close)); take it with --late"
  }

  static func collected(
    _ name: String,
    _ assignment: String,
    _ addition: AnswerPile.Addition
  ) -> SafeText {
    "\(name), \(assignment): new answers: \(addition.new), known: \(addition.known)"
  }

  static func differs(_ answer: HandedAnswer) -> SafeText {
    "differs: the answer to \(answer.item) is known with another text; “\(answer.text)” is not taken"
  }

  static func nothingCollected(_ place: String) -> SafeText {
    "\(place) holds no hand-ins, which end in .jsonl."
  }
}
