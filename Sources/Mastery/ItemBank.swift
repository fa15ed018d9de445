package import Curriculum

/// All items of a course in course order, and the grammar points of its syllabus.
///
/// Course order is by unit, then reading, listening, writing, speaking and checkpoint, then as the
/// files have it.
package struct ItemBank: Sendable {
  package let items: [ItemTraits]
  /// In syllabus order.
  package let tags: [GrammarTag]
  /// The unit that introduces each tag of ``tags``.
  package let unitOfTag: [Int]
  /// The number of units that items and tags name, at least 1.
  package let unitCount: Int
  /// The places in ``tags`` of the tags of each item.
  package let tagsOfItem: [[Int]]
  private let itemPlaces: [ItemID: Int]
  private let tagPlaces: [GrammarTag: Int]
  private let itemsOfTag: [[Int]]

  /// Creates a bank from items in course order and tags in syllabus order.
  ///
  /// Tags of items that the syllabus lacks are not counted. Of two items with one id, the first is
  /// found by it.
  package init(items: [ItemTraits], tagUnits: [(tag: GrammarTag, unit: Int)]) {
    self.items = items
    tags = tagUnits.map(\.tag)
    unitOfTag = tagUnits.map { max(0, $0.unit) }
    unitCount = max(items.map(\.unit).max() ?? 0, unitOfTag.max() ?? 0, 0) + 1
    let places = Dictionary(
      zip(tagUnits.map(\.tag), tagUnits.indices),
      uniquingKeysWith: { first, _ in first }
    )
    tagPlaces = places
    itemPlaces = Dictionary(
      zip(items.map(\.id), items.indices),
      uniquingKeysWith: { first, _ in first }
    )
    tagsOfItem = items.map { item in item.tags.compactMap { places[$0] } }
    var lists = [[Int]](repeating: [], count: tagUnits.count)
    for (item, tags) in tagsOfItem.enumerated() {
      for tag in tags where lists[tag].last != item { lists[tag].append(item) }
    }
    itemsOfTag = lists
  }

  /// The traits of an item, or nil if the course has no such item.
  package subscript(id: ItemID) -> ItemTraits? { itemPlaces[id].map { items[$0] } }

  /// Returns the place of an item in ``items``, or nil if the course has no such item.
  package func place(of id: ItemID) -> Int? { itemPlaces[id] }

  /// Returns the place of a tag in ``tags``, or nil if the syllabus lacks it.
  package func place(of tag: GrammarTag) -> Int? { tagPlaces[tag] }

  /// Returns the places in ``items`` of the items with a tag, in course order.
  package func items(with tag: GrammarTag) -> [Int] { tagPlaces[tag].map { itemsOfTag[$0] } ?? [] }

  /// Returns the unit that introduces a tag, or nil if the syllabus lacks it.
  package func unit(of tag: GrammarTag) -> Int? { tagPlaces[tag].map { unitOfTag[$0] } }
}
