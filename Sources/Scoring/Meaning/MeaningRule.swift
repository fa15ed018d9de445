/// A licence for a difference between an answer and a listed one; the raw value is its name.
///
/// Each rule holds only under its condition on the English. `Content/meaning-rules.txt` has
/// examples that pass and that must not pass for each, and `dilim check` judges them.
package enum MeaningRule: String, CaseIterable, Sendable {
  /// sen or siz where the English leaves “you” open.
  case register
  /// A subject pronoun that the predicate shows.
  case subjectPronoun = "subject-pronoun"
  /// A genitive pronoun that the possessive shows.
  case ownerPronoun = "owner-pronoun"
  /// Free order of whole constituents.
  case order
  /// -Ar and -Iyor for the English simple present.
  case presentTense = "present-tense"
  /// -mAktA for -Iyor.
  case continuous
  /// -mIştI, -mIş and -DI for an English past.
  case pastTense = "past-tense"
  /// -Ar for the future in offers and with “if”; -Iyor for plans.
  case futureTense = "future-tense"
  /// -mAlI, zorunda, gerek, lazım, şart for “must” and “have to”.
  case necessity
  /// -DIr on nominal predicates.
  case assertive
  /// bir for “a”.
  case article
  /// The plural ending of a predicate with a plural subject.
  case pluralPredicate = "plural-predicate"
  /// bu, şu and o, directed by the English.
  case demonstrative
  /// ile apart or joined.
  case instrumental
  /// -DIğI zaman, -DIğIndA, -IncA for “when”.
  case when
  /// -mAk için and -mAyA for a purpose.
  case purpose
  /// Words that add nothing: eğer with -sA, birlikte with ile, tane after a numeral.
  case optionalWord = "optional-word"
  /// onu, bunu for “it”, left out.
  case objectPronoun = "object-pronoun"
  /// Digits and number words of the same value.
  case number
  /// mI after the predicate, where the listed answer asks for another word.
  case question
  /// idi, imiş, ise apart or joined.
  case copula
  /// Another word for the same English word in the same sense.
  case synonym
  /// Another case with another verb that governs it.
  case government
  /// var with a possessive, and sahip olmak.
  case possession
  /// sanırım, bence and -DIğInI düşünmek for an opinion.
  case opinion
  /// A state or the change that led to it: açım and acıktım, özlüyorum and özledim.
  case reachedState = "reached-state"
  /// -(y)Abil or nothing for “can see”; yüzme bilmek for “can swim”.
  case ability
  /// -(y)AyIm and -mAmA izin ver for “let me”; hadi with “let's”.
  case suggestion
  /// -DIr, -DAn beri and -DAn bu yana for “for” and “since”.
  case duration
  /// değil and yok for “not here”.
  case absence
  /// A word of the listed answer that the English doesn't have, left out.
  case unsaidWord = "unsaid-word"
  /// saat, gün, ay and yıl with a time that is clear without them: saat üçte and üçte.
  case timeWord = "time-word"
  /// -DA and içinde, üstünde, üzerinde for “in” and “on”.
  case place
  /// -A ihtiyacım var and bana lazım for “need”.
  case need
  /// -Ar mIsIn and -Abilir mIsIn in a request.
  case request
  /// -(y)Ip and -(y)An … kadar beside ve and -(y)IncAyA: the same link between two clauses.
  case clauseLink = "clause-link"
  /// hakkında, ile ilgili and -A dair for “about”.
  case topic
  /// -ArdI and -AcAktI for “would”, -sA and -sAydI for “I wish”.
  case unreal
}
