import ClassServer
import Classes
import Screens
import TextSafety

/// What `dilim class` says about several teachers of one class.
extension Wording {
  static var olderServer: SafeText {
    """
    The server lacks what several teachers of a class need. Its administrator brings it up to date with \
    dilim class server migrate.
    """
  }

  static func takenFromServer(_ taken: ColleagueExchange.Taken) -> SafeText {
    """
    From the server: assignments \(taken.assignments), accepted answers \(taken.accepted), marks by hand \
    \(taken.marks)
    """
  }

  static func assignmentOfColleague(_ name: String) -> SafeText {
    """
    The class has two assignments named \(name), one of yours and one of another teacher. The other one \
    is not taken. Ask your colleague to give it out again under another name.
    """
  }

  static func notAccepted(_ answer: AcceptedAnswer, _ reason: SafeText) -> SafeText {
    SafeText(line: "\(answer.item): \(answer.answer): ") + reason
  }

  static func notShared(_ name: String, _ address: ServerAddress, _ titles: [String]) -> SafeText {
    let list: SafeText =
      titles.isEmpty
      ? "Ask the owner of the class: dilim class share CLASS \(address.user ?? "")"
      : "Your classes there: \(titles.joined(separator: ", "))."
    return "\(address) has no class \(name) for your login. \(list)"
  }

  static func sharedTwice(_ name: String, _ ids: [String]) -> SafeText {
    "Several classes are called \(name). Name one by its id: \(ids.joined(separator: ", "))."
  }

  static func noLongerShared(_ title: String, _ address: ServerAddress) -> SafeText {
    """
    \(address) does not show \(title) to your login any more: ask its owner. With --offline the command \
    works with what is on this machine.
    """
  }

  static func noTeacher(_ login: String, _ address: ServerAddress) -> SafeText {
    """
    \(address) has no teacher with the login \(login). It begins with t_, and the administrator makes it \
    with dilim class server invite-teacher.
    """
  }

  static func onlyOwnersShare(_ title: String) -> SafeText {
    "Only an owner of \(title) says who else teaches it."
  }

  static func sharedWithYourself(_ login: String) -> SafeText {
    "\(login) is your own login. What you may do, another owner of the class changes."
  }

  static var shareNeedsLogin: SafeText {
    "Name the login of your colleague, such as dilim class share CLASS t_0123456789ab."
  }

  static var sharedNeedsServer: SafeText {
    "--shared takes a class from its server: name it with --server URI."
  }

  static func shared(
    _ title: String,
    _ address: ServerAddress,
    _ login: String,
    _ permission: ShareAction.Permission,
    names path: String?
  ) -> SafeText {
    let can: SafeText
    switch permission {
    case .nothing:
      return "\(login) can't see \(title) on the server any more. Files that they have stay theirs."
    case .mark: can = "\(login) can give out work, mark and release in \(title)."
    case .own: can = "\(login) owns \(title) too, and can do all that you can."
    }
    let names: SafeText =
      path.map { "Written: \($0), the names of the pupils. Give it to your colleague alone." }
      ?? "The server has no names: for them add --out FILE."
    return """
      \(can)
      \(names)
      Your colleague takes the class with:
        dilim class new "\(title)" --shared --server \(address.description)
        dilim class enrol "\(title)" FILE
      """
  }

  static func namesOfColleague(_ title: String) -> SafeText {
    """
    Now the names of the pupils, which the server does not have: dilim class enrol "\(title)" FILE, with \
    the file from dilim class share or your own roster.csv.
    """
  }

  static func teaches(
    _ login: String,
    _ access: ClassSession.Access,
    isYou: Bool
  ) -> SafeText {
    let who: SafeText = isYou ? "\(login) (you)" : "\(login)"
    return switch access {
    case .own: "\(who): owns the class"
    case .mark: "\(who): can give out work, mark and release"
    case .read: "\(who): can read"
    }
  }
}
