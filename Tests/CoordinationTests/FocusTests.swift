import Coordination
import Curriculum
import RandomTestSupport
import TestSupport
import Testing

/// Items drawn for a purpose, and what was reached.
@Suite(.seeded) struct FocusTests {
  /// Six sentences on two points, a question on a text, and a word.
  private static func items() throws -> [ItemMaterial] {
    let head =
      "id: a1-u1-writing\nlevel: A1\nunit: 1\nskill: writing\ntitle: X\ngrammar: plural\n\n"
    let writing = ["a", "b", "c"].map { "? Teas \($0). {#\($0) plural}\n= Çaylar.\n" }
    let other = ["d", "e", "f"].map { "? At home \($0). {#\($0) locative}\n= Evde.\n" }
    return try SmallCourse.items(head + (writing + other).joined(separator: "\n"))
      + SmallCourse.items(SmallCourse.reading) + SmallCourse.items(SmallCourse.checkpoint)
      + SmallCourse.items(SmallCourse.vocabulary)
  }

  private static func item(_ name: String) -> ItemID {
    ItemID(name.contains("#") ? name : "a1-u1-writing#\(name)")
      ?? ItemID(lesson: LessonID(rawValue: "a1-u1-writing"), item: name)
  }

  /// A first try for each name, `+` before those that pass; the times rise.
  private static func tries(_ names: String) -> [FirstTry] {
    names.split(separator: " ").enumerated().map { time, name in
      FirstTry(
        item: item(name.hasPrefix("+") ? String(name.dropFirst()) : String(name)),
        time: Int64(time),
        passes: name.hasPrefix("+")
      )
    }
  }

  private static func draw(
    _ focus: PracticeFocus,
    after names: String,
    count: Int = 10,
    seed: UInt64 = 1,
    first: String? = nil
  ) throws -> [String] {
    let selection = FocusSelection(from: try items(), tries: tries(names), seed: seed)
    return selection.draw(focus, count: count, first: first.map(item)).map { item in
      item.id.lesson.rawValue == "a1-u1-writing" ? item.id.item : item.id.description
    }
  }

  @Test func `a mistake comes back in another item of its point, an unseen one first`() throws {
    for seed in 0..<20 {
      let drawn = try Self.draw(.mistakes, after: "+b a", seed: UInt64(seed))
      #expect(drawn == ["c"], "seed \(seed)")
    }
    #expect(try Self.draw(.mistakes, after: "+c +b a d", count: 2).last == "c")
  }

  @Test func `the newest mistake comes first, and no item comes twice`() throws {
    for seed in 0..<20 {
      let drawn = try Self.draw(.mistakes, after: "a d", seed: UInt64(seed))
      #expect(["e", "f"].contains(drawn.first) && ["b", "c"].contains(drawn.last))
      let all = try Self.draw(.mistakes, after: "a b c d", seed: UInt64(seed))
      #expect(Set(all).count == 4, "seed \(seed)")
      #expect(Set(all).isSuperset(of: ["a", "b", "c"]), "with no other item the same one comes")
    }
  }

  @Test(arguments: ["", "a +a", "a +b +c", "+a"])
  func `a mistake is settled by itself, or by two others of its point`(tries: String) throws {
    #expect(try Self.draw(.mistakes, after: tries).isEmpty)
  }

  @Test(arguments: ["+a a", "a +b", "a +d +e", "+b +c a"])
  func `a mistake stays open until then`(tries: String) throws {
    #expect(try Self.draw(.mistakes, after: tries).count == 1)
  }

  @Test func `the item that was chosen comes first, and only once`() throws {
    let point = PracticeFocus.grammar([GrammarTag(rawValue: "plural")])
    for seed in 0..<20 {
      let drawn = try Self.draw(point, after: "a +b c", seed: UInt64(seed), first: "b")
      #expect(drawn.first == "b" && drawn.sorted() == ["a", "b", "c"], "seed \(seed)")
      #expect(try Self.draw(point, after: "a", count: 1, seed: UInt64(seed), first: "a") == ["a"])
    }
    let word = "a1-u1-vocabulary#kedi"
    #expect(try Self.draw(.words, after: word, first: word) == [word])
    #expect(try Self.draw(.mistakes, after: "a", first: "gone").count == 1)
  }

