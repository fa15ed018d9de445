import Coordination
import Curriculum
import Storage
import TextSafety

/// The lessons of a course folder; a lesson is read when it is asked for, never before.
struct CourseLibrary {
  let folder: ContentFolder

  /// Names of the lessons that exist, in teaching order.
  func lessons(of level: Level) -> [LessonID] {
    let names = FileSystem.names(in: "\(folder.path)/\(level.folder)") ?? []
    return names.filter { $0.hasSuffix(".lesson") }
      .map { LessonID(rawValue: String($0.dropLast(".lesson".count))) }
      .filter { $0.isLesson(of: level) }
      .inTeachingOrder()
  }

  /// Reads one lesson.
  func lesson(_ id: LessonID) throws(Failure) -> Lesson {
    guard let relative = id.path, id.skill != nil else {
      throw .data("\(id): lessons are named like a1-u1-writing.\(suggestion(for: id))")
    }
    let path = "\(folder.path)/\(relative)"
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw .data("\(id): no such lesson (\(error.message)).\(suggestion(for: id))")
    }
    do {
      return try LessonReader().read(bytes, file: path)
    } catch {
      throw .data(error.errors.map { SafeText(line: $0.description) }.joined(separator: "\n"))
    }
  }

  /// The order of teaching, with the grammar points of each unit.
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

  /// What the course says of the words of a text that no card teaches, in the text's order.
  func glosses(for paragraphs: [String]) -> [(word: String, meaning: String)] {
    let bytes = (try? FileSystem.read("\(folder.path)/glossed.txt")) ?? []
    return Glossary(bytes).glosses(for: paragraphs)
  }

  /// The note on a grammar point.
  func note(on tag: GrammarTag) throws(Failure) -> GrammarNote {
    let known = (FileSystem.names(in: "\(folder.path)/notes") ?? [])
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(".md".count)) }
    guard known.contains(tag.rawValue) else {
      let near = NearName.of(tag.rawValue, in: known).map { " Did you mean \($0)?" } ?? ""
      throw .usage("There is no note on \(tag).\(near) `dilim note` lists the grammar points.")
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

  /// A lesson's exercises as items to be asked.
  func material(of id: LessonID) throws(Failure) -> [ItemMaterial] {
    try lesson(id).material
  }

  /// The place of a pattern that does not compile.
  func failure(_ error: PreparationError) -> Failure {
    let file = error.item.lesson.path ?? error.item.lesson.rawValue
    return .data("\(folder.path)/\(file):\(error.line): \(error.reason)")
  }

  /// The titles of the units; none if there is no syllabus, for titles are a comfort.
  func titles() -> SyllabusTitles {
    SyllabusTitles((try? FileSystem.read("\(folder.path)/syllabus.txt")) ?? [])
  }

  /// What there is to do, with the learner's progress.
  func overview(
    _ record: Record?,
    cards: Overview.Cards = Overview.Cards()
  ) throws(Failure) -> Overview {
    let progress = try record?.progress()
    let unfinished = try record?.unfinished()
    let titles = titles()
    let courses = Level.allCases.compactMap { level -> Overview.Course? in
      let lessons = lessons(of: level).map { id in
        Overview.Lesson(
          id: id,
          skill: id.skill ?? .reading,
          state: progress?.state(of: id) ?? .new
        )
      }
      if lessons.isEmpty { return nil }
      return Overview.Course(level: level, lessons: lessons) { titles.titles(of: $0, level) }
    }
    return Overview(courses: courses, unfinished: unfinished, cards: cards)
  }

  private func suggestion(for id: LessonID) -> String {
    let known = Level.allCases.flatMap { lessons(of: $0) }.map(\.rawValue)
    return NearName.of(id.rawValue, in: known).map { " Did you mean \($0)?" } ?? ""
  }
}

extension Progress {
  fileprivate func state(of lesson: LessonID) -> Overview.Lesson.State {
    guard let known = lessons[lesson] else { return .new }
    return known.finished > 0 ? .done(times: known.finished) : .begun
  }
}
