import Coordination
import Screens
import TerminalUI
import Testing

/// Every place in every state: the keys that work are the keys that are named.
// One test at a time, because those that wait for the states would block the threads of other
// suites.
@Suite(.serialized) struct KeyTableTests {
  private static let all = PlaceStates().states

  private static let keys: [Key] =
    (0x20...0x7E).map { Key.character(Character(Unicode.Scalar(UInt8($0)))) } + [
      .enter, .tab, .escape, .backspace, .delete, .left, .right, .up, .down, .home, .end,
      .pageUp, .pageDown, .wordLeft, .wordRight, .control("d"), .control("l"), .alt("b"),
      .character("ı"), .character("ş"), .character("٣"), .unknown,
    ]

  @Test func `each key that works is in a row that applies, and no other key works`() {
    for state in Self.all where state.table.input == .key {
      let table = state.table
      let named = table.rows.filter(\.applies).flatMap(\.bindings).map(\.key)
      let wrong = Self.keys.filter { key in
        state.walk.acts(on: table.meaning(of: key) ?? .intent(.unclear)) != named.contains(key)
      }
      #expect(wrong.isEmpty, "\(wrong.map(\.name)) at \(state.walk.title)")
    }
  }

  @Test func `each word that works is in a row that applies, and no other word works`() {
    for state in Self.all {
      let named = state.table.rows.filter(\.applies).flatMap(\.words)
      let wrong = CommandWord.allCases.filter { word in
        let meaning = Screen.meaning(
          ofLine: word.typed,
          in: state.walk.app.place,
          setting: state.walk.setting
        )
        return state.walk.acts(on: meaning) != named.contains(word)
      }
      #expect(wrong.isEmpty, "\(wrong) at \(state.walk.title)")
    }
  }

  @Test func `no two rows share a key or a word`() {
    for state in Self.all {
      let keys = state.table.rows.flatMap(\.bindings).map(\.key)
      let twice = keys.indices.filter { keys[..<$0].contains(keys[$0]) }.map { keys[$0].name }
      #expect(twice.isEmpty, "\(twice) at \(state.walk.title)")
      let words = state.table.rows.flatMap(\.words)
      #expect(Set(words).count == words.count, "\(state.walk.title)")
    }
  }

  @Test(arguments: [false, true])
  func `the help names each row that applies, and none that does not`(isByLine: Bool) {
    for state in Self.all {
      let lines = state.table.help(isByLine: isByLine).lines.map(\.plainText)
      let named = state.table.rows.filter(\.applies).compactMap { row -> String? in
        let names = state.table.names(of: row, isByLine: isByLine).joined(separator: ", ")
        return names.isEmpty ? nil : "  \(names)  \(row.text)"
      }
      let hasLetters = state.table.input == .turkish && !isByLine
      #expect(Array(lines.dropFirst().prefix(named.count)) == named, "\(state.walk.title)")
      #expect(lines.count == 1 + named.count + (hasLetters ? 1 : 0), "\(state.walk.title)")
    }
  }

  @Test func `at a text prompt every row but those of single keys has a word`() {
    for state in Self.all where state.table.input != .key {
      for row in state.table.rows where row.applies && row.words.isEmpty {
        #expect(row.bindings.map(\.key) == [.character("R")], "\(row.text) at \(state.walk.title)")
      }
    }
  }

  @Test(arguments: [40, 20])
  func `a narrow prompt leaves out whole names, and never the first or the help`(columns: Int) {
    for state in Self.all {
      let prompt = Screen.prompt(for: state.walk.app.place, in: state.walk.setting)
      let whole = Self.names(prompt.line(columns: 200).plainText)
      let text = prompt.line(columns: columns).plainText
      let names = Self.names(text)
      #expect(text.count < columns, "\(text)")
      #expect(names.last == whole.last, "\(text)")
      #expect(names.dropFirst() == whole.dropFirst().filter(names.contains)[...], "\(text)")
      // The first name may lose its label, no more.
      let first = names.first ?? ""
      #expect(whole.first.map { $0 == first || $0.hasPrefix("\(first) ") } == true, "\(text)")
    }
  }

