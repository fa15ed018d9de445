extension MistakeRule {
  /// The short lines of the rule in English.
  var english: [String] {
    switch self {
    case .twofoldHarmony:
      ["A suffix with e or a follows the last vowel:", "e i ö ü: e (evler); a ı o u: a (okullar)."]
    case .fourfoldHarmony:
      [
        "A suffix with i follows the last vowel:",
        "e i: i (evim); a ı: ı (kızım); o u: u (okulum); ö ü: ü (gözüm).",
      ]
    case .harmonyException:
      [
        "Some loanwords take suffixes with e, i, ü after a, o, u:",
        "saat, saati; kalp, kalbi; rol, rolü; alkol, alkolü.",
      ]
    case .assimilation:
      [
        "After f s t k ç ş h p a suffix begins with t or ç, else with d or c:",
        "parkta, evde; gitti, geldi; kitapçı, gözlükçü, sütçü, arabacı.",
      ]
    case .softening:
      [
        "Before a vowel the last p ç t k of most longer words softens:",
        "kitap, kitabı; ağaç, ağacı; kanat, kanadı; köpek, köpeği; renk, rengi.",
      ]
    case .keptConsonant:
      [
        "Most short words and many loanwords keep p ç t k:",
        "top, topu; at, atı; hayat, hayatı; park, parkı.",
      ]
    case .bufferLetter:
      [
        "Two vowels do not meet; a buffer letter comes between them:",
        "y in most endings (arabayı), s in “his, her, its” (arabası),",
        "n in “of” (arabanın), ş in “each” (ikişer).",
      ]
    case .pronominalN:
      [
        "After -(s)i, “his, her, its”, and bu, şu, o an n comes before a case ending:",
        "evi, evinde; arabası, arabasını; bu, bunu; but with -le: eviyle.",
      ]
    case .narrowing:
      [
        "Before -yor a last a or e becomes ı, i, u, ü: başla, başlıyor; bekle, bekliyor.",
        "Before other endings it stays: başlayacak; only ye- and de- change: yiyecek, diyecek.",
      ]
    case .vowelDrop:
      [
        "Some words of two syllables lose their last vowel before a vowel:",
        "ağız, ağzı; isim, ismi; oğul, oğlu; but before a consonant: ağızda.",
      ]
    case .doubling:
      [
        "A few short words double their last consonant before a vowel:",
        "hak, hakkı; his, hissi; hat, hattı.",
      ]
    case .cases:
      [
        "A case ending says what a word does in the sentence:",
        "-i definite object, -e to, -de in, at, on, -den from, -in of, -le with.",
      ]
    case .accusative:
      [
        "The accusative -(y)i marks a definite object: this one, the one we know.",
        "kitap okuyorum: I am reading a book; kitabı okuyorum: the book.",
      ]
    case .dative:
      [
        "The dative -(y)e says “to”: eve, okula.",
        "Some verbs ask for it: bakmak, başlamak, binmek, yardım etmek.",
      ]
    case .locative:
      [
        "The locative -de says “in, at, on”, where something is or happens:",
        "evde, okulda, parkta.",
      ]
    case .ablative:
      [
        "The ablative -den says “from, out of, than”: evden, okuldan.",
        "Some verbs ask for it: korkmak, nefret etmek, hoşlanmak.",
      ]
    case .genitive:
      [
        "The genitive -(n)in says “of”; what is owned takes -(s)i:",
        "evin kapısı: the door of the house; Ali'nin evi: Ali's house.",
      ]
    case .instrumental:
      ["-(y)le says “with, by”: trenle, arabayla; with ben, sen, o: benimle, seninle, onunla."]
    case .bareNoun:
      [
        "Subjects, indefinite objects and words before gibi and için take no case ending:",
        "bir ev aldık; ev gibi; ev için.",
      ]
    case .possessive:
      [
        "The possessive ending says whose it is:",
        "evim my, evin your, evi his or her, evimiz our, eviniz your, evleri their.",
        "It is needed even after benim, senin, Ali'nin: Ali'nin evi.",
      ]
    case .plural: ["-ler or -lar says more than one: evler, okullar."]
    case .afterNumeral:
      [
        "After a number, and after çok, kaç and birkaç, the noun stays singular:",
        "iki ev, çok ev, kaç ev?",
      ]
    case .person:
      [
        "The ending of the verb says who:",
        "geliyorum I, geliyorsun you, geliyor he or she,",
        "geliyoruz we, geliyorsunuz you, geliyorlar they; after -di: geldim, geldin, geldik.",
      ]
    case .nounPerson:
      [
        "Nouns, adjectives and places take the person too (English “am”, “are”):",
        "öğretmenim I, öğretmensin you, öğretmen he or she,",
        "öğretmeniz we, öğretmensiniz you; after a vowel: hastayım, evdeyiz.",
      ]
    case .register:
      [
        "Sen is for one friend, child or relative; siz is polite or for several people.",
        "Keep to one of them: geliyorsun, evin; geliyorsunuz, eviniz.",
      ]
    case .tenses:
      [
        "The tense comes between the verb and its personal ending:",
        "geliyor now, gelir as a habit, geldi did, gelmiş did, one hears, gelecek will.",
      ]
    case .present: ["-iyor is for what is going on now, or these days: geliyor, okuyorum."]
    case .aorist:
      ["The aorist -ir, -er is for habits, general truths, offers: gelir, yapar; negative: gelmez."]
    case .past: ["-di is for what happened, seen or known for certain: geldi, okudum."]
    case .reportedPast:
      ["-miş is for what one hears, finds out or sees by its result: gelmiş, yağmış."]
    case .future: ["-ecek is for what will happen: gelecek, okuyacağım."]
    case .pastOfTense:
      [
        "A tense with -di after it looks back from a moment in the past: geliyordu was coming,",
        "gelirdi used to come, gelmişti had come, gelecekti was going to come.",
      ]
    case .mood:
      [
        "Ways to speak of what is not a fact:",
        "gelmeli must, gelse if he came, geleyim let me come, gel come.",
      ]
    case .copula:
      [
        "“Was” is -(y)di after any word: yorgundum, evdeydi; -(y)miş is “was, one hears”,",
        "-(y)se is “if … is”. Without them it is the present: yorgunum.",
      ]
    case .participle:
      [
        "A participle says “who, which, that” before its noun:",
        "gelen adam: the man who comes; gördüğüm film: the film that I saw;",
        "göreceğim film: the film that I will see.",
      ]
    case .verbalNoun:
      [
        "A verb becomes a noun with -mek, “to do”, or -me, “doing”:",
        "gitmek istiyorum; yüzmeyi seviyorum; gelmen güzel: that you come.",
      ]
    case .converb:
      [
        "A verb that is linked to another verb takes a special ending:",
        "gelip “and then”, gülerek “doing so”, gelince “when”, gitmeden “without, before”,",
        "geldiğinde “when one came”, gelene kadar “until one comes”.",
      ]
    case .passive:
      [
        "The passive -il, -in says “be done”: yapmak, yapılmak; okumak, okunmak.",
        "It also speaks of everybody: Burada sigara içilmez, one does not smoke here.",
      ]
    case .causative:
      [
        "The causative -dir, -t, -ir says “make do, have done”:",
        "ölmek, öldürmek; yıkamak, yıkatmak; saçımı kestirdim: I had my hair cut.",
      ]
    case .voice:
      [
        "The reflexive -in says “oneself”, the reciprocal -iş “each other, together”:",
        "yıkamak, yıkanmak; görmek, görüşmek.",
      ]
    case .negative:
      [
        "-me or -ma says “not”, before the tense: gelmedi, okumadım.",
        "Before -yor: gelmiyor; the aorist has -mez: gelmez, but gelmem, gelmeyiz.",
      ]
    case .ability:
      [
        "“Can” is -(y)ebil: gelebilirim. “Cannot” is -(y)e before the negative:",
        "gelemem, gelemedim; without it gelmedim says “I did not”.",
      ]
    case .negationWord:
      [
        "değil negates a noun or adjective: hasta değil.",
        "var is “there is, has”, yok “there is not, has not”.",
      ]
    case .questionApart:
      [
        "The particle mi is a separate word; its endings are joined to it:",
        "geldi mi, yorgun musun.",
      ]
    case .questionVowel:
      ["mi follows the last vowel:", "e i: mi; a ı: mı; o u: mu; ö ü: mü."]
    case .questionEnding:
      [
        "Mostly the ending goes on mi: geliyor musun, hasta mıyım.",
        "It stays on the verb after -di and -se and with -ler: geldin mi, geliyorlar mı.",
      ]
    case .question:
      [
        "A yes-or-no question needs mi, right after the word that is asked about:",
        "Ali geldi mi? Ali mi geldi?",
      ]
    case .deApart:
      [
        "de or da, “too, and”, is a separate word: ben de, Ali de.",
        "The sentence is still complete without it.",
      ]
    case .deJoined:
      [
        "-de or -da, “in, at, on”, is an ending and is joined: evde, bende.",
        "It answers the question where.",
      ]
    case .deShape:
      [
        "The word de, “too”, is de after e i ö ü and da after a ı o u, never te or ta:",
        "kitap da, gitsek de.",
      ]
    case .kiApart:
      [
        "ki, “that, so that”, is a separate word: biliyorum ki, öyle ki.",
        "Always joined: belki, çünkü, hâlbuki, mademki, meğerki, oysaki, sanki.",
      ]
    case .kiSuffix:
      [
        "-ki, “the one in, the one of”, is joined and keeps its i: evdeki, seninki.",
        "Only dünkü, bugünkü and öbürkü change.",
      ]
    case .apostrophe:
      [
        "An apostrophe separates names, figures and abbreviations from their endings:",
        "Ankara'da, Ali'nin, 5'te, TBMM'ye; other words never: evde, Türkçede.",
      ]
    case .turkishLetters:
      [
        "c and ç, g and ğ, ı and i, o and ö, s and ş, u and ü are different letters:",
        "on ten, ön front; sık often, şık smart.",
      ]
    case .circumflex:
      ["â and û show a soft k, g, l or a long vowel: kâğıt, rüzgâr; hala aunt, hâlâ still."]
    case .spacing:
      [
        "Apart: her şey, bir şey, her gün, ya da.",
        "As one word: hiçbir, birçok, birkaç, herkes, bugün, biraz.",
      ]
    case .typo: ["A spelling slip. Read the word again, syllable by syllable."]
    case .wordOrder:
      [
        "The verb usually comes last, and a modifier comes before its noun:",
        "time, place, object, verb: Dün evde annemi gördüm; kırmızı elma.",
      ]
    case .missingWord: ["The answer lacks a word that the sentence needs."]
    case .extraWord: ["The answer has a word that the sentence does not need."]
    case .wrongWord:
      ["Another word or another form changes the meaning of the sentence."]
    }
  }
}
