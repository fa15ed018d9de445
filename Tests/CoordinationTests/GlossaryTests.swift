import Bilingual
import Coordination
import Curriculum
import Testing

private let lexicon = """
  dal\tn\t2\t-\t1:branch,bough; 2:field (of knowledge); 3:line\t-
  gelmek\tv\t1\t-\t1:come[dat]\t-
  hatırlamak\tv\t2\t-\t1:remember[acc]\t-
  kırmak\tv\t3\t-\t1:break[acc]\t-
  on\tnum\t1\t-\t1:ten\t-
  yükseltmek\tv\t4\t-\t1:raise[acc]\t-
  yüz#1\tn\t2\t-\t1:face\t-
  yüz#2\tnum\t1\t-\t1:hundred\t-
  yüzmek\tv\t2\t-\t1:swim\t-
  zar\tn\t4\t-\t1:dice; 2:membrane\t-
  """

struct GlossaryTests {
  private let glossary = Glossary(
    written: Array("# words\nzar # a die\nemir # order\nyükselmek # to rise\n".utf8),
    lexicon: BilingualLexicon(Array(lexicon.utf8)),
    familiar: Array("bir\nve\nEmre\nKaya # a name\n".utf8),
    lists: [
      (LessonID(rawValue: "a1-u2-vocabulary"), ["gelmek"]),
      (LessonID(rawValue: "a2-u1-vocabulary"), ["dal", "yüzmek"]),
    ]
  )

  private func glosses(_ paragraphs: String..., in lesson: String = "a1-u1-reading") -> [String] {
    glossary.glosses(for: paragraphs, in: LessonID(rawValue: lesson))
      .map { "\($0.word): \($0.meaning)" }
  }

  @Test func `a word is glossed until the unit that teaches it`() {
    #expect(
      glosses("Dallar geliyor.") == ["dal: branch, bough; field (of knowledge)", "gelmek: come"]
    )
    #expect(glosses("Dallar geliyor.", in: "a1-u2-reading").count == 1)
    #expect(glosses("Dallar geliyor.", in: "a1-u8-listening").count == 1)
    #expect(glosses("Dallar geliyor.", in: "a2-u1-reading").isEmpty)
    #expect(glosses("Dallar geliyor.", in: "c1-u1-checkpoint").isEmpty)
  }

  @Test func `a gloss of the authors comes before the lexicon, also for a taught word`() {
    #expect(glosses("Zarlar, zarlar!") == ["zar: a die"])
  }

  @Test func `the likeliest reading chooses the part of speech`() {
    #expect(glosses("Denizde yüzüyorlar.") == ["yüzmek: swim"])
    #expect(glosses("Ali camı kırdı.") == ["kırmak: break"])
  }

  @Test func `names, function words and the speaker are not glossed`() {
    #expect(glosses("Kaya: Bir ve bir.").isEmpty)
    #expect(glosses("Dal: Merhaba!").isEmpty)
    #expect(glosses("Sonra Dal konuştu.").isEmpty)
    #expect(glosses("Emre geldi. Emre'den, Emirhan'dan haber yok.") == ["gelmek: come"])
    #expect(glosses("Bu emre uydu.") == ["emir: order"])
  }

  @Test func `a causative that the lexicon lacks is not glossed by its stem`() {
    #expect(glosses("Bana hatırlattı.").isEmpty)
    #expect(glosses("Beni hatırladı.") == ["hatırlamak: remember"])
  }

  @Test func `a verb made of a stem that the authors gloss has its own meaning`() {
    #expect(glosses("Sesi yükseldi.") == ["yükselmek: to rise"])
    #expect(glosses("Sesini yükseltti.") == ["yükseltmek: raise"])
  }

  @Test func `a word is glossed once, in the order of the text`() {
    #expect(glosses("Kırdım. Geldim.", "Kırdın.") == ["kırmak: break", "gelmek: come"])
  }
}