  @Test func `a question on a text and a word come back themselves`() throws {
    let names = "a1-u1-reading#deniz a1-u1-vocabulary#kedi"
    #expect(
      try Self.draw(.mistakes, after: names) == ["a1-u1-vocabulary#kedi", "a1-u1-reading#deniz"]
    )
    #expect(try Self.draw(.words, after: names) == ["a1-u1-vocabulary#kedi"])
    #expect(try Self.draw(.words, after: names + " +a1-u1-vocabulary#kedi").isEmpty)
  }

  @Test func `a word that failed only as a choice is typed, until it is typed or chosen right`()
    throws
  {
    let (typed, choice) = ("a1-u1-vocabulary#kedi", "a1-u1-vocabulary#kedi.choice")
    for names in [choice, "\(choice) \(typed)", "+\(typed) \(choice)", "\(typed) +\(choice)"] {
      #expect(try Self.draw(.words, after: names) == [typed], "\(names)")
    }
    for names in ["\(choice) +\(typed)", "\(choice) +\(choice)"] {
      #expect(try Self.draw(.words, after: names).isEmpty, "\(names)")
      #expect(try Self.draw(.mistakes, after: names).isEmpty, "\(names)")
    }
  }

  @Test func `a point asks unseen items, then failed ones, then the longest unseen`() throws {
    let point = PracticeFocus.grammar([GrammarTag(rawValue: "plural")])
    #expect(try Self.draw(point, after: "+a b") == ["c", "b", "a"])
    #expect(try Self.draw(point, after: "+c +a b", count: 2) == ["b", "c"])
    let two = PracticeFocus.grammar(["locative", "plural"].map { GrammarTag(rawValue: $0) })
    let drawn = try Self.draw(two, after: "", count: 4)
    #expect(drawn.count { ["a", "b", "c"].contains($0) } == 2, "\(drawn)")
  }

  @Test func `the items of a checkpoint are kept for it`() throws {
    let point = PracticeFocus.grammar([GrammarTag(rawValue: "copula-present")])
    #expect(try Self.draw(point, after: "").allSatisfy { !$0.contains("checkpoint") })
    #expect(
      try Self.draw(point, after: "a1-u4-checkpoint#cat").contains("a1-u4-checkpoint#cat")
    )
  }

  @Test func `a weak point needs three answers and one that failed`() throws {
    #expect(try Self.draw(.weak, after: "a b").isEmpty)
    #expect(try Self.draw(.weak, after: "+a +b +c").isEmpty)
    #expect(try Self.draw(.weak, after: "a b +c +d +e +f").count == 3)
  }

  @Test func `the same seed draws the same items`() throws {
    for seed in 0..<30 {
      let draws = try (0..<2).map { _ in
        try Self.draw(.grammar([GrammarTag(rawValue: "plural")]), after: "", seed: UInt64(seed))
      }
      #expect(draws[0] == draws[1])
    }
  }

  @Test func `a focus is read as it was written`() {
    let tags = ["locative", "softening"].map { GrammarTag(rawValue: $0) }
    for focus in [.mistakes, .words, .weak, .grammar(tags), .grammar([tags[0]])] as [PracticeFocus]
    {
      #expect(PracticeFocus(focus.text) == focus)
    }
    for text in ["", "grammar", "words a", "Weak", "mistakes mistakes"] {
      #expect(PracticeFocus(text) == nil, "\(text)")
    }
  }

  // What was reached.

  private static func overview(_ states: [String: Overview.Lesson.State]) -> Overview {
    let names = ["a1-u1-reading", "a1-u2-reading", "a1-u3-reading", "a2-u1-reading"]
    let courses = [Level.a1, .a2].map { level in
      let lessons = names.filter { $0.hasPrefix(level.folder) }.map { name in
        Overview.Lesson(
          id: LessonID(rawValue: name),
          skill: .reading,
          state: states[name] ?? .new
        )
      }
      return Overview.Course(level: level, lessons: lessons) { _ in nil }
    }
    return Overview(courses: courses, unfinished: nil)
  }

  private static func reached(
    _ states: [String: Overview.Lesson.State] = [:],
    level: Level = .a1,
    answered: [String] = []
  ) -> [String] {
    let reach = Reach(
      overview(states),
      level: level,
      answered: answered.map { LessonID(rawValue: $0) }
    )
    return ["a1-u1-writing", "a1-u2-writing", "a1-u3-writing", "a2-u1-writing", "b1-u1-writing"]
      .filter { reach.contains(LessonID(rawValue: $0)) }.map { String($0.prefix(5)) }
  }

  @Test func `the first day reaches the first unit`() {
    #expect(Self.reached() == ["a1-u1"])
    #expect(Self.reached(level: .a2) == ["a1-u1", "a1-u2", "a1-u3", "a2-u1"])
  }

  @Test func `a lesson of a unit that was reached is not begun by that`() {
    let reach = Reach(
      Self.overview(["a1-u1-reading": .begun]),
      level: .a2,
      answered: [LessonID(rawValue: "a1-u3-listening")]
    )
    let lessons = ["a1-u1-reading", "a1-u3-listening", "a1-u1-writing", "a1-u3-reading"]
    #expect(lessons.map { reach.hasBegun(LessonID(rawValue: $0)) } == [true, true, false, false])
  }

  @Test func `a unit is reached if it was begun, or answered, or comes next`() {
    #expect(Self.reached(["a1-u1-reading": .done(times: 1)]) == ["a1-u1", "a1-u2"])
    #expect(Self.reached(["a1-u3-reading": .begun]) == ["a1-u1", "a1-u3"])
    #expect(Self.reached(answered: ["a1-u3-listening"]) == ["a1-u1", "a1-u3"])
  }
}
