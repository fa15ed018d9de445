/// A form that an item trains or demands, so that no other form may replace it.
package struct Practice: Sendable, Equatable {
  /// The form as a teacher names it: “-mAlI”.
  package let name: String
  /// The rules that would free it.
  package let rules: Set<MeaningRule>

  private init(_ name: String, _ rules: Set<MeaningRule>) {
    self.name = name
    self.rules = rules
  }

  /// Takes a grammar point of the course; nil if no rule would free it.
  package init?(tag: String) {
    guard let practice = Self.ofTags[tag] else { return nil }
    self = practice
  }

  /// The forms that a bracket of a prompt demands: “with -dığı zaman”.
  static func all(inBracket bracket: String) -> [Practice] {
    demands(of: bracket).compactMap { demand in
      ofForms.first { $0.forms.contains(demand) }.map { Practice(demand, $0.rules) }
    }
  }

  /// The words and endings after “with” in a bracket.
  static func demands(of bracket: String) -> [String] {
    guard bracket.hasPrefix("with ") else { return [] }
    return bracket.dropFirst("with ".count).split(separator: ",")
      .flatMap { part in
        var words: [String] = [""]
        for word in part.split(separator: " ") {
          if word == "and" {
            words.append("")
          } else {
            words[words.count - 1] += (words[words.count - 1].isEmpty ? "" : " ") + word
          }
        }
        return words
      }
      .filter { !$0.isEmpty }
  }

  private static let ofForms: [(forms: Set<String>, rules: Set<MeaningRule>)] = [
    (["-dığı zaman", "-dığında", "-ınca", "-ince", "-dığı sırada"], [.when]),
    (["-mak için", "-maya", "-mak üzere"], [.purpose]),
    (["-makta", "-maktadır"], [.continuous, .assertive]),
    (["-dır", "-mıştır", "-dir"], [.assertive, .pastTense]),
    (["-mıştı", "-dı", "-ardı", "-ıyordu"], [.pastTense]),
    (["-ar", "-ır", "-ıyor", "-iyor"], [.presentTense, .futureTense, .continuous]),
    (["-acak"], [.futureTense]),
    (["-malı", "-meli", "zorunda", "gerek", "gerekmek", "lazım", "mecbur", "şart"], [.necessity]),
    (["sahip", "sahip olmak", "var"], [.possession]),
    (["-ıp", "-ana kadar", "-ıncaya kadar", "rağmen", "-dığı için", "-dığından"], [.clauseLink]),
    (["içinde", "üstünde", "üzerinde"], [.place]),
    (["ihtiyaç"], [.need]),
    (["-abilir"], [.request]),
    (["ile"], [.instrumental]),
    (["bir"], [.article]),
  ]

  private static let ofTags: [String: Practice] = [
    "necessity-mali": Practice("-mAlI", [.necessity]),
    "lazim-gerek": Practice("lazım, gerek", [.necessity, .need]),
    "zorunda": Practice("zorunda", [.necessity]),
    "aorist": Practice("-Ar", [.presentTense, .futureTense]),
    "aorist-negative": Practice("-mAz", [.presentTense, .futureTense]),
    "iyor-vs-aorist": Practice("-Iyor, -Ar", [.presentTense]),
    "present-iyor": Practice("-Iyor", [.presentTense, .continuous]),
    "present-negative": Practice("-mIyor", [.presentTense, .continuous]),
    "future-acak": Practice("-AcAk", [.futureTense]),
    "purpose-mak-icin": Practice("-mAk için", [.purpose]),
    "converb-inca": Practice("-IncA", [.when]),
    "converb-diginda": Practice("-DIğIndA", [.when]),
    "maktadir": Practice("-mAktAdIr", [.continuous, .assertive]),
    "mistir": Practice("-mIştIr", [.assertive, .pastTense]),
    "formal-dir": Practice("-DIr", [.assertive]),
    "dir-inference": Practice("-DIr", [.assertive]),
    "bir": Practice("bir", [.article]),
    "demonstratives": Practice("bu, şu, o", [.demonstrative]),
    "have-var": Practice("var", [.possession]),
    "pluperfect": Practice("-mIştI", [.pastTense]),
    "past-di": Practice("-DI", [.pastTense]),
    "past-continuous": Practice("-Iyordu", [.pastTense]),
    "aorist-past": Practice("-Ardı", [.pastTense]),
    "clause-digini": Practice("-DIğInI", [.opinion]),
    "clause-acagini": Practice("-AcAğInI", [.opinion]),
    "comparative-daha": Practice("daha", [.optionalWord]),
    "question-mi": Practice("mI", [.question]),
    "focus-position": Practice("odak", [.order, .question]),
    "postverbal": Practice("devrik cümle", [.order]),
    "devrik-style": Practice("devrik cümle", [.order]),
    "synonym-choice": Practice("eş anlamlılar", [.synonym]),
    "arabic-turkish-pairs": Practice("eş anlamlılar", [.synonym]),
    "converb-ip": Practice("-(y)Ip", [.clauseLink]),
    "ana-kadar": Practice("-(y)AnA kadar", [.clauseLink]),
    "because-digi-icin": Practice("-DIğI için", [.clauseLink]),
    "and-but-because": Practice("ve", [.clauseLink]),
    "despite-ragmen": Practice("rağmen", [.clauseLink]),
    "evidential-mis": Practice("-mIş", [.pastTense]),
    "mis-vs-di": Practice("-mIş, -DI", [.pastTense]),
    "mis-nuances": Practice("-mIş", [.pastTense]),
    "future-past": Practice("-(y)AcAktI", [.unreal]),
    "keske": Practice("keşke", [.unreal]),
    "conditional-unreal": Practice("-sAydI", [.unreal]),
    "aorist-request": Practice("-Ar mI", [.request]),
    "ability-abil": Practice("-(y)Abil", [.request]),
    "relational-nouns": Practice("içinde, üstünde", [.place]),
    "locative": Practice("-DA", [.place]),
    "de-da": Practice("de", [.optionalWord]),
    "verb-government": Practice("hâl ekleri", [.government]),
  ]
}
