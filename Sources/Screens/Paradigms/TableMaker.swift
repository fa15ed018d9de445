import Turkish

/// Fills the tables of a word with its forms; UniMorph features name the forms.
struct TableMaker {
  let lemma: Lemma
  /// Whether verbs get columns of questions.
  let asks: Bool

  private typealias Names = KeyValuePairs<String, String>

  private func table(
    _ title: String,
    _ columns: [String],
    _ rows: [(name: String, features: [String])]
  ) -> FormTable {
    let rows = rows.map { row in
      FormTable.Row(name: row.name, cells: row.features.map(cell))
    }
    return FormTable(title: title, columns: columns, rows: rows.filter { !$0.isEmpty })
  }

  private func cell(_ features: String) -> FormTable.Cell {
    let inflection = try? UniMorph.inflection(features)
    return FormTable.Cell(features: features, forms: inflection.map(lemma.forms) ?? [])
  }

  private static let cases: Names = [
    "subject": "NOM", "object": "ACC", "to": "DAT", "in, at, on": "LOC", "from": "ABL",
    "of": "GEN", "with, by": "INS",
  ]
  private static let owners: Names = [
    "With “my”": "PSS1S", "With “your (sen)”": "PSS2S", "With “his, her, its”": "PSS3S",
    "With “our”": "PSS1P", "With “your (siz)”": "PSS2P", "With “their”": "PSS3P",
  ]
  private static let persons: Names = [
    "ben I": "SG;1", "sen you": "SG;2", "o he, she, it": "SG;3", "biz we": "PL;1",
    "siz you": "PL;2", "onlar they": "PL;3",
  ]

  /// Every case in singular and plural.
  var cases: FormTable { cases("Cases", owner: "") }

  /// Every case with every possessive.
  var possessives: [FormTable] {
    Self.owners.map { cases($0.key, owner: ";\($0.value)") }
  }

  private func cases(_ title: String, owner: String) -> FormTable {
    let rows = Self.cases.map { item in
      (item.key, ["SG", "PL"].map { "N;\(item.value);\($0)\(owner)" })
    }
    return table(title, ["one", "several"], rows)
  }

  /// The word as a predicate in every person, affirmative and negative.
  var predicates: [FormTable] {
    let times: Names = [
      "am, is, are": "PRS", "was, were": "PST", "it seems": "LGSPEC2", "if": "COND",
    ]
    return ["POS": "To be it", "NEG": "Not to be it"].map { polarity, title in
      let rows = Self.persons.map { person in
        (
          person.key,
          times.map { "ADJ;DECL;\(person.value);\(polarity);\($0.value);LGSPEC1" }
        )
      }
      return table(title, times.map(\.key), rows)
    }
  }

  /// Every tense in every person.
  var tenses: [FormTable] {
    let columns: Names =
      asks
      ? ["yes": "POS;DECL", "no": "NEG;DECL", "yes?": "POS;INTR", "no?": "NEG;INTR"]
      : ["yes": "POS;DECL", "no": "NEG;DECL"]
    return Self.tenses.map { title, tense in
      let rows = Self.persons.map { person in
        (person.key, columns.map { "V;\(tense);\(person.value);\($0.value)" })
      }
      return table(title, columns.map(\.key), rows)
    }
  }

  private static let tenses: Names = [
    "-iyor: does now, is doing": "PROG;IND;PRS",
    "-ir, -er: does in general; will, on a promise": "HAB;IND;PRS",
    "-di: did, has done": "IND;PST",
    "-miş: did, as one hears or finds out": "IRR;PST",
    "-ecek: will do": "IND;FUT",
    "-meli: must do": "OBLIG",
    "-e: let me do, let us do": "OPT",
    "-se: if he did; I wish he did": "COND",
    "-iyordu: was doing": "PROG;IND;PST",
    "-irdi: used to do, would do": "HAB;IND;PST",
    "-mişti: had done": "PRF;IRR;PST",
    "-ecekti: was going to do": "PROSP;IND;PST",
    "-irse: if he does": "HAB;IND;PRS;COND",
    "-ebilir: can do, may do": "POT;HAB;IND;PRS",
  ]

  /// The imperative of every person that has one.
  var commands: FormTable {
    let persons: Names = [
      "sen you": "SG;2", "o he, she, it": "SG;3", "siz you": "PL;2", "onlar they": "PL;3",
    ]
    let rows = persons.map { person in
      (person.key, ["POS", "NEG"].map { "V;DECL;IMP;\(person.value);\($0)" })
    }
    return table("Commands: do it! let him do it!", ["yes", "no"], rows)
  }

  /// Verbal nouns, participles and converbs; UniMorph's Turkish tables don't have them.
  var nonfinite: FormTable {
    let rows = Self.nonfinite.map { name, suffixes in
      let cells = [suffixes, [.negative] + suffixes].map { chain in
        FormTable.Cell(features: nil, forms: lemma.forms(Inflection(.verb, chain)))
      }
      return FormTable.Row(name: name, cells: cells)
    }
    return FormTable(
      title: "Within a sentence",
      columns: ["yes", "no"],
      rows: rows.filter { !$0.isEmpty }
    )
  }

  private static let nonfinite: KeyValuePairs<String, [Suffix]> = [
    "to do": [.infinitive], "doing, as a thing": [.verbalNoun], "the way of doing": [.manner],
    "who does": [.participle], "that he does or did": [.pastParticiple, .possessive3s],
    "that he will do": [.futureParticiple, .possessive3s], "and then": [.andThen],
    "by doing": [.byDoing], "when": [.when], "while": [.aorist, .whileBeing], "since": [.ever],
    "as long as": [.aslong], "without doing": [.withoutDoing],
  ]
}
