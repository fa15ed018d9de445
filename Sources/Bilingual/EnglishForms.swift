/// The base forms that an English word may have: “running” is run, “better” is good or well.
///
/// Regular endings are taken off without a word list, so some candidates are no words. They do no
/// harm, because a candidate counts only if the lexicon has it.
package enum EnglishForms {
  /// The candidates for the base form of a lower-case word, the word itself first.
  package static func bases(of word: String) -> [String] {
    var bases = [word]
    for base in irregular[word] ?? [] where !bases.contains(base) { bases.append(base) }
    for base in regular(Array(word.utf8)) where !bases.contains(base) { bases.append(base) }
    return bases
  }

  /// Whether a form comes from its base by no rule: went of go.
  static func isIrregular(_ form: String, of base: String) -> Bool {
    irregular[form]?.contains(base) ?? false
  }

  /// The irregular forms of a base form, in the order past, participle and the others.
  static func irregularForms(of base: String) -> [String] { formsOfBase[base] ?? [] }

  private static let formsOfBase: [String: [String]] = {
    var forms: [String: [String]] = [:]
    for group in groups.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let words = group.split(separator: " ").map(String.init)
      if let base = words.first { forms[base, default: []] += words.dropFirst() }
    }
    return forms
  }()

  private static func regular(_ word: [UInt8]) -> [String] {
    var bases: [String] = []
    func add(_ stem: ArraySlice<UInt8>, _ ending: String = "") {
      if stem.count >= 2 { bases.append(String(decoding: stem, as: UTF8.self) + ending) }
    }
    for (ending, replacements) in endings {
      guard word.count > ending.utf8.count + 1,
        word.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      else { continue }
      let stem = word.dropLast(ending.utf8.count)
      for replacement in replacements { add(stem, replacement) }
      // stopped, bigger: the last letter is doubled.
      if replacements.contains("e"), let last = stem.last, stem.dropLast().last == last {
        add(stem.dropLast())
      }
    }
    return bases
  }

  /// The endings of plurals, verbs, comparatives and adverbs, with what the base has in their place.
  private static let endings: [(String, [String])] = [
    ("ies", ["y", "ie"]), ("ied", ["y", "ie"]), ("ier", ["y"]), ("iest", ["y"]),
    ("ying", ["ie"]), ("ves", ["f", "fe"]),
    ("ing", ["", "e"]), ("ed", ["", "e"]), ("er", ["", "e"]), ("est", ["", "e"]),
    ("es", [""]), ("s", [""]),
  ]

  private static let irregular: [String: [String]] = {
    var bases: [String: [String]] = [:]
    for group in groups.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let forms = group.split(separator: " ").map(String.init)
      guard let base = forms.first else { continue }
      for form in forms.dropFirst() { bases[form, default: []].append(base) }
    }
    return bases
  }()

  /// Base forms, each followed by its irregular forms.
  private static let groups = """
    be am is are was were been being 'm 're 's|have has had having|do does did done doing
    go goes went gone going|come came|get got gotten getting|make made|take took taken
    see saw seen|know knew known|think thought|say said says|tell told|give gave given|find found
    leave left|feel felt|keep kept|begin began begun beginning|show shown showed|hear heard
    hold held|bring brought|write wrote written|sit sat sitting|stand stood|lose lost|pay paid
    meet met|run ran running|lead led|understand understood|speak spoke spoken|spend spent
    grow grew grown|win won winning|teach taught|buy bought|send sent|build built|fall fell fallen
    sell sold|drive drove driven|eat ate eaten|drink drank drunk|sleep slept|wear wore worn
    catch caught|choose chose chosen|draw drew drawn|fly flew flown flies|forget forgot forgotten
    forgive forgave forgiven|hide hid hidden|hurt hurt|lie lay lain lied lying|lay laid
    ride rode ridden|rise rose risen|arise arose arisen|shake shook shaken|shoot shot|sing sang sung
    steal stole stolen|swim swam swum|throw threw thrown|wake woke woken|awake awoke awoken
    break broke broken|fight fought|mean meant|bite bit bitten|blow blew blown|burn burnt
    deal dealt|dig dug|dream dreamt|feed fed|freeze froze frozen|hang hung|learn learnt|lend lent
    light lit|ring rang rung|seek sought|shine shone|sink sank sunk|smell smelt|spell spelt
    spill spilt|spoil spoilt|stick stuck|strike struck stricken|swear swore sworn|sweep swept
    tear tore torn|bend bent|bind bound|beat beaten|become became|bear bore borne born
    breed bred|cling clung|creep crept|flee fled|forbid forbade forbidden|grind ground|kneel knelt
    lean leant|leap leapt|mistake mistook mistaken|overcome overcame|prove proven|saw sawn
    sew sewn|shrink shrank shrunk|slide slid|speed sped|spin spun|spit spat|spring sprang sprung
    sting stung|stink stank stunk|swell swollen|swing swung|undertake undertook undertaken
    weave wove woven|weep wept|wind wound|withdraw withdrew withdrawn|foresee foresaw foreseen
    child children|man men|woman women|person people|people persons|foot feet|tooth teeth|mouse mice
    goose geese|ox oxen|wife wives|life lives|knife knives|leaf leaves|half halves|thief thieves
    loaf loaves|self selves|shelf shelves|wolf wolves|police policeman policewoman
    policeman policemen|policewoman policewomen|datum data|medium media|criterion criteria
    phenomenon phenomena|crisis crises|analysis analyses
    good better best|well better best|bad worse worst|far farther further farthest furthest
    little less least|much more most|many more most|can could|will would 'll|shall should|may might
    not n't|a an|us 's
    """
}
