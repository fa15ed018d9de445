package import Curriculum

/// The words of a list and their groups.
extension LessonCoordinator {
  /// The number of words of a list that were asked for the first time since the session was opened.
  var newWords: Int { askedWords.subtracting(wordsBefore).count }

  /// The words that were asked at least once, by the ids of their cards.
  package var askedWords: Set<ItemID> {
    var words: Set<ItemID> = []
    for index in material.indices where material[index].group != nil {
      if !progress.states[index].isUntouched { words.insert(material[index].id.card) }
    }
    return words
  }

  /// The number of groups in a word list; 0 in other lessons.
  var groupCount: Int { material.first?.group?.count ?? 0 }

  /// The number of groups whose words have all been asked or put off.
  package var doneGroups: Int {
    let open = Set(progress.queue.filter(isUnasked).compactMap { material[$0].group?.index })
    return groupCount - open.count
  }

  /// Whether the group of the present word has been started.
  package var isInGroup: Bool {
    guard let group = progress.current.flatMap({ material[$0].group?.index }) else { return false }
    return material.indices.contains { material[$0].group?.index == group && !isUnasked($0) }
  }

  func isUnasked(_ index: Int) -> Bool {
    progress.states[index].isUntouched && progress.states[index].skips == 0
  }

  /// The words of a group that still have a question to come.
  func openWords(of group: WordGroup) -> [TaughtWord] {
    let open = progress.queue.filter { isUnasked($0) && material[$0].group?.index == group.index }
    let cards = Set(open.map { material[$0].id.card })
    return material.compactMap { item in
      cards.contains(item.id) ? item.exercise.taughtWord : nil
    }
  }
}
