import Bilingual
import Coordination
import Curriculum
import Screens
import Storage
import TextSafety

/// The lessons of a course folder, each read on demand.
struct CourseLibrary {
  let folder: ContentFolder
  /// The folders of own lessons beside the course; no lesson is in two of them.
  var beside: [String] = []

  private var folders: [String] { [folder.path] + beside }

  /// Returns the path of a lesson's file, in the course if nobody has it.
  func path(of relative: String) -> String {
    let paths = folders.map { "\($0)/\(relative)" }
    return paths.first { FileSystem.exists($0) } ?? paths[0]
  }

  /// The ids of the lessons of a level, in teaching order.
  func lessons(of level: Level) -> [LessonID] {
    let names = folders.flatMap { FileSystem.names(in: "\($0)/\(level.folder)") ?? [] }
    return names.filter { $0.hasSuffix(".lesson") }
      .map { LessonID(rawValue: String($0.dropLast(".lesson".count))) }
      .filter { $0.isLesson(of: level) }
      .inTeachingOrder()
  }

  /// Reads one lesson.
  func lesson(_ id: LessonID) throws(Failure) -> Lesson {
    guard let relative = id.path, id.skill != nil else {
      throw .data(Wording.notALessonName(id, near: near(id)))
    }
    let path = path(of: relative)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw .data(Wording.noLesson(id, error.message, near: near(id)))
    }
    do {
      return try LessonReader().read(bytes, file: path)
    } catch {
      throw .data(error.errors.map { SafeText(line: $0.description) }.joined(separator: "\n"))
    }
  }

  /// Reads the syllabus: the units in teaching order, with their grammar points.
  func syllabus() throws(Failure) -> Syllabus {
    let path = "\(folder.path)/syllabus.txt"
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    do {
      return try SyllabusReader.read(bytes, file: path)
    } catch {
      throw .data(error.errors.map { SafeText(line: $0.description) }.joined(separator: "\n"))
    }
  }

  /// What one can do after a level; empty if the course does not say, or not rightly.
  func canDo(after level: Level) -> [CanDo.Sentence] {
    let path = "\(folder.path)/can-do.txt"
    guard let bytes = try? FileSystem.read(path) else { return [] }
    return (try? CanDoReader.read(bytes, file: path))?.sentences(of: level) ?? []
  }

  /// Reads the note on a grammar point.
  func note(on tag: GrammarTag) throws(Failure) -> GrammarNote {
    let known = (FileSystem.names(in: "\(folder.path)/notes") ?? [])
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(".md".count)) }
    guard known.contains(tag.rawValue) else {
      throw .usage(Wording.noNote(on: tag, near: NearName.of(tag.rawValue, in: known)))
    }
    let path = "\(folder.path)/notes/\(tag).md"
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    do {
      return try GrammarNoteReader.read(bytes, tag: tag, file: path)
    } catch {
      throw .data(error.errors.map { SafeText(line: $0.description) }.joined(separator: "\n"))
    }
  }

  /// Reads the items of a lesson.
  func material(of id: LessonID) throws(Failure) -> [ItemMaterial] {
    let lexicon = LexiconFile.source(in: folder)
    return try lesson(id).material.map { $0.with(lexicon) }
  }

  /// Creates the error about a pattern that does not compile, with its place.
  func failure(_ error: PreparationError) -> Failure {
    let file = error.item.lesson.path ?? error.item.lesson.rawValue
    return .data("\(path(of: file)):\(error.line): \(error.reason)")
  }

  /// The titles of the units; empty if the syllabus can't be read, since titles are optional.
  func titles() -> SyllabusTitles {
    SyllabusTitles((try? FileSystem.read("\(folder.path)/syllabus.txt")) ?? [])
  }

  /// The overview of the course with the learner's progress.
  func overview(
    _ record: Record?,
    cards: Overview.Cards = Overview.Cards()
  ) throws(Failure) -> Overview {
    let begun = try record?.begunLessons() ?? [:]
    let unfinished = try record?.unfinished()
    let titles = titles()
    let courses = Level.allCases.compactMap { level -> Overview.Course? in
      let lessons = lessons(of: level).map { id in
        Overview.Lesson(
          id: id,
          skill: id.skill ?? .reading,
          state: begun[id].map { $0 > 0 ? .done(times: $0) : .begun } ?? .new
        )
      }
      if lessons.isEmpty { return nil }
      return Overview.Course(level: level, lessons: lessons) { titles.titles(of: $0, level) }
    }
    return Overview(courses: courses, unfinished: unfinished, cards: cards)
  }

  /// The lesson whose name is like an unknown one.
  private func near(_ id: LessonID) -> String? {
    let known = Level.allCases.flatMap { lessons(of: $0) }.map(\.rawValue)
    return NearName.of(id.rawValue, in: known)
  }
}
