import Classes
import Coordination
import Curriculum
import Screens
import Storage
import TerminalUI
import TextSafety

/// `dilim class do`: asks the items of an assignment on the screens of lessons.
struct DoAction {
  private let invocation: Invocation
  private let pupil: PupilClass
  private let assignment: Assignment
  private let record: Record
  /// Whether the pupil may not see yet which answers are right.
  private let hides: Bool
  /// The answers that were there before this sitting.
  private let earlier: Set<HandedAnswer.ID>

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    let word = invocation.arguments.count > 1 ? invocation.arguments[1] : nil
    if let word, FileSystem.exists(word), !FileSystem.isDirectory(word) {
      (pupil, assignment) = try Self.take(word, invocation)
    } else {
      (pupil, assignment) = try PupilActions.assignment(word, invocation)
    }
    record = try Command.record(invocation)
    let work = try AssignedWork(pupil, assignment, invocation)
    let isHandedIn = !work.record.handIns.isEmpty
    // The server would take none of the answers.
    guard !pupil.hasServer || !isHandedIn else {
      throw .data(Wording.alreadyHandedIn(assignment.name))
    }
    hides = !assignment.showsKey(at: invocation.world.now(), isHandedIn: isHandedIn)
    earlier = Set(work.answers.map(\.id))
  }

  /// Takes an assignment from the file that the teacher has sent.
  private static func take(
    _ path: String,
    _ invocation: Invocation
  ) throws(Failure) -> (PupilClass, Assignment) {
    let bytes = try ClassFile.bytes(of: path)
    let assignment: Assignment = try ClassFile.read(path) { bytes throws(TableFault) in
      try Assignment(bytes)
    }
    guard let pupil = try PupilClass.joined(assignment.course, invocation) else {
      throw .usage(Wording.joinFirst(path))
    }
    switch pupil.trust(in: bytes, at: path, for: .assignment) {
    case .confirmed: break
    case .unsignedClass: try invocation.tell(Wording.unsignedAssignment(pupil.title))
    case .cannotCheck: try invocation.tell(Wording.uncheckedAssignment)
    case .refused: throw .data(Wording.notByTeacher(path))
    }
    let kept = pupil.assignmentFile(assignment)
    if FileSystem.exists(kept) {
      let old: Assignment = try ClassFile.read(kept) { bytes throws(TableFault) in
        try Assignment(bytes)
      }
      guard old.id == assignment.id else { throw .data(Wording.otherAssignment(assignment.name)) }
    }
    try invocation.write(bytes, to: kept)
    return (pupil, assignment)
  }

  func run() throws -> ExitCode {
    if let close = assignment.close, invocation.world.now() > close {
      throw Failure.data(
        Wording.closed(assignment.name, ClassMoment.text(close, invocation.world))
      )
    }
    do throws(Failure) { try record.checkWritable() } catch {
      throw Failure.data(Wording.nothingStored(error.message))
    }
    try begin()
    let profile = try record.profile()
    let compose: ComposeTable? = profile?.hasTurkishKeyboard == true ? nil : .turkish
    let environment = invocation.world.environment
    // With JSON the items are asked as messages, so that the result is all of the output.
    let isJSON = invocation.has(.json)
    if !invocation.has(.plain), !isJSON, environment["TERM"] != "dumb",
      let terminal = Terminal(environment: environment)
    {
      var console = TerminalConsole(
        terminal: terminal,
        setting: Screen.Setting(isByLine: false, hasTranscriptSource: false),
        palette: invocation.palette,
        compose: compose
      )
      console.sound = try sound
      console.whenWaiting = invocation.backups.begin
      return try run(AssignmentConsole(console, hides: hides), profile)
    }
    let size = Terminal.size(environment: environment)
    let isTerminal = Terminal.isInteractive
    var console = LineConsole(
      setting: Screen.Setting(isByLine: true, hasTranscriptSource: false, size: size),
      palette: isJSON ? .none : invocation.palette,
      columns: size.columns,
      isTerminal: isTerminal,
      compose: isTerminal ? compose : nil,
      output: isJSON ? .error : .standard,
      sound: try sound
    )
    console.whenWaiting =
      isTerminal ? invocation.backups.begin : invocation.backups.beginAndWait
    return try run(AssignmentConsole(console, hides: hides), profile)
  }

  private func begin() throws(Failure) {
    let head = Wording.beginning(
      assignment.name,
      items: assignment.items.count,
      due: ClassMoment.text(assignment.due, invocation.world)
    )
    let later = hides ? Wording.marksLater(assignment.key) : nil
    guard !invocation.has(.json) else {
      for text in [head, later].compactMap(\.self) { try invocation.tell(text) }
      return
    }
    try invocation.print(head)
    if let later { try invocation.printWrapped(later) }
  }

  private var sound: SoundRoom {
    get throws(Failure) {
      SoundRoom(
        try? invocation.settings,
        try invocation.folders,
        invocation.world.environment,
        course: try invocation.library.folder.path
      )
    }
  }

  private func run(
    _ start: AssignmentConsole<some Console>,
    _ profile: Profile?
  ) throws -> ExitCode {
    var console = start
    for lesson in lessons {
      guard let plan = try plan(of: lesson) else { continue }
      let code = try run(plan, lesson, &console, profile)
      if code == .interrupted {
        _ = try stop()
        return code
      }
      guard try !isOpen(plan) else { return try stop() }
    }
    var own = OwnItems(invocation, pupil, assignment, profile)
    switch own.run(in: &console) {
    case .success(true): break
    case .success(false): return try stop()
    case .failure(.outputGone): return .pass
    case .failure(.interrupted):
      _ = try stop()
      return .interrupted
    case .failure(.failed(let failure)): throw failure
    }
    try report(isThrough: true)
    return .pass
  }

  /// The lessons with items of the assignment, in its order.
  private var lessons: [LessonID] {
    var lessons: [LessonID] = []
    for item in assignment.items where !item.isOwn {
      guard let id = ItemID(item.name)?.lesson, !lessons.contains(id) else { continue }
      lessons.append(id)
    }
    return lessons
  }

  /// The session of a lesson: the one that was begun, or a new one for what has no answer; nil if
  /// everything has one.
  private func plan(of lesson: LessonID) throws(Failure) -> SessionPlan? {
    if let id = try pupil.work(assignment).sessions[lesson.rawValue]?.last {
      guard let stored = try record.session(id: id) else { return try newPlan(of: lesson, id: id) }
      if stored.isOpen { return stored.plan }
    }
    let plan = try newPlan(of: lesson, id: invocation.world.newID())
    guard !plan.items.isEmpty else { return nil }
    try pupil.add(PupilRecord.line(session: plan.id, of: lesson.rawValue), to: assignment)
    return plan
  }

  private func newPlan(of lesson: LessonID, id: String) throws(Failure) -> SessionPlan {
    let names = Set(assignment.items.map(\.name))
    let items = try invocation.library.material(of: lesson).map(\.id)
      .filter { names.contains($0.description) }
    let asked = assignment.items.count { !$0.isOwn && ItemID($0.name)?.lesson == lesson }
    if items.count < asked {
      try invocation.tell(Wording.itemsMissing(asked - items.count, lesson.rawValue))
    }
    let answered = try AssignedWork(pupil, assignment, invocation).answered
    return SessionPlan(
      id: id,
      kind: .lesson(lesson),
      items: items.filter { !answered.contains($0.description) },
      started: invocation.world.now()
    )
  }

  private func isOpen(_ plan: SessionPlan) throws(Failure) -> Bool {
    try record.session(id: plan.id)?.isOpen ?? true
  }

  private func run<Base>(
    _ plan: SessionPlan,
    _ lesson: LessonID,
    _ console: inout AssignmentConsole<Base>,
    _ profile: Profile?
  ) throws -> ExitCode {
    let library = try invocation.library
    let today = try invocation.todayOpener(library, record)
    var opener = SessionOpener(
      library: library,
      record: record,
      world: invocation.world,
      reviews: today.reviews,
      games: GameOpener(library: library, record: record, world: invocation.world),
      today: today
    )
    opener.assigned = plan
    let route = Route.lesson(lesson)
    console.begin()
    var loop = SessionLoop(
      app: AppCoordinator(route: route, profile: profile),
      console: console,
      opener: opener,
      source: nil
    )
    defer { console = loop.console }
    return try loop.run(from: route)
  }

  private func stop() throws(Failure) -> ExitCode {
    try report(isThrough: false)
    return .pass
  }

  /// Tells how far the assignment is, and how to go on; `isThrough` if no item waited to be asked.
  private func report(isThrough: Bool) throws(Failure) {
    let work = try AssignedWork(pupil, assignment, invocation)
    let (answered, items) = (work.answered, assignment.items)
    // The own items come last.
    let left = (items.filter { !$0.isOwn } + items.filter(\.isOwn)).map(\.name)
      .filter { !answered.contains($0) }
    try invocation.report(
      DoneWork(
        answered: answered.count,
        answers: work.answers.filter { !earlier.contains($0.id) }.map { DoneWork.Answer($0) },
        assignment: assignment.name,
        class: pupil.title,
        close: assignment.close,
        done: left.isEmpty,
        due: assignment.due,
        items: items.count,
        left: left,
        isThrough: isThrough
      )
    )
  }
}

extension Assignment {
  /// Whether a pupil may see which answers are right.
  func showsKey(at time: Int64, isHandedIn: Bool) -> Bool {
    switch key {
    case .now: true
    case .handIn: isHandedIn
    case .close: close.map { time > $0 } ?? false
    // Then the file of the results tells it, or nobody does.
    case .release, .never: false
    }
  }
}
