import Curriculum
import Foundation
import Revision

/// Writes the revision lessons of a level that a course lacks: `dilim-revision Content A1`.
///
/// An existing lesson stays as it is, because people have read it and learners have answered it.
/// Returns the exit status: 2 for wrong usage, 3 for a course that can't be read.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.count == 3, let level = Level(rawValue: arguments[2]) else {
    report("Usage: dilim-revision COURSE LEVEL")
    return 2
  }
  let folder = arguments[1]
  do {
    let syllabus = try SyllabusReader.read(
      bytes(of: "\(folder)/syllabus.txt"),
      file: "syllabus.txt"
    )
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let lessons = try names.filter { $0.hasSuffix(".lesson") }.sorted().map { name in
      try LessonReader().read(bytes(of: "\(folder)/\(name)"), file: name)
    }
    try write(RevisionMaker(lessons, syllabus), syllabus, level, in: folder)
    return 0
  } catch let errors as ContentErrors {
    for error in errors.errors { report("\(error)") }
    return 3
  } catch {
    report("\(error.localizedDescription)")
    return 3
  }
}

private func bytes(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: path)))
}

/// The amounts of items that a unit is to have besides those that are written for it.
private func amounts(of level: Level) -> RevisionMaker.Amounts {
  switch level {
  case .a1: .init(gaps: 18, orders: 10)
  case .a2: .init(gaps: 20, orders: 12)
  case .b1: .init(gaps: 20, orders: 8)
  case .b2: .init(gaps: 15, orders: 0)
  case .c1: .init(gaps: 10, orders: 0)
  case .c2: .init(gaps: 0, orders: 0)
  }
}

private func write(
  _ maker: RevisionMaker,
  _ syllabus: Syllabus,
  _ level: Level,
  in folder: String
) throws {
  // What an earlier level uses is not used again.
  let made = maker.items(for: 0..<level.units.upperBound) { unit in
    amounts(of: Level.allCases.first { $0.units.contains(unit) } ?? level)
  }.suffix(level.units.count)
  for (unit, items) in zip(syllabus.units.filter { $0.level == level }, made) {
    let name = "\(level.rawValue.lowercased())-u\(unit.number)-\(Skill.revision.rawValue)"
    let path = "\(folder)/\(level.rawValue.lowercased())/\(name).lesson"
    let place = level.courseUnit(unit.number)
    guard !FileManager.default.fileExists(atPath: path), !items.isEmpty else { continue }
    let head = """
      id: \(name)
      level: \(level.rawValue)
      unit: \(unit.number)
      skill: \(Skill.revision.rawValue)
      title: \(unit.title): tekrar
      grammar: \(syllabus.tags.filter(Set(items.flatMap(\.tags)).contains).map(\.rawValue).joined(separator: ", "))
      """
    let blocks = [head] + items.map { $0.lines(in: place).joined(separator: "\n") }
    try Data((blocks.joined(separator: "\n\n") + "\n").utf8).write(to: URL(filePath: path))
    let gaps = items.count { $0.kind == .gap }
    print("\(path): \(gaps) gaps, \(items.count - gaps) orders")
  }
}

private func report(_ message: String) {
  FileHandle.standardError.write(Data("dilim-revision: \(message)\n".utf8))
}

exit(run(CommandLine.arguments))
