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

  static func exchanged(_ count: ColleagueExchange.Count) -> SafeText {
    let taken: [(SafeText, Int)] = [
      ("assignments", count.assignments), ("answers of pupils", count.answers),
      ("accepted answers", count.accepted), ("marks by hand", count.marks),
      ("released or taken back", count.released),
    ]
    let sent: [(SafeText, Int)] = [
      ("accepted answers", count.sent), ("withdrawn answers", count.withdrawn),
    ]
    func list(_ counts: [(SafeText, Int)]) -> SafeText {
      counts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" as SafeText }.joined(separator: ", ")
    }
    let (from, to) = (list(taken), list(sent))
    if to.isEmpty { return "From the server: \(from)" }
    if from.isEmpty { return "To the server: \(to)" }
    return "From the server: \(from); to it: \(to)"
  }

  static func assignmentOfColleague(_ name: String) -> SafeText {
    """
    The class has two assignments named \(name), one of yours and one of another teacher. Theirs was \
    not downloaded. Ask your colleague to give it out again under another name.
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

  static func noLongerShared(
    _ title: String,
    _ address: ServerAddress,
    _ noted: String?
  ) -> SafeText {
    let again: SafeText =
      noted.map { "To make it there anew, delete \($0)." } ?? "Ask its owner."
    return """
      \(address) does not show \(title) to your login any more. \(again) With --offline the command works \
      with what is on this machine.
      """
  }

  static func noTeacher(_ login: String, _ address: ServerAddress) -> SafeText {
    """
    \(address) has no teacher with the login \(login). It begins with t_, and the administrator makes it \
    with dilim class server invite-teacher.
    """
  }

  static func onlyForOwners(_ title: String) -> SafeText {
    "Only an owner of \(title) can do that. dilim class share lists its teachers."
  }

  static func makerOwns(_ login: String, _ title: String) -> SafeText {
    "\(login) made \(title) and stays its owner."
  }

  static func sharedWithYourself(_ login: String) -> SafeText {
    "\(login) is your own login. Only another owner can change what you may do."
  }

  static var nothingTakesNoOut: SafeText {
    "--may nothing takes access away, so there are no names to write: leave --out out."
  }

  static var asLastCollected: SafeText { "This is what is on this machine." }

  static var ownLessonsNeedWith: SafeText {
    "If these are items of your own lessons, name their folder with --with DIR."
  }

  static var releaseNeedsServer: SafeText {
    "Pupils of this class see their marks by the server, so --offline has no meaning here."
  }

  static func notAnswered(_ item: String, by name: String) -> SafeText {
    """
    \(name) has not answered \(item). The server keeps marks of answers alone, so there is nothing to mark.
    """
  }

  static func notSlips(_ path: String) -> SafeText {
    "\(path) is there and holds something else than slips. Name another file with --out."
  }

  static func outIsInput(_ path: String) -> SafeText {
    "\(path) is read and would be written over. Name another file with --out."
  }

  static var duePast: SafeText { "Note: the due date is past." }

  static func deletingForAll(_ title: String, files: Int, _ address: ServerAddress) -> SafeText {
    """
    Delete the class \(title) on \(address) for all its pupils and teachers, and these files \
    (\(files))?
    """
  }

  static func deletedHere(_ title: String) -> SafeText {
    "The class \(title) is deleted on this machine."
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
      return """
        \(login) can't see \(title) on the server any more, but keeps the files that are on their machine.
        """
    case .mark: can = "\(login) can give out work, mark and release in \(title)."
    case .own:
      can = """
        \(login) owns \(title) too: they can also invite and remove pupils, share the class and delete it. \
        A lost password is replaced by the teacher who has invited the pupil.
        """
    }
    let names: SafeText =
      path.map { "Written: \($0), the names of the pupils. Give it to your colleague alone." }
      ?? "The server has no names: for them add --out FILE."
    let certificate: SafeText = address.certificate == nil ? "" : " --certificate FILE"
    return """
      \(can)
      \(names)
      A colleague who does not have the class yet takes it with:
        dilim class new "\(title)" --shared --server \(address.description)\(certificate)
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
