import Curriculum
import Foundation
import Mastery

/// The items of the course as they once were, so that figures stay comparable.
struct FrozenBank {
  let bank: ItemBank

  /// Reads `bank.txt` beside this file.
  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "bank.txt")
    self.init(text: try String(contentsOf: path, encoding: .utf8))
  }

  init(text: String) {
    var reader = Reader()
    for line in text.split(separator: "\n") { reader.read(line.split(separator: " ")) }
    bank = ItemBank(items: reader.items, tagUnits: reader.tagUnits)
  }

  /// The lines read so far.
  private struct Reader {
    var items: [ItemTraits] = []
    var tagUnits: [(tag: GrammarTag, unit: Int)] = []
    private var lesson = ""
    private var unit = 0

    private static let kinds: [Character: AnswerKind] = [
      "c": .choice, "d": .dictation, "t": .typed, "s": .speaking,
    ]

    mutating func read(_ words: [Substring]) {
      switch words.first {
      case nil, "#":
        return
      case "unit":
        let unit = Int(words[1]) ?? 0
        tagUnits += words.dropFirst(2).map { (GrammarTag(rawValue: String($0)), unit) }
      case "lesson":
        unit = Int(words[1]) ?? 0
        lesson = String(words[2])
      case let item?:
        guard words.count > 1, let kind = words[1].first.flatMap({ Self.kinds[$0] }),
          let id = ItemID("\(lesson)#\(item)")
        else { return }
        let tags = words.dropFirst(2).compactMap { Int($0) }.map { tagUnits[$0].tag }
        items.append(
          ItemTraits(
            id: id,
            tags: tags,
            kind: kind,
            unit: unit,
            skill: lesson.split(separator: "-").last.flatMap { Skill(rawValue: String($0)) }
              ?? .checkpoint,
            passage: Int(words[1].dropFirst())
          )
        )
      }
    }
  }
}
