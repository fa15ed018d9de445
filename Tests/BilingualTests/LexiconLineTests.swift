import Bilingual
import Testing

struct LexiconLineTests {
  private func read(_ line: String) throws -> LexiconEntry { try LexiconLine.read(line[...]) }

  @Test func `a line has its columns, senses, government and synonyms`() throws {
    let entry = try read(
      "bakmak\tv\t1\t-\t1:look at[dat]~göz atmak; 2:look after,take care of[dat]=ilgilenmek[ins];"
        + " 3:watch (TV)[dat]~izlemek[acc]\tgörmek@look at; duymak@look"
    )
    #expect(entry.lemma == "bakmak" && entry.partOfSpeech == .verb && entry.band == .a1)
    #expect(
      entry.senses.map { $0.glosses.map(\.shown) } == [
        ["look at"], ["look after", "take care of"], ["watch (TV)"],
      ]
    )
    #expect(entry.senses[1].government == [[.dative]])
    #expect(
      entry.senses[1].synonyms == [
        .init(lemma: "ilgilenmek", nearness: .same, government: [[.instrumental]])
      ]
    )
    #expect(entry.senses[2].glosses[0].english == "watch")
    #expect(entry.confusions.map(\.lemma) == ["görmek", "duymak"])
  }

  @Test func `homographs, classes, registers and inner possessives are read`() throws {
    let entry = try read(
      "eski#2\tadj\t2\tformal\t1:old{thing,place}; 2 old:former,ex-~can{POSS} eski<sabık\t-"
    )
    #expect(entry.homograph == 2 && entry.register == .formal)
    #expect(entry.senses[0].objects == [.thing, .place])
    #expect(entry.senses[1].register == .old)
    #expect(entry.senses[1].synonyms.map(\.lemma) == ["can{POSS} eski", "sabık"])
    #expect(entry.senses[1].synonyms.map(\.nearness) == [.near, .narrower])
  }

  @Test func `alternatives and pairs of complements are kept apart`() throws {
    let frames = try read("sormak\tv\t1\t-\t1:ask[acc+dat|dat+diye]\t-").senses[0].government
    #expect(frames == [[.accusative, .dative], [.dative, .quotation]])
  }

  @Test(arguments: [
    ("ev\tn\t1\t-\t1:house", LexiconError.Reason.fields(found: 5)),
    ("\tn\t1\t-\t1:house\t-", .emptyLemma),
    ("ev#x\tn\t1\t-\t1:house\t-", .badHomograph("ev#x")),
    ("ev\tnoun\t1\t-\t1:house\t-", .unknown(.partOfSpeech, "noun")),
    ("ev\tn\t7\t-\t1:house\t-", .unknown(.band, "7")),
    ("ev\tn\t1\tslang\t1:house\t-", .unknown(.register, "slang")),
    ("ev\tn\t1\t-\t\t-", .noSense),
    ("ev\tn\t1\t-\thouse\t-", .senseNumber(expected: 1, found: "house")),
    ("ev\tn\t1\t-\t1:house; 3:home\t-", .senseNumber(expected: 2, found: "3:home")),
    ("ev\tn\t1\t-\t1:house,\t-", .emptyGloss),
    ("ev\tn\t1\t-\t1:house[dat\t-", .unclosed("[")),
    ("ev\tn\t1\t-\t1:house[all]\t-", .unknown(.complement, "all")),
    ("ev\tn\t1\t-\t1:house{roof}\t-", .unknown(.objectClass, "roof")),
    ("ev\tn\t1\t-\t1:house{thing}[dat]\t-", .misplaced("[dat]")),
    ("ev\tn\t1\t-\t1:house\tyuva", .badConfusion("yuva")),
  ])
  func `a fault is told`(line: String, reason: LexiconError.Reason) {
    #expect(throws: LexiconError(reason)) { try read(line) }
  }
}
