import Curriculum
import Foundation
import Mastery

/// The histories of `Fixtures/histories.txt`, whose header explains its columns.
struct HistoryFixture {
  struct Answer {
    var observation: Observation
    var probability: Double
  }

  struct Tag {
    var tag: GrammarTag
    var answers: Int
    var value: Double
    var isWeak: Bool
    var gain: Double
  }

  struct History {
    var answers: [Answer] = []
    var time: Int64 = 0
    var tags: [Tag] = []
  }

  private(set) var histories: [History] = []
  private(set) var items: [ItemTraits] = []
  private var tagUnits: [(tag: GrammarTag, unit: Int)] = []

  var bank: ItemBank { ItemBank(items: items, tagUnits: tagUnits) }

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/histories.txt")
    let text = try String(contentsOf: path, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      try read(line.split(separator: " ").map(String.init))
    }
  }

  struct Malformed: Error { var words: [String] }

  private mutating func read(_ words: [String]) throws {
    switch (words[0], words.count) {
    case ("unit", 3...):
      let unit = try number(words[1], in: words)
      tagUnits += words.dropFirst(2).map { (GrammarTag(rawValue: $0), unit) }
    case ("item", 5...): items.append(try item(words))
    case ("history", 2): histories.append(History())
    case ("at", 2): histories[histories.count - 1].time = Int64(try number(words[1], in: words))
    case ("tag", 6):
      histories[histories.count - 1].tags.append(
        Tag(
          tag: GrammarTag(rawValue: words[1]),
          answers: try number(words[2], in: words),
          value: try real(words[3], in: words),
          isWeak: words[4] == "1",
          gain: try real(words[5], in: words)
        )
      )
    case (_, 6): histories[histories.count - 1].answers.append(try answer(words))
    default: throw Malformed(words: words)
    }
  }

  private func item(_ words: [String]) throws -> ItemTraits {
    guard let id = ItemID(words[1]),
      let kind = AnswerKind(rawValue: try number(words[3], in: words)),
      let skill = id.lesson.skill
    else { throw Malformed(words: words) }
    return ItemTraits(
      id: id,
      tags: words.dropFirst(4).map(GrammarTag.init),
      kind: kind,
      unit: try number(words[2], in: words),
      skill: skill
    )
  }

  private func answer(_ words: [String]) throws -> Answer {
    guard let id = ItemID(words[0]) else { throw Malformed(words: words) }
    let blamed = words[4] == "-" ? [] : [GrammarTag(rawValue: words[4])]
    let result: Observation.Result =
      words[2] == "1"
      ? .right(weight: try real(words[3], in: words)) : .wrong(blamed: blamed, others: [])
    return Answer(
      observation: Observation(
        item: id,
        time: Int64(try number(words[1], in: words)),
        result: result
      ),
      probability: try real(words[5], in: words)
    )
  }

  private func number(_ word: String, in words: [String]) throws -> Int {
    guard let number = Int(word) else { throw Malformed(words: words) }
    return number
  }

  private func real(_ word: String, in words: [String]) throws -> Double {
    guard let number = Double(word) else { throw Malformed(words: words) }
    return number
  }
}
