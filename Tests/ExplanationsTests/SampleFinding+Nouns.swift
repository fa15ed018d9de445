import Scoring
import Turkish

extension SampleFinding {
  /// Findings about the endings of nouns.
  static let nouns = [
    SampleFinding(
      .case,
      "okula",
      "okulda",
      [
        .takenApart(expected: "okul-a", found: "okul-da"),
        .form(expected: form(.dative, "a"), found: form(.locative, "da")),
      ],
      "“okulda” (okul-da) is the locative case, “in, at, on”; here the dative -a, “to”, is "
        + "needed: “okula” (okul-a).",
      "“okulda” (okul-da) sözcüğünde bulunma hâli eki -da (kimde, nerede?) var; burada "
        + "yönelme hâli eki -a (kime, nereye?) gerekir: “okula” (okul-a)."
    ),
    SampleFinding(
      .case,
      "kitabı",
      "kitap",
      [
        .takenApart(expected: "kitab-ı", found: "kitap"),
        .form(expected: form(.accusative, "ı"), found: nil),
      ],
      "“kitap” has no case ending; here the accusative -ı, for a definite object, is "
        + "needed: “kitabı” (kitab-ı).",
      "“kitap” sözcüğünde hâl eki yok; burada belirtme hâli eki -ı (kimi, neyi?) gerekir: "
        + "“kitabı” (kitab-ı)."
    ),
    SampleFinding(
      .case,
      "ev",
      "evi",
      [
        .takenApart(expected: "ev", found: "ev-i"),
        .form(expected: nil, found: form(.accusative, "i")),
      ],
      "“evi” (ev-i) is the accusative case, for a definite object; here the word has no "
        + "case ending: “ev”.",
      "“evi” (ev-i) sözcüğünde belirtme hâli eki -i (kimi, neyi?) var; burada sözcük hâl "
        + "eki almaz: “ev”."
    ),
    SampleFinding(
      .case,
      "eve",
      "evin",
      [
        .takenApart(expected: "ev-e", found: "ev-in"),
        .form(expected: form(.dative, "e"), found: form(.genitive, "in")),
        .alsoReads(form(.possessive2s, "in")),
      ],
      "“evin” (ev-in) looks like the genitive case, “of” (or “your”, spelt the same); here "
        + "the dative -e, “to”, is needed: “eve” (ev-e).",
      "“evin” (ev-in) sözcüğünde ilgi hâli eki -in (kimin, neyin?) var (yazılışı aynı "
        + "olan: iyelik eki, senin); burada yönelme hâli eki -e (kime, nereye?) gerekir: “eve” "
        + "(ev-e)."
    ),
    SampleFinding(
      .case,
      "köpekten",
      "köpeği",
      [
        .takenApart(expected: "köpek-ten", found: "köpeğ-i"),
        .form(expected: form(.ablative, "ten"), found: form(.accusative, "i")),
        .because(.verb, word: "korkuyorum"),
      ],
      "With “korkuyorum” the ablative case, “from”, is needed here: “köpekten” "
        + "(köpek-ten), not “köpeği” (köpeğ-i).",
      "“korkuyorum” sözcüğü burada ayrılma hâli eki -ten (kimden, nereden?) ister: doğrusu "
        + "“köpekten” (köpek-ten), “köpeği” (köpeğ-i) değil."
    ),
    SampleFinding(
      .case,
      "okul",
      "okula",
      [.form(expected: nil, found: form(.dative, "a")), .because(.postposition, word: "gibi")],
      "With “gibi” the word has no case ending here: “okul”, not “okula”.",
      "“gibi” sözcüğüyle burada hâl eki kullanılmaz: doğrusu “okul”, “okula” değil."
    ),
    SampleFinding(
      .case,
      "beni",
      "bana",
      [],
      "“bana” is in the wrong case; here “beni” is needed.",
      "“bana” sözcüğünün hâl eki yanlış; burada “beni” gerekir."
    ),
    SampleFinding(
      .possessive,
      "evi",
      "evim",
      [
        .takenApart(expected: "ev-i", found: "ev-im"),
        .form(expected: form(.possessive3s, "i"), found: form(.possessive1s, "im")),
      ],
      "“evim” (ev-im) says “my”; here the possessive -i, “his, her, its”, is needed: “evi” "
        + "(ev-i).",
      "“evim” (ev-im) sözcüğünde iyelik eki -im (benim) var; burada iyelik eki -i (onun) "
        + "gerekir: “evi” (ev-i)."
    ),
    SampleFinding(
      .possessive,
      "evi",
      "ev",
      [
        .takenApart(expected: "ev-i", found: "ev"),
        .form(expected: form(.possessive3s, "i"), found: nil),
        .because(.genitive, word: "Tom'un"),
      ],
      "After “Tom'un” the thing owned takes the possessive -i, “his, her, its”: “evi” "
        + "(ev-i), not “ev”.",
      "“Tom'un” tamlayanından sonra gelen ad iyelik eki -i (onun) alır: doğrusu “evi” "
        + "(ev-i), “ev” değil."
    ),
    SampleFinding(
      .possessive,
      "arabamız",
      "araba",
      [.form(expected: form(.possessive1p, "mız"), found: nil)],
      "“araba” has no possessive ending; here -mız, “our”, is needed: “arabamız”.",
      "“araba” sözcüğünde iyelik eki yok; burada iyelik eki -mız (bizim) gerekir: “arabamız”."
    ),
    SampleFinding(
      .possessive,
      "çiftlikte",
      "çiftliğinde",
      [
        .takenApart(expected: "çiftlik-te", found: "çiftliğ-in-de"),
        .form(expected: nil, found: form(.possessive2s, "in")),
        .alsoReads(form(.possessive3s, "i")),
      ],
      "“çiftliğinde” (çiftliğ-in-de) has the possessive -in, “your” (sen) (or “his, her, "
        + "its”, spelt the same); here the word has no possessive ending: “çiftlikte” "
        + "(çiftlik-te).",
      "“çiftliğinde” (çiftliğ-in-de) sözcüğünde iyelik eki -in (senin) var (yazılışı aynı "
        + "olan: iyelik eki, onun); burada bu ek gerekmez: “çiftlikte” (çiftlik-te)."
    ),
    SampleFinding(
      .possessive,
      "kitabın",
      "kitabım",
      [],
      "The possessive ending differs: “kitabın”, not “kitabım”.",
      "İyelik eki farklı: doğrusu “kitabın”, “kitabım” değil."
    ),
    SampleFinding(
      .number,
      "ev",
      "evler",
      [.form(expected: nil, found: form(.plural, "ler")), .because(.numeral, word: "iki")],
      "After “iki” the noun stays singular: “ev”, not “evler”.",
      "“iki” sözcüğünden sonra ad tekil kalır: doğrusu “ev”, “evler” değil."
    ),
    SampleFinding(
      .number,
      "evler",
      "ev",
      [
        .takenApart(expected: "ev-ler", found: "ev"),
        .form(expected: form(.plural, "ler"), found: nil),
      ],
      "“ev” is singular; here the plural -ler is needed: “evler” (ev-ler).",
      "“ev” tekil; burada çokluk eki -ler gerekir: “evler” (ev-ler)."
    ),
    SampleFinding(
      .number,
      "ev",
      "evler",
      [.form(expected: nil, found: form(.plural, "ler"))],
      "“evler” is plural; here the singular is needed: “ev”.",
      "“evler” çoğul; burada tekil biçim gerekir: “ev”."
    ),
    SampleFinding(
      .number,
      "evler",
      "ev",
      [],
      "Singular and plural differ: “evler”, not “ev”.",
      "Biri tekil, öteki çoğul: doğrusu “evler”, “ev” değil."
    ),
  ]
}
