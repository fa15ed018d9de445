import Classes
import Coordination
import Curriculum
import Quizzes
import Screens
import TextSafety

/// Takes items to learning platforms, and questions of theirs into files of Dilim.
struct ItemsActions {
  let invocation: Invocation
  private var words: [String] { invocation.arguments }

  /// The format of a file of questions.
  enum Format: String, CaseIterable, Encodable {
    case gift
    case moodleXML = "moodle-xml"
  }

  private var format: Format? {
    get throws(Failure) {
      guard let name = invocation.value(.quizFormat) else { return nil }
      guard let format = Format(rawValue: name) else {
        let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage(Wording.notAChoice("--format", name, names))
      }
      return format
    }
  }

  /// Writes lessons and tables of own items as questions.
  func export() throws(Failure) {
    let format = try format ?? .gift
    var leftOut: [ExportedItems.LeftOut] = []
    var items: [QuizItem] = []
    let library = try invocation.library
    for name in words.dropFirst() {
      for item in try Self.prepared(LessonID(rawValue: name), library) {
        do throws(QuizItem.Omission) {
          items.append(try QuizItem(item))
        } catch {
          // The word is asked in writing too.
          if error == .wordChoice { continue }
          leftOut.append(ExportedItems.LeftOut(item: item.id.description, reason: error))
        }
      }
    }
    for path in invocation.all(.itemsFile) { items += try own(path) }
    guard !items.isEmpty else {
      throw .usage(Wording.nothingToExport(Wording.omitted(leftOut.map(\.reason))))
    }
    let delivery = try deliver(Self.text(of: items, format))
    try invocation.report(
      ExportedItems(
        cut: items.filter(\.isCut).map(\.question.title),
        file: delivery.file,
        format: format,
        leftOut: leftOut,
        questions: items.count,
        text: delivery.text
      )
    )
  }

  private static func text(of items: [QuizItem], _ format: Format) -> String {
    switch format {
    case .gift:
      var writer = GIFTWriter()
      for item in items { writer.add(item) }
      return writer.text
    case .moodleXML:
      var writer = MoodleXMLWriter()
      for item in items { writer.add(item) }
      return writer.text
    }
  }

  /// The items of a lesson, with their patterns compiled.
  static func prepared(
    _ id: LessonID,
    _ library: CourseLibrary
  ) throws(Failure) -> [PreparedItem] {
    var items: [PreparedItem] = []
    for material in try library.material(of: id) {
      do { items.append(try material.prepared()) } catch { throw library.failure(error) }
    }
    return items
  }

  private func own(_ path: String) throws(Failure) -> [QuizItem] {
    let keys: ItemKeys = try ClassFile.read(path) { bytes throws(TableFault) in
      try ItemKeys(AnswerTable(DecodedText(bytes).text))
    }
    guard keys.faults.isEmpty else {
      throw .data(keys.faults.map { $0.text(file: path) }.joined(separator: "\n"))
    }
    return try keys.inOrder.map { (key) throws(Failure) in
      guard key.english != nil else { throw .data(Wording.notAsked(path, key.name)) }
      do throws(PreparationError) { return try QuizItem(own: key) } catch {
        throw .data("\(path): \(key.name): \(error.reason)")
      }
    }
  }

  /// Writes a text to the file of the command line.
  private func deliver(_ text: String) throws(Failure) -> Delivery {
    let path = invocation.value(.outFile)
    if let path, invocation.all(.itemsFile).contains(path) {
      throw .usage(Wording.readAndWritten(path))
    }
    return try Delivery(text, to: path, invocation)
  }

  /// Reads a file of questions into a lesson or a table.
  func read() throws(Failure) -> ExitCode {
    let path = words[1]
    let asked = try format
    let out = invocation.value(.outFile)
    if let out, FileSystem.exists(out) { throw .usage(Wording.importThere(out)) }
    let file: QuizFile = try ClassFile.read(path) { bytes throws(TableFault) in
      let text = try DecodedText(bytes).text
      let isXML = text.drop(while: \.isWhitespace).first == "<"
      return (asked ?? (isXML ? .moodleXML : .gift)) == .gift
        ? GIFTReader.read(text) : try MoodleXMLReader.read(text)
    }
    let made: QuizImport
    let text: String
    if let out, out.hasSuffix(".lesson") {
      let target = try LessonTarget(out)
      made = QuizImport(lesson: target.skill, file: file)
      text = made.lesson(
        target.id,
        level: target.level,
        unit: target.unit,
        skill: target.skill,
        title: Self.stem(of: path)
      )
    } else {
      made = QuizImport(table: file)
      text = ItemKeys.table(of: made.keys)
    }
    for fault in made.faults { try invocation.tell(fault.text(file: path)) }
    guard made.count > 0 else { throw .data(Wording.nothingImported(path)) }
    if let out, case let folder = AnswerFiles.folder(of: out), !FileSystem.isDirectory(folder) {
      do { try FileSystem.createFolder(folder) } catch { throw .data(error.message) }
    }
    try invocation.report(ImportedItems(made, file, try deliver(text)))
    return made.faults.isEmpty ? .pass : .badData
  }

  /// The name of a file without its folder and ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// The lesson that the name of a file says.
private struct LessonTarget {
  let id: LessonID
  let level: Level
  let unit: Int
  let skill: Skill

  init(_ path: String) throws(Failure) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    id = LessonID(rawValue: String(name.dropLast(".lesson".count)))
    guard let level = id.level, let unit = id.unit, let skill = id.skill else {
      throw .usage(Wording.notALessonFile(name))
    }
    (self.level, self.unit, self.skill) = (level, unit, skill)
  }
}
