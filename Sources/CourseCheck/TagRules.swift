import Curriculum
import TextSafety

/// The rules on tags: items train every tag of a unit, and the words of a lesson show its tags.
enum TagRules {
  /// Checks the coverage of units and the evidence in lessons.
  static func complaints(_ course: Course) -> [Complaint] {
    course.units.flatMap { coverage($0, course.syllabus) } + course.lessons.flatMap(evidence)
  }

  private static func coverage(
    _ unit: Course.UnitLessons,
    _ syllabus: Syllabus?
  ) -> [Complaint] {
    guard let tags = syllabus?.unit(unit.number, of: unit.level)?.tags,
      let first = unit.lessons.first
    else { return [] }
    let writing = unit.lessons.filter { $0.lesson.skill == .writing }
    let place = (writing.first ?? first).place(1)
    let name = "\(unit.level.rawValue).\(unit.number)"
    return tags.flatMap { tag -> [Complaint] in
      var complaints: [Complaint] = []
      if !writing.isEmpty, count(of: tag, in: writing) == 0 {
        complaints.append(place.fail(.tagCoverage, "no writing item of \(name) trains '\(tag)'"))
      }
      let count = count(of: tag, in: unit.lessons)
      if unit.isComplete, count < 2 {
        let items: SafeText = count == 1 ? "1 item" : "no item"
        complaints.append(
          place.fail(.tagCoverage, "\(items) of \(name) trains '\(tag)'; expected two or more")
        )
      }
      let read = unit.lessons.filter { isReceptive($0.lesson.skill) }
      if unit.isComplete, unit.level > .a1, self.count(of: tag, in: read) == 0 {
        complaints.append(
          place.fail(.tagCoverage, "no item to read or hear in \(name) trains '\(tag)'")
        )
      }
      return complaints
    }
  }

  private static func isReceptive(_ skill: Skill) -> Bool {
    switch skill {
    case .reading, .listening, .vocabulary: true
    case .grammar, .practice, .writing, .speaking, .revision, .checkpoint: false
    }
  }

  private static func count(of tag: GrammarTag, in lessons: [Course.LessonFile]) -> Int {
    lessons.flatMap(\.lesson.exercises).count { $0.tags.contains(tag) }
  }

  private static func evidence(_ file: Course.LessonFile) -> [Complaint] {
    let ignored: [ContentText.Role] = [.note, .exercise(.feedback), .title]
    let words = file.texts
      .filter { $0.language != .english && !ignored.contains($0.role) }
      .flatMap { TurkishText.plainWords($0.text) }
    let used = file.lesson.grammar + file.lesson.exercises.flatMap(\.tags)
    var seen = Set<GrammarTag>()
    return used.filter { seen.insert($0).inserted }.compactMap { tag in
      guard let rule = TagEvidence.rule(for: tag), !words.contains(where: rule) else { return nil }
      return file.place(1).fail(.tagEvidence, "no word of the lesson is an example of '\(tag)'")
    }
  }
}

/// The words that show that a grammar point is used, for tags that the form of a word can show.
enum TagEvidence {
  /// Returns a test for one word in small letters, or nil for a tag without a rule.
  static func rule(for tag: GrammarTag) -> (@Sendable (String) -> Bool)? {
    if let words = words[tag.rawValue] { return { words.contains($0) } }
    guard let parts = parts[tag.rawValue] else { return nil }
    return { word in parts.contains { $0.shows(word) } }
  }

  /// The tags whose points a word is by itself, such as daha and için.
  static func names(ofWord word: String) -> Set<String> { namesOfWord[word] ?? [] }

  private static let namesOfWord: [String: Set<String>] = words.reduce(into: [:]) { names, entry in
    for word in entry.value { names[word, default: []].insert(entry.key) }
  }

  private enum Part: Sendable {
    case end([String])
    case inside([String])

    func shows(_ word: String) -> Bool {
      switch self {
      case .end(let ends): ends.contains { word.count > $0.count && word.hasSuffix($0) }
      case .inside(let parts): parts.contains { part in word.contains(part) }
      }
    }
  }

  private static let words: [String: Set<String>] = [
    "bir": ["bir"],
    "de-da": ["de", "da"],
    "var-yok": ["var", "yok"],
    "have-var": ["var", "yok"],
    "from-to": ["kadar"],
    "icin": ["için"],
    "comparative-daha": ["daha"],
    "superlative-en": ["en"],
    "and-but-because": ["ve", "ama", "çünkü"],
    "gibi-kadar": ["gibi", "kadar"],
    "direct-speech-diye": ["diye"],
    "tarafindan": ["tarafından", "tarafımdan"],
    "keske": ["keşke"],
    "zorunda": ["zorunda", "zorundayım", "zorundasın", "zorundayız", "zorundasınız"],
    "question-mi": [
      "mı", "mıyım", "mısın", "mıyız", "mısınız", "mıdır", "mıydı", "mi", "miyim", "misin",
      "miyiz", "misiniz", "midir", "miydi", "mu", "muyum", "musun", "muyuz", "musunuz", "mudur",
      "muydu", "mü", "müyüm", "müsün", "müyüz", "müsünüz", "müdür", "müydü",
    ],
    "wh-questions": [
      "ne", "kim", "nerede", "nereye", "nereden", "nasıl", "hangi", "kaç", "kaçta", "neden", "niye",
      "niçin", "kimin", "kime", "nereli",
    ],
    "pronouns": [
      "ben", "sen", "o", "biz", "siz", "onlar", "sizler", "bizler",
    ],
    "demonstratives": ["bu", "şu", "o", "bunlar", "şunlar", "onlar"],
    "numbers": [
      "sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "on", "yirmi",
      "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan", "yüz", "bin",
    ],
  ]

  private static let parts: [String: [Part]] = [
    "degil": [.inside(["değil"])],
    "plural": [.inside(["lar", "ler"])],
    "locative": [.inside(["da", "de", "ta", "te"])],
    "ablative": [.inside(["dan", "den", "tan", "ten"])],
    "apostrophe": [.inside(["'"])],
    "present-iyor": [.inside(["yor"])],
    "present-negative": [.inside(["mıyor", "miyor", "muyor", "müyor"])],
    "istemek": [.inside(["isti", "iste"])],
    "past-di": [.inside(["dı", "di", "du", "dü", "tı", "ti", "tu", "tü"])],
    "future-acak": [.inside(["acak", "ecek", "acağ", "eceğ"])],
    "necessity-mali": [.inside(["malı", "meli"])],
    "past-continuous": [.inside(["yordu"])],
    "evidential-mis": [.inside(["mış", "miş", "muş", "müş"])],
    "converb-ken": [.end(["ken"])],
    "converb-ip": [.end(["ıp", "ip", "up", "üp"])],
    "converb-arak": [.end(["arak", "erek"])],
    "converb-inca": [.end(["ınca", "ince", "unca", "ünce"])],
    "ability-abil": [.inside(["abil", "ebil"])],
    "maktadir": [.inside(["makta", "mekte"])],
  ]
}
