import Scoring
import Turkish

extension SampleFinding {
  /// Findings about names and capitals.
  static let names = [
    SampleFinding(
      .person,
      "varıyorlarmış",
      "varıyormuşuz",
      [
        .form(expected: form(.person3p, "lar"), found: nil),
        .form(expected: nil, found: form(.person1p, "uz")),
      ],
      "“varıyormuşuz” says “we”; here the person is “they”, -lar: “varıyorlarmış”.",
      "“varıyormuşuz” sözcüğünde 1. çoğul kişi eki -uz (biz) var; burada 3. çoğul kişi eki "
        + "-lar (onlar) gerekir: “varıyorlarmış”."
    ),
    SampleFinding(
      .stemVowel,
      "kalmayacağım",
      "kalmıyacağım",
      [],
      "The vowel a stays before this suffix; only -yor narrows it: “kalmayacağım”, not "
        + "“kalmıyacağım”.",
      "Burada sondaki a daralmaz; ünlü ancak -yor ekinden önce daralır: doğrusu "
        + "“kalmayacağım”, “kalmıyacağım” değil."
    ),
    SampleFinding(
      .deDa,
      "de",
      "da",
      [.letterReplaced(at: 1, expected: "e", found: "a")],
      "de/da, “too”, follows the last vowel before it: “de”, not “da”.",
      "“Dahi” anlamındaki de/da önceki son ünlüye uyar: doğrusu “de”, “da” değil."
    ),
    SampleFinding(
      .negation,
      "vardı",
      "vardın",
      [.form(expected: nil, found: form(.person2s, "n"))],
      "Mind what is negative here: “vardı”, not “vardın”.",
      "Olumlu ve olumsuz biçime dikkat: doğrusu “vardı”, “vardın” değil."
    ),
    SampleFinding(
      .case,
      "TBMM'ye",
      "TBMM'den",
      [
        .takenApart(expected: "tbmm-ye", found: "tbmm-den"),
        .form(expected: form(.dative, "ye"), found: form(.ablative, "den")),
      ],
      "“TBMM'den” (TBMM-den) is the ablative case, “from”; here the dative -ye, “to”, is "
        + "needed: “TBMM'ye” (TBMM-ye).",
      "“TBMM'den” (TBMM-den) sözcüğünde ayrılma hâli eki -den (kimden, nereden?) var; "
        + "burada yönelme hâli eki -ye (kime, nereye?) gerekir: “TBMM'ye” (TBMM-ye)."
    ),
    SampleFinding(
      .miParticle,
      "mu",
      "mı",
      [],
      "The question particle follows the last vowel before it: “mu”, not “mı”.",
      "Soru ekinin ünlüsü önceki son ünlüye uyar: doğrusu “mu”, “mı” değil."
    ),
    SampleFinding(
      .negation,
      "gelmiyor",
      "geliyor",
      [.form(expected: form(.negative, "mi"), found: nil)],
      "“geliyor” is positive; here the negative -me (here -mi), “not”, is needed: “gelmiyor”.",
      "“geliyor” olumlu; burada olumsuzluk eki -me (burada -mi) gerekir: “gelmiyor”."
    ),
  ]
}
