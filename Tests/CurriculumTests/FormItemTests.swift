import Curriculum
import Testing

/// Gaps, orders and sentences to be said another way.
struct FormItemTests {
  private func lesson(_ body: String) -> String {
    """
    id: a1-u1-practice
    level: A1
    unit: 1
    skill: practice
    title: Biçimler
    grammar: accusative

    \(body)

    """
  }

  private func task(_ body: String) throws -> Exercise.Task {
    let lesson = try LessonTexts.read(lesson(body), file: "a1/a1-u1-practice.lesson")
    return try #require(lesson.exercises.first).task
  }

  private func errors(_ body: String) -> String {
    LessonTexts.errors(lesson(body), file: "a1/a1-u1-practice.lesson")
  }

  @Test func `a gap of a suffix is shown after its stem, and its traps are whole words`() throws {
    let task = try task("_ Bu süt[ü] içiyorum. {#sut}\n> süt\nx sütu :: After ü it is -ü.")
    #expect(task.prompt == "Bu süt____ içiyorum.")
    #expect(
      task.texts.map(\.text) == [
        "Bu sütü içiyorum.", "süt", "Bu sütu içiyorum.", "After ü it is -ü.",
      ]
    )
  }

  @Test(arguments: [
    ("Bu süt[ü] içiyorum.", "ü", "Bu sütü içiyorum.", "sütü", [1]),
    ("[Kitabı|Defteri] al.", "Defteri", "Defteri al.", "Kitabı", [6, 7]),
    ("Ankara'[da] mısın?", "da", "Ankara'da mısın?", "Ankara'da", [2]),
    ("Ev[ler]de kim var?", "ler", "Evlerde kim var?", "evlerde", [3]),
  ])
  func `a gap knows its word and its letters`(
    sentence: String,
    answer: String,
    filled: String,
    word: String,
    lengths: [Int]
  ) throws {
    let exercise = try task("_ \(sentence) {#a}")
    switch exercise {
    case .gap(let gap):
      #expect(gap.sentence(filledBy: answer) == filled)
      #expect(gap.word.lowercased() == word.lowercased())
      #expect(gap.lengths == lengths)
    case .choice, .translation, .dictation, .readAloud, .card, .order, .transformation,
      .correction, .matching, .dialogue, .monologue:
      Issue.record("\(exercise)")
    }
  }

  @Test(arguments: [
    ("_ Bu sütü içiyorum. {#a}", "0 gaps; expected one, as in 'süt[ü]' or '[sütü]'"),
    ("_ Bu [süt]ü iç[iyor]um. {#a}", "2 gaps; expected one, as in 'süt[ü]' or '[sütü]'"),
    ("_ Bu süt[ içiyorum. {#a}", "1 gap; expected one, as in 'süt[ü]' or '[sütü]'"),
    ("_ Bu süt[ü|] içiyorum. {#a}", "nothing in a gap; expected '[answer]' or '[answer|answer]'"),
    (
      "_ (Ben) süt[ü] içiyorum. {#a}",
      "'(' in a sentence with a gap; only the gap has brackets, and '|' between its answers"
    ),
    ("/ Ben / süt. {#a}", "2 pieces; expected 3 to 9 with ' / ' between them"),
    ("/ Ben / / süt / içiyorum. {#a}", "nothing beside ' / '; expected a piece of the sentence"),
    (
      "/ ben / süt / içiyorum. {#a}",
      "the first piece starts with a small letter; write the sentence as it is"
    ),
    (
      "% Bu [kitab :: kitap] [yeni :: yeni]. {#a}",
      "2 mistakes; expected 3 to 8 as '[wrong :: right]'"
    ),
    (
      "% Bu [kitab] yeni. {#a}",
      "not a mistake; expected '[wrong :: right]' or '[wrong :: right|right]'"
    ),
    (
      "% Bu [kitab :: ] yeni. {#a}",
      "not a mistake; expected '[wrong :: right]' or '[wrong :: right|right]'"
    ),
    (
      "% Bu [. :: ,] yeni. {#a}",
      "not a mistake; expected '[wrong :: right]' or '[wrong :: right|right]'"
    ),
    (
      "% Bu kita[b :: p] ve [a :: b] ve [c :: d]. {#a}",
      "'b' is a part of a word; put the whole word into the bracket"
    ),
    (
      "% Bu [kitab :: kitap yeni. {#a}",
      "a '[' without its partner; only mistakes have brackets, as '[wrong :: right]'"
    ),
    ("^ Match. {#a}\n+ ev :: house", "1 pair; expected 2 to 7 with '+' lines"),
    ("^ Sort. {#a}\n+ -ar :: at | ev | el", "1 pair; expected 2 to 7 with '+' lines"),
    (
      "^ Sort. {#a}\n+ -lar :: at | ad | dal | kol\n+ -ler :: ev | el | dil | göl",
      "8 pairs; expected 2 to 7 with '+' lines"
    ),
    (
      "@ Sen {#a}\n> Say hello.\n= Merhaba!",
      "not a turn of the learner; expected '@ Name: … {#id}'"
    ),
    ("@ Sen: … {#a}\n= Merhaba!", "no '>' line with what to say"),
    ("@ Sen: … {#a}\n> Say hello.", "no '=' line with an accepted answer"),
    ("& Ben öğretmenim. {#a}", "no '=' line with an accepted answer"),
  ])
  func `what can't be asked is told with its line`(line: String, message: String) {
    #expect(errors(line) == "a1/a1-u1-practice.lesson:8: \(message)")
  }

  @Test func `an item has one cue, and a cue belongs to a gap or to a sentence to change`() {
    #expect(
      errors("_ Bu süt[ü] içiyorum. {#a}\n> süt\n> ü")
        == "a1/a1-u1-practice.lesson:10: a second '>' line; an item has one at most"
    )
    #expect(
      errors("/ Ben / süt / içiyorum. {#a}\n> süt")
        == "a1/a1-u1-practice.lesson:9: '>' must follow a '_' or '&' or '@' line"
    )
  }

  @Test(arguments: ["+ ev", "+ ev ::", "+ ev :: house :: home", "+ ev :: house | "])
  func `a pair has two parts`(line: String) {
    let errors = errors("^ Match. {#a}\n+ göz :: eye\n\(line.withoutEndSpace)")
    #expect(
      errors
        == "a1/a1-u1-practice.lesson:10: not a pair; expected '+ beginning :: end' or "
        + "'+ class :: word | word'"
    )
  }

  @Test func `ends are shown in another order, classes in their own`() throws {
    let id = ItemID(lesson: LessonID(rawValue: "a1-u1-practice"), item: "a")
    let pairs = "+ ev :: house\n+ göz :: eye\n+ el :: hand"
    let sorting = "+ -lar :: at | kol\n+ -ler :: ev | göl"
    for (lines, firsts, seconds) in [
      (pairs, ["ev", "göz", "el"], ["eye", "hand", "house"]),
      (sorting, ["at", "ev", "göl", "kol"], ["-lar", "-ler"]),
    ] {
      let task = try task("^ Match. {#a}\n\(lines)")
      switch task {
      case .matching(let matching):
        let isSorting = lines == sorting
        #expect(matching.isSorting == isSorting)
        let (shown, letters) = (matching.firsts(for: id), matching.seconds(for: id))
        #expect((isSorting ? shown.sorted() : shown) == firsts)
        #expect((isSorting ? letters : letters.sorted()) == seconds)
        #expect(isSorting || letters != ["house", "eye", "hand"])
        #expect(task.prompt == "Match.")
      case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .transformation,
        .correction, .dialogue, .monologue:
        Issue.record("\(task)")
      }
    }
  }

  @Test func `a paragraph is shown with its mistakes, and checked without them`() throws {
    let task = try task(
      "% [Herkez :: Herkes] [geldimi :: geldi mi|geldi miydi]? Ali [icin :: için], bilmem. {#a}"
    )
    #expect(task.prompt == "Herkez geldimi? Ali icin, bilmem.")
    #expect(task.texts.map(\.text) == ["Herkes geldi mi? Ali için, bilmem."])
  }

  private static let turns = """
    @ Ali: Merhaba!
    @ Sen: … {#a}
    > Greet him.
    = Merhaba (Ali)!
    @ Ali: Nasılsın?
    @ Sen: … {#b}
    > You are fine.
    = İyiyim.
    """

  private func before(_ body: String) throws -> [[String]] {
    let lesson = try LessonTexts.read(lesson(body), file: "a1/a1-u1-practice.lesson")
    return lesson.exercises.map { exercise in
      switch exercise.task {
      case .dialogue(let task): task.before.map(\.text.text)
      case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .transformation,
        .correction, .matching, .monologue:
        []
      }
    }
  }

  @Test func `a turn of the learner has all turns before it, up to an empty line`() throws {
    let first = ["Merhaba!"]
    #expect(try before(Self.turns) == [first, first + ["Merhaba (Ali)!", "Nasılsın?"]])
    let apart = Self.turns.replacing("@ Ali: N", with: "\n@ Ali: N")
    #expect(try before(apart) == [first, ["Nasılsın?"]])
    let parted = Self.turns.replacing("@ Ali: N", with: "_ Ev[im]. {#c}\n@ Ali: N")
    #expect(try before(parted) == [first, [], ["Nasılsın?"]])
  }

  @Test func `a dialogue ends with the learner`() {
    let message = "no turn of the learner after this one; expected '@ Name: … {#id}'"
    #expect(errors("\(Self.turns)\n@ Ali: Güzel.") == "a1/a1-u1-practice.lesson:16: \(message)")
    #expect(
      errors("@ Ali: Merhaba!\n\n\(Self.turns)") == "a1/a1-u1-practice.lesson:8: \(message)"
    )
  }

  @Test func `a turn has a name`() {
    #expect(
      errors("\(Self.turns)\n@ Güzel!")
        == "a1/a1-u1-practice.lesson:16: a turn without a name; expected '@ Name: what is said'"
    )
  }

  @Test func `only turns of the learner get ids`() {
    let text = "@ Ali: Merhaba!\n@ Sen: …\n> Greet him.\n= Merhaba!\n"
    let head = lesson("").dropLast()
    let written = IdentityWriter.addingMissingIDs(to: Array("\(head)\(text)".utf8))
    let lines = String(decoding: written, as: UTF8.self).split(separator: "\n").suffix(4)
    #expect(lines.first == "@ Ali: Merhaba!")
    #expect(lines.dropFirst().first == "@ Sen: … {#sen}")
  }

  @Test func `pieces are never shown in the order of their sentence`() throws {
    let task = try task("/ Ben / süt / içiyorum. {#a}")
    let id = LessonID(rawValue: "a1-u1-practice")
    switch task {
    case .order(let order):
      for number in 0..<60 {
        let item = ItemID(lesson: id, item: "i\(number)")
        let shown = order.shuffled(for: item)
        #expect(shown.sorted() == [0, 1, 2] && shown != [0, 1, 2])
        #expect(shown == order.shuffled(for: item))
      }
    case .choice, .translation, .dictation, .readAloud, .card, .gap, .transformation,
      .correction, .matching, .dialogue, .monologue:
      Issue.record("\(task)")
    }
  }

  @Test func `a remark in brackets is no part of a key`() throws {
    let lines = ["& Gelmedi. {#a}", "> Katılım … karar … (resmî)", "= Katılım olmadı, karar yok."]
    let task = try task(lines.joined(separator: "\n"))
    switch task {
    case .transformation(let task): #expect(task.keyParts == ["Katılım", "karar"] && task.hasFrame)
    case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .correction, .matching,
      .dialogue, .monologue:
      Issue.record("\(task)")
    }
  }

  @Test func `practice comes before writing, grammar before the first text`() {
    let ids = ["writing", "practice", "reading", "grammar", "vocabulary", "listening"]
      .map { LessonID(rawValue: "a1-u1-\($0)") }
    #expect(
      ids.inTeachingOrder().compactMap(\.skill) == [
        .vocabulary, .grammar, .reading, .listening, .practice, .writing,
      ]
    )
  }
}

extension String {
  /// The text without the space that a lesson may not have at the end of a line.
  fileprivate var withoutEndSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
