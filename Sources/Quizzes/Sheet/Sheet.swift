package import Coordination
package import Curriculum
import Interface
import TextSafety

/// A worksheet: the items of lessons with room to write, and their answers on a page of their own.
package struct Sheet: Sendable {
  package private(set) var sections: [Section] = []

  /// A lesson on the sheet.
  package struct Section: Sendable {
    let title: String
    let blocks: [Block]
  }

  /// What comes one after the other in a lesson.
  enum Block: Sendable {
    /// A text to read, with the words that the lesson glosses.
    case text([String], glosses: [Glossary.Gloss])
    /// A text that somebody reads out; it is on the page of the answers.
    case heard([String])
    /// A screen of a grammar lesson.
    case rule(GrammarScreen)
    case items(Group)
  }

  /// Items with one instruction.
  struct Group: Sendable {
    let instruction: SafeText
    var items: [SheetItem]
  }

  package init() {}

  /// The number of items.
  package var count: Int {
    groups.reduce(0) { $0 + $1.items.count }
  }

  var groups: [Group] {
    sections.flatMap(\.blocks).compactMap { block in
      if case .items(let group) = block { group } else { nil }
    }
  }

  /// Adds a lesson; the items are numbered through the whole sheet.
  package mutating func add(_ lesson: Lesson, _ items: [PreparedItem], glossary: Glossary?) {
    var blocks: [Block] = []
    var (passage, rule): (Passage?, GrammarPage?) = (nil, nil)
    var number = count
    for item in items where !item.id.isWordChoice {
      if let text = item.passage, text != passage {
        let glosses = glossary?.glosses(for: text.paragraphs, in: lesson.id) ?? []
        let isHeard = lesson.skill == .listening
        blocks.append(isHeard ? .heard(text.paragraphs) : .text(text.paragraphs, glosses: glosses))
      }
      passage = item.passage
      if let page = item.rule, page != rule { blocks.append(.rule(page.screen)) }
      rule = item.rule
      number += 1
      let made = SheetItem(item, number: number)
      if case .items(var group) = blocks.last, group.instruction == made.instruction {
        group.items.append(made)
        blocks[blocks.count - 1] = .items(group)
      } else {
        blocks.append(.items(Group(instruction: made.instruction, items: [made])))
      }
    }
    sections.append(Section(title: "\(lesson.title) (\(lesson.id))", blocks: blocks))
  }
}
