import Foundation
import Testing

/// `dilim look` in a small lexicon.
struct LookTests {
  let learner: Learner
  private let course: String

  private static let lexicon = """
    bakmak\tv\t1\t-\t1:look at[dat]~göz atmak; 2:look after,take care of[dat]\tgörmek@look at
    dayamak\tv\t4\t-\t1:lean,prop[acc+dat]\t-
    eski\tadj\t1\t-\t1:old{thing,place}; 2 formal:former\t-
    görmek\tv\t1\t-\t1:see[acc|DIk]\t-
    göz atmak\tv\t4\tcolloquial\t1:look at[dat]~bakmak\t-
    """

  init() throws {
    learner = try Learner()
    let path = try learner.write(Self.lexicon + "\n", to: "course/lexicon.tsv")
    course = String(path.dropLast("/lexicon.tsv".count))
    _ = try learner.write(
      """
      id: a1-u1-vocabulary
      level: A1
      unit: 1
      skill: vocabulary
      title: Sözcükler
      grammar: dative

      * bakmak | verb | to look | Bana bak! | Look at me! {#bak dative}

      """,
      to: "course/a1/a1-u1-vocabulary.lesson"
    )
  }

  private func look(_ words: String..., with variables: [String: String] = [:]) throws -> Run {
    try learner.run(["look", "--content", course] + words, with: variables)
  }

  @Test func `an entry has its senses, cases, synonyms, confusions and lessons`() throws {
    let run = try look("bakıyordum")
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        bakmak (verb, A1)
          1 look at; takes the dative: ona bak-
            similar: göz atmak
          2 look after, take care of; takes the dative: ona bak-
          Not görmek for “look at”: that is “see”.
          Taught in A1.1 (a1-u1-vocabulary).

        """
    )
  }

  @Test func `an English word shows the senses that it found`() throws {
    let run = try look("looked", "at")
    #expect(run.lines.first == "bakmak (verb, A1)")
    #expect(run.lines.contains("göz atmak (verb, B2, colloquial)"))
    #expect(!run.output.contains("look after"))
  }

  @Test func `words that are no phrase are looked up one by one`() throws {
    let run = try look("gördü", "eskiler")
    #expect(
      run.output == """
        görmek (verb, A1)
          see; takes the accusative or a clause in -diği: onu gör-, yaptığını gör-

        eski (adjective, A1)
          1 old (things, places)
          2 former (formal)

        """
    )
    #expect(try look("dayadı").output.contains("the accusative and the dative: bunu ona daya-"))
  }

  @Test func `an unknown word gets near ones and status 1`() throws {
    let run = try look("bakmka")
    #expect(run.code == 1 && run.output == "There is nothing for bakmka; near: bakmak.\n")
    #expect(try look("bakmak", "zzz").code == 1)
  }

  @Test func `the report for programs is in English whatever the interface`() throws {
    let run = try look("--json", "bakmak", with: ["DILIM_INTERFACE": "tr"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let entry = try #require((report["entries"] as? [[String: Any]])?.first)
    let senses = try #require(entry["senses"] as? [[String: Any]])
    #expect(report["schema"] as? Int == 1 && report["query"] as? String == "bakmak")
    #expect(entry["part_of_speech"] as? String == "verb" && entry["level"] as? String == "A1")
    #expect(senses.first?["government"] as? [[String]] == [["dative"]])
    #expect(entry["lessons"] as? [String] == ["a1-u1-vocabulary"])
    #expect(try look("bakmak", with: ["DILIM_INTERFACE": "tr"]).output.contains("yönelme durumu"))
  }

  @Test func `a course without a lexicon is named`() throws {
    let run = try learner.run(["look", "ev", "--content", "\(course)/a1"])
    #expect(run.code == 3 && run.errors.contains("/a1/lexicon.tsv"))
  }

  @Test func `the search finds words of the lexicon after those of the course`() throws {
    let run = try learner.run(["find", "look", "--content", course])
    let words = run.lines.filter { $0.contains("bakmak:") || $0.contains("göz atmak:") }
    #expect(words.count == 2 && words.first?.contains("Taught in A1.1") == true, "\(run.output)")
    #expect(words.last?.hasSuffix("göz atmak: look at. In the lexicon, B2.") == true)
  }
}