  private static func names(_ prompt: String) -> [String] {
    prompt.replacing(" > ", with: "").split(separator: ", ").map(String.init)
  }

  @Test func `the walk comes to every kind of place, and every word works somewhere`() {
    let places = Set(Self.all.map { $0.walk.title.place })
    #expect(
      places == [
        "welcome", "home", "levels", "course", "words", "lesson", "judged", "summary", "levelEnd",
        "profile", "progress", "review", "scramble", "today", "placement", "levelTest", "mistakes",
        "mistake", "search", "notes", "note", "drill", "sounds",
      ]
    )
    let words = Set(Self.all.flatMap { $0.table.rows.filter(\.applies).flatMap(\.words) })
    #expect(words == Set(CommandWord.allCases))
  }

  @Test(arguments: [
    ("lesson", CommandWord.inLesson), ("review", CommandWord.inReview),
    ("scramble", CommandWord.inGame), ("drill", CommandWord.inDrill),
    ("sounds", CommandWord.inSounds),
  ])
  func `the words that the manual lists for a place are those that work in it`(
    place: String,
    listed: [CommandWord]
  ) {
    let states = Self.all.filter { $0.walk.title.place == place }
    let words = Set(states.flatMap { $0.table.rows.filter(\.applies).flatMap(\.words) })
    #expect(words == Set(listed))
  }

  @Test func `the walk comes to each state that changes the keys of a place`() {
    func has(_ place: String, _ word: CommandWord, _ applies: Bool) -> Bool {
      Self.all.contains { state in
        state.walk.title.place == place
          && state.table.rows.contains { $0.words.contains(word) && $0.applies == applies }
      }
    }
    let changing: [(String, [CommandWord])] = [
      ("lesson", [.hint, .undo, .right, .play, .text, .restart]),
      ("judged", [.undo, .right, .proposal, .explain, .example, .report, .text]),
      ("home", [.tutor, .resume, .drop]), ("review", [.undo, .edit]),
      ("scramble", [.add]), ("summary", [.practice]), ("mistakes", [.previous]),
      ("course", [.previous]), ("progress", [.next, .previous]),
      ("search", [.next, .previous]), ("notes", [.next, .previous]), ("note", [.next, .previous]),
    ]
    for (place, words) in changing {
      for word in words {
        #expect(has(place, word, true) && has(place, word, false), "\(place) \(word)")
      }
    }
  }
}

extension KeyWalk {
  /// The place and its prompt, for messages.
  var title: (place: String, prompt: String) {
    var place = Mirror(reflecting: app.place).children.first?.label ?? ""
    if case .lesson(let lesson) = app.place, lesson.page != nil { place = "words" }
    return (place, Screen.prompt(for: app.place, in: setting).line(columns: 80).plainText)
  }

  /// Whether the meaning does something here besides saying why it does nothing.
  fileprivate func acts(on meaning: InputMeaning) -> Bool {
    switch meaning {
    case .help: return true
    case .unknownCommand, .intent(.unclear): return false
    case .intent(let intent):
      let (effects, isChanged) = effects(of: intent)
      let told = effects.filter { $0 != .loadOverview }
      return isChanged && (told.isEmpty || !told.allSatisfy(isRefusal))
    }
  }

  private func isRefusal(_ effect: Effect) -> Bool {
    switch effect {
    case .talk: !setting.hasTutor
    case .say(let notice):
      switch notice {
      case .unclear, .noText, .noPlaysLeft, .nothingToPlay, .nothingToUndo, .nothingToOverrule,
        .nothingToPropose, .noMoreHints, .optionOutOfRange, .courseCard, .allMade, .notMade,
        .noLessons, .noGlosses:
        true
      default: false
      }
    default: false
    }
  }
}
