import ClassServer
import Classes
import Screens
import TextSafety

/// `dilim class share`: who else teaches a class that has a server.
struct ShareAction {
  let invocation: Invocation
  private var words: [String] { invocation.arguments }

  func run() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    guard let server = try TeacherServer.of(school, invocation) else {
      throw .usage(Wording.needsServer)
    }
    guard words.count > 2 else {
      guard invocation.value(.mayDo) == nil, invocation.value(.outFile) == nil else {
        throw .usage(Wording.shareNeedsLogin)
      }
      return try invocation.report(
        ClassTeachers(try server.teachers(), of: school, you: server.address.user)
      )
    }
    let login = try login(words[2])
    guard login != server.address.user else { throw .usage(Wording.sharedWithYourself(login)) }
    let permission = try permission
    let file = invocation.value(.outFile)
    guard permission != .nothing || file == nil else { throw .usage(Wording.nothingTakesNoOut) }
    try server.requireOwner()
    if let file {
      try invocation.write(Array(try school.roster().textForColleague.utf8), to: file)
    }
    try server.allow(permission.access, to: login)
    try invocation.report(
      SharedClass(
        address: server.address.with(user: login),
        class: school.title,
        file: file,
        login: login,
        may: permission
      )
    )
  }

  /// A login, also as a part of the address on the teacher's invitation.
  private func login(_ text: String) throws(Failure) -> String {
    guard ServerTrouble.isAddress(text) else { return text }
    guard let login = try ServerTrouble.address(text, invocation).user else {
      throw .usage(Wording.addressNeedsLogin(text))
    }
    return login
  }

  private var permission: Permission {
    get throws(Failure) {
      guard let name = invocation.value(.mayDo) else { return .mark }
      guard let permission = Permission(rawValue: name) else {
        throw .usage(
          Wording.notAChoice(
            CommandOption.mayDo.name,
            name,
            Permission.names.joined(separator: ", ")
          )
        )
      }
      return permission
    }
  }

  /// What a colleague gets by `--may`.
  ///
  /// Reading alone is left out: it does not give the accepted answers of the teacher's own items, so
  /// the program of such a colleague could not mark them.
  enum Permission: String, CaseIterable, Encodable {
    case mark, own, nothing

    var access: ClassSession.Access? {
      switch self {
      case .mark: .mark
      case .own: .own
      case .nothing: nil
      }
    }

    static var names: [String] { allCases.map(\.rawValue) }
  }
}

extension CommandOption {
  static let mayDo = CommandOption(
    name: "--may",
    value: "WHAT",
    help: "what a colleague may do in the class: mark, own or nothing",
    offers: [.words(ShareAction.Permission.names)]
  )
  static let shared = CommandOption(
    name: "--shared",
    value: nil,
    help: "take a class that is on the server already, instead of making one"
  )
}
