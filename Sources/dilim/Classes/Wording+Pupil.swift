import Classes
import Screens
import TextSafety

/// What `dilim class` says to a pupil.
extension Wording {
  static var joinNeedsName: SafeText { "Say who you are, as your teacher knows you: --name \"…\"." }

  static func otherTeacherKey(_ title: String) -> SafeText {
    """
    You are in the class \(title) with another key of its teacher. Ask your teacher; if the key is \
    really new, leave the class first.
    """
  }

  static func joinedAs(_ title: String, _ name: String) -> SafeText {
    "You are in the class \(title) as \(name). Use that name, or leave the class first."
  }

  static func joined(_ title: String, _ name: String) -> SafeText {
    "You are in the class \(title) as \(name)."
  }

  static func teacherFingerprint(_ print: String) -> SafeText {
    "The fingerprint of your teacher's key: \(print)"
  }

  static func ownFingerprint(_ print: String) -> SafeText {
    "The fingerprint of your key, for your teacher: \(print)"
  }

  static var nothingReleased: SafeText {
    "Your teacher has released no results yet."
  }

  static var languageOfResults: SafeText {
    "--language changes nothing in results from a teacher, who has chosen their language."
  }

  static func sendBack(_ path: String) -> SafeText { "Send this file to your teacher: \(path)" }

  static var noClassJoined: SafeText {
    "You are in no class. Your teacher has the file for dilim class join."
  }

  static func whichClass(_ titles: [String]) -> SafeText {
    "Name the class: \(titles.joined(separator: ", "))."
  }

  static var noAssignmentYet: SafeText {
    "You have no assignment yet. Begin with the file from your teacher: dilim class do FILE"
  }

  static var nothingToDo: SafeText { "Nothing to do: no class has given you an assignment." }

  static func todo(
    _ name: String,
    _ title: String,
    answered: Int,
    of count: Int,
    due: String,
    handedIn: String?
  ) -> SafeText {
    let text: SafeText = "\(name) (\(title)): answered \(answered) of \(count), due \(due)"
    return handedIn.map { text + (", handed in \($0)" as SafeText) } ?? text
  }

  static func nothingAnswered(_ name: String) -> SafeText {
    "You have answered nothing of \(name) yet: dilim class do \(name)"
  }

  static func signerMissing(_ path: String) -> SafeText {
    "ssh-keygen is missing, so \(path) can't be signed and was not written. Install OpenSSH."
  }

  static func alreadyHandedIn(_ name: String) -> SafeText {
    "\(name) is handed in. To go on with it, ask your teacher to reopen it for you."
  }

  static func handedIn(_ name: String, _ count: Int, of total: Int) -> SafeText {
    "Handed in: \(name), \(count) of \(total) items"
  }

  static func afterDue(_ due: String) -> SafeText {
    "It was due \(due), so it will be marked as late."
  }

  static func joinFirst(_ path: String) -> SafeText {
    "\(path) is from a class that you have not joined. Ask your teacher for the file to join."
  }

  static func unsignedAssignment(_ title: String) -> SafeText {
    "The class \(title) signs nothing, so nobody can tell whether the assignment is from your teacher."
  }

  static var uncheckedAssignment: SafeText {
    "ssh-keygen is missing, so the signature of the assignment is not checked."
  }

  static func notByTeacher(_ path: String) -> SafeText {
    """
    \(path) is not signed by your teacher's key, or was changed on the way. Ask for it again, with the \
    file that ends in .sig beside it.
    """
  }

  static func otherAssignment(_ name: String) -> SafeText {
    "You have another assignment of the name \(name). Ask your teacher for a new name."
  }

  static func closed(_ name: String, _ close: String) -> SafeText {
    "\(name) was closed \(close); your teacher takes no more answers."
  }

  static func beginning(_ name: String, items: Int, due: String) -> SafeText {
    "\(name): items: \(items), due \(due)"
  }

  static func marksLater(_ policy: Assignment.KeyPolicy) -> SafeText {
    switch policy {
    case .now, .handIn:
      "You see marks with dilim class results when you have handed in. Each item is asked once."
    case .close:
      "You see marks with dilim class results when the assignment is closed. Each item is asked once."
    case .release, .never: "Your teacher gives you the marks later. Each item is asked once."
    }
  }

  static func itemsMissing(_ count: Int, _ lesson: String) -> SafeText {
    "Your course lacks items of \(lesson) that are in the assignment: \(count). Install the newest Dilim."
  }

  static var answerKept: SafeText { "Your answer is kept." }

  static var leftForNow: SafeText { "Left open. The item comes again at the end." }

  static var leftForLater: SafeText { "Left open. The item comes again the next time." }

  static var notInAssignment: SafeText { "That is not possible in this assignment." }

  static func answeredOf(_ name: String, _ count: Int, of total: Int) -> SafeText {
    "\(name): answered \(count) of \(total)"
  }

  static func goOnLater(_ name: String) -> SafeText { "Go on with: dilim class do \(name)" }

  static func openItems(_ count: Int, _ name: String) -> SafeText {
    """
    Items without an answer: \(count). Go on with: dilim class do \(name). Hand it in with: dilim class \
    hand-in \(name)
    """
  }

  static func handInNext(_ name: String) -> SafeText {
    "Hand it in with: dilim class hand-in \(name)"
  }
}
