import ClassServer
import Classes
import JSON
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
      return try show(server)
    }
    let login = try login(words[2])
    guard login != server.address.user else { throw .usage(Wording.sharedWithYourself(login)) }
    let access = try access
    try server.allow(access, to: login)
    let path = try access.flatMap { (_) throws(Failure) in
      try invocation.value(.outFile).map { (path) throws(Failure) in
        try invocation.write(Array(try school.roster().textForColleague.utf8), to: path)
        return path
      }
    }
    if invocation.has(.json) { return try show(server, written: path) }
    try invocation.print(
      Wording.shared(school.title, server.address.with(user: login), access, names: path)
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

  /// What `--may` says; nil for nothing.
  private var access: ClassSession.Access? {
    get throws(Failure) {
      guard let name = invocation.value(.mayDo) else { return .mark }
      guard let place = CommandOption.accessNames.firstIndex(where: { $0.name == name }) else {
        let names = CommandOption.accessNames.map(\.name).joined(separator: ", ")
        throw .usage(Wording.notAChoice(CommandOption.mayDo.name, name, names))
      }
      return CommandOption.accessNames[place].access
    }
  }

  private func show(_ server: TeacherServer, written path: String? = nil) throws(Failure) {
    let teachers = try server.teachers()
    if invocation.has(.json) {
      return try invocation.print(JSONLine.text(of: SharedClass(server.school, teachers, path)))
    }
    for teacher in teachers {
      try invocation.print(
        Wording.teaches(teacher.login, teacher.access, isYou: teacher.login == server.address.user)
      )
    }
  }
}

/// The teachers of a class, as JSON.
private struct SharedClass: JSONWritable {
  private let school: TeacherClass
  private let teachers: [ClassSession.Colleague]
  private let path: String?

  init(_ school: TeacherClass, _ teachers: [ClassSession.Colleague], _ path: String?) {
    self.school = school
    self.teachers = teachers
    self.path = path
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("class")
      json.string(school.title)
      json.key("schema")
      json.integer(1)
      json.key("teachers")
      json.array(teachers) { json, teacher in
        json.object { json in
          json.key("login")
          json.string(teacher.login)
          json.key("may")
          json.string(teacher.access.name)
        }
      }
      if let path {
        json.key("written")
        json.string(path)
      }
    }
  }
}

extension ClassSession.Access {
  /// The name in `--may` and in JSON.
  var name: String {
    switch self {
    case .read: "read"
    case .mark: "mark"
    case .own: "own"
    }
  }
}

extension CommandOption {
  /// What `--may` takes.
  ///
  /// Reading alone is left out: it does not give the accepted answers of the teacher's own items, so
  /// the program of such a colleague could not mark them.
  static let accessNames: [(name: String, access: ClassSession.Access?)] = [
    (ClassSession.Access.mark.name, .mark), (ClassSession.Access.own.name, .own), ("nothing", nil),
  ]
  static let mayDo = CommandOption(
    name: "--may",
    value: "WHAT",
    help: "what a colleague may do in the class: mark, own or nothing",
    offers: [.words(["mark", "own", "nothing"])]
  )
  static let shared = CommandOption(
    name: "--shared",
    value: nil,
    help: "take a class that is on the server already, instead of making one"
  )
}
