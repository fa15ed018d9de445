import Scoring
import Testing

@Suite struct MonologueGraderTests {
  private func words(_ evidence: String, in transcript: String) -> [String] {
    let grader = MonologueGrader(points: [("note", evidence)], length: 1...40)
    return grader.judge(transcript).points[0].words
  }

  @Test(arguments: [
    // A dictionary form is shown by its forms, with or without derived meaning.
    ("gitmek", "Dün İzmir'e gittim.", ["gittim"]),
    ("gitmek", "Gitmeyeceğim.", ["Gitmeyeceğim"]),
    ("komşu", "Komşularımızla konuştuk.", ["Komşularımızla"]),
    ("çünkü", "Geldim, çünkü seni özledim.", ["çünkü"]),
    ("kalmak", "Kalem aldım.", []),
    ("öğretmen", "Eskiden öğretmendim.", ["öğretmendim"]),
    ("tanışmak", "Onu tanıyorum.", []),
    // A form that is no dictionary form is shown by itself alone.
    ("bakılırsa", "Gazeteye bakılırsa yağmur yağacak.", ["bakılırsa"]),
    ("bakılırsa", "Gazeteye baktım.", []),
    // Suffixes, with those between them.
    ("-DIK", "Gördüğüm ev güzeldi.", ["Gördüğüm"]),
    ("-(y)An", "Karşıda oturan kadın kim?", ["oturan"]),
    ("-sA-DI", "Keşke gelseydi.", ["gelseydi"]),
    ("-sA-DI", "Gelirse görür.", []),
    ("-mIş-DI", "Eve gitmişti.", ["gitmişti"]),
    ("-mA-", "Bugün gelmedi.", ["gelmedi"]),
    ("-mA", "Bugün gelmedi.", []),
    ("-mA", "Gelmesini istiyorum.", ["Gelmesini"]),
    // Words next to each other, and words anywhere.
    ("-DIK için", "Geç kaldığım için üzgünüm.", ["kaldığım", "için"]),
    ("-DIK için", "Gördüğüm adam senin için geldi.", []),
    ("keşke + -sA-DI", "Keşke o gün seni dinleseydim.", ["Keşke", "dinleseydim"]),
    ("keşke + -sA-DI", "Seni dinleseydim iyi olurdu.", []),
    ("rağmen | -sA da", "Yağmur yağsa da gelirim.", ["yağsa", "da"]),
    // A transcript without any Turkish letter was typed without them.
    ("çünkü", "geldim cunku yorgunum", ["cunku"]),
    ("üşümek", "disarida cok usudum", ["usudum"]),
  ])
  func `evidence names the words that show it`(
    evidence: String,
    transcript: String,
    expected: [String]
  ) {
    #expect(words(evidence, in: transcript) == expected)
  }

  @Test func `what is unknown is told, and shown by nothing`() {
    let evidence = PointEvidence("gitmek | blorp | -Xyz | sevmek -Xyz")
    #expect(evidence.unknown == ["blorp", "-Xyz", "sevmek -Xyz"])
    #expect(words("blorp", in: "blorp").isEmpty)
    #expect(evidence.texts == [["gitmek"], ["blorp"], ["-Xyz"], ["sevmek -Xyz"]])
  }

  @Test func `all that is demanded in enough words is complete`() {
    let grader = MonologueGrader(
      points: [("who it is", nil), ("use -(y)An", "-(y)An"), ("use çünkü", "çünkü | -DIK için")],
      length: 6...12
    )
    let whole = grader.judge("Komşum çok çalışan biri, onu severim çünkü iyidir.")
    #expect(whole.isComplete && whole.score == 1 && whole.wordCount == 8)
    #expect(whole.points.map(\.words) == [[], ["çalışan"], ["çünkü"]])
    let half = grader.judge("Komşum çok çalışan biri ve ben onu severim.")
    #expect(!half.isComplete && half.score == 0.5)
    #expect(half.notFound.map(\.note) == ["use çünkü"])
    let short = grader.judge("Çalışan biri çünkü.")
    #expect(!short.isComplete && short.notFound.isEmpty && short.score == 1)
    #expect(grader.judge("").wordCount == 0)
  }

  @Test(arguments: [
    ("evet evet evet evet", true), ("çok iyi çok iyi çok iyi çok iyi", true),
    ("evet evet evet ama olmaz", false), ("", false),
  ])
  func `a loop of a recogniser is noise`(transcript: String, isLoop: Bool) {
    #expect(SpeechGrader.repeats(transcript) == isLoop)
  }
}
