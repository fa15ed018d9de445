import Bilingual
import Coordination
import Curriculum
import Drills
import Screens
import Storage
import TextSafety
import Turkish

/// Opens drills: reads their lines, chooses the words and reads the standings.
struct DrillOpener {
  let library: CourseLibrary
  let record: Record
  let world: World

  func open(_ request: DrillRequest) throws(Failure) -> OpenedDrill {
    var request = request
    let profile = try record.profile()
    let level = request.level ?? profile?.level ?? .a1
    let isOfLevel = request.level != nil
    request.level = level
    let seed = request.seed ?? world.random()
    request.seed = seed
    let parts = try parts(of: request, level, isOfLevel: isOfLevel)
    guard let set = DrillSet(parts, seed: seed) else {
      throw .usage(Wording.nothingToDrill(request.subject ?? level.rawValue))
    }
    return OpenedDrill(
      request: request,
      set: set,
      standings: try standings(),
      session: world.newID()
    )
  }

  /// The drilled points in the order of the file, with the learner's standing.
  func points() throws(Failure) -> [(tag: GrammarTag, standing: DrillStanding)] {
    let standings = try standings()
    return try library.drilledTags().map { ($0, standings[$0] ?? DrillStanding()) }
  }

  private func parts(
    of request: DrillRequest,
    _ level: Level,
    isOfLevel: Bool
  ) throws(Failure) -> [DrillSet.Part] {
    let lines = try library.drillLines()
    let words = DrillSet.words(of: library.lexicon)
    let band = Self.band(of: level)
    guard let subject = request.subject else {
      let tags = isOfLevel ? try tags(upTo: level) : try reachedTags(level, with: lines)
      let fitting = lines.filter { tags.contains($0.tag) }
      let known = fitting.filter { line in
        line.form.points.subtracting([line.tag]).isSubset(of: tags)
      }
      return (known.isEmpty ? fitting : known)
        .map { DrillSet.Part($0, from: words, upTo: band) }
    }
    let named = lines.filter { $0.tag.rawValue == subject }
    if !named.isEmpty { return named.map { DrillSet.Part($0, from: words, upTo: band) } }
    let own = words.filter { $0.lemma == subject || $0.lemma == subject.turkishLowercased }
    guard !own.isEmpty else {
      let tags = lines.map(\.tag.rawValue)
      throw .usage(Wording.noDrill(subject, near: NearName.of(subject, in: tags)))
    }
    return lines.map { DrillSet.Part($0, from: own, upTo: .c2) }
  }

  private func tags(upTo level: Level) throws(Failure) -> Set<GrammarTag> {
    Set(try library.syllabus().units.filter { $0.level <= level }.flatMap(\.tags))
  }

  /// The points of the levels below the learner's and of the units whose grammar was begun, or those of
  /// the first unit that has drills.
  private func reachedTags(
    _ level: Level,
    with lines: [DrillLine]
  ) throws(Failure) -> Set<GrammarTag> {
    let overview = try library.overview(record)
    let begun = Self.begunUnits(of: overview)
    let units = try library.syllabus().units
    let reached = units.filter { unit in
      unit.level < level || begun.contains("\(unit.level) \(unit.number)")
    }
    let drilled = Set(lines.map(\.tag))
    let open = Set(reached.flatMap(\.tags)).intersection(drilled)
    if !open.isEmpty { return open }
    return Set(units.first { !drilled.isDisjoint(with: $0.tags) }?.tags ?? [])
  }

  /// The level and number of units whose points were shown: their grammar was begun, or without a lesson of
  /// grammar another lesson than their words.
  private static func begunUnits(of overview: Overview) -> Set<String> {
    var names: Set<String> = []
    for course in overview.courses {
      for unit in course.units {
        let grammar = unit.lessons.filter { $0.skill == .grammar }
        let lessons = grammar.isEmpty ? unit.lessons.filter { $0.skill != .vocabulary } : grammar
        guard lessons.contains(where: { $0.state != .new }) else { continue }
        names.insert("\(course.level) \(unit.number)")
      }
    }
    return names
  }

  private func standings() throws(Failure) -> [GrammarTag: DrillStanding] {
    let answers = try record.reading { (store) throws(DatabaseError) in try store.drills.all() }
    return DrillStanding.standings(after: answers ?? [])
  }

  static func band(of level: Level) -> LexiconEntry.Band {
    LexiconEntry.Band(rawValue: (Level.allCases.firstIndex(of: level) ?? 0) + 1) ?? .a1
  }
}

extension CourseLibrary {
  /// The drilled points in the order of the file.
  func drilledTags() throws(Failure) -> [GrammarTag] {
    var known: Set<GrammarTag> = []
    return try drillLines().map(\.tag).filter { known.insert($0).inserted }
  }

  fileprivate func drillLines() throws(Failure) -> [DrillLine] {
    let path = "\(folder.path)/drills.txt"
    let tags = Set(try syllabus().units.flatMap(\.tags))
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    do {
      return try DrillReader.read(bytes, file: path, tags: tags)
    } catch {
      throw .data(error.errors.map { SafeText(line: $0.description) }.joined(separator: "\n"))
    }
  }
}
