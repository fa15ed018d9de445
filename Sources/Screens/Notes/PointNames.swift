package import Curriculum
import Interface
package import TextSafety

extension Wording {
  /// The name of a grammar point in the language of the interface; an unknown tag is its own name.
  package static func name(of tag: GrammarTag) -> SafeText {
    guard let name = PointNames.english[tag.rawValue] else { return SafeText(line: tag.rawValue) }
    return SafeText(line: InterfaceLanguage.translation(of: name) ?? name)
  }

  /// The names of grammar points; a semicolon is between them, because a name may have a comma.
  static func list(_ tags: some Sequence<GrammarTag>) -> SafeText {
    tags.map { name(of: $0) }.joined(separator: "; ")
  }

  /// The name at the beginning of a sentence.
  static func capitalizedName(of tag: GrammarTag) -> SafeText {
    let name = name(of: tag).string
    guard let first = name.first else { return "" }
    let isDotted = first == "i" && InterfaceLanguage.current == .turkish
    return SafeText(line: (isDotted ? "İ" : first.uppercased()) + name.dropFirst())
  }
}

/// The English names of the grammar points of the course, which a learner reads instead of the tags.
///
/// The catalogues translate them.
package enum PointNames {
  /// The names by tag.
  package static let english: [String: String] = {
    let rows = table.description.split(separator: "\n").map { row in
      row.split(separator: "|", maxSplits: 1).map { field in
        String(field.drop { $0 == " " })
      }
    }
    return Dictionary(rows.map { ($0[0].filter { $0 != " " }, $0[1]) }) { first, _ in first }
  }()

  /// In the order of the syllabus: the tag and the name.
  private static let table: StaticString = """
    alphabet | the alphabet
    harmony-2 | vowel harmony (a/e)
    harmony-4 | vowel harmony (ı/i/u/ü)
    pronouns | personal pronouns
    copula-present | “to be” (öğretmenim)
    question-mi | yes/no questions (mi)
    degil | “not” (değil)
    demonstratives | “this” and “that” (bu/şu/o)
    plural | plural (-lar)
    numbers | numbers
    bir | “one” and “a” (bir)
    adjective-order | adjectives before nouns
    var-yok | “there is” (var/yok)
    de-da | “too” (de/da)
    locative | locative (-da)
    d-t-assimilation | d or t after consonants
    wh-questions | question words
    apostrophe | the apostrophe
    clock | telling the time
    possessive | possessive endings
    genitive-possessive | genitive and possessive
    have-var | “to have” (-im var)
    softening | consonant softening
    vowel-drop | vowel drop
    buffer-letters | buffer letters
    present-iyor | present (-iyor)
    iyor-narrowing | vowel narrowing before -yor
    present-negative | negative present (-miyor)
    dative | dative (-a)
    ablative | ablative (-dan)
    from-to | “from … to …”
    frequency | how often
    accusative | accusative (-ı)
    verb-government | the case that a verb takes
    istemek | “to want” (istemek)
    instrumental | “with” and “by” (-la)
    measure-words | measure words
    compound-noun | compound nouns
    past-di | past (-di)
    past-copula | “was” and “were” (-ydi)
    once-sonra-noun | önce/sonra with nouns
    imperative | commands
    and-but-because | “and”, “but”, “because”
    future-acak | future (-acak)
    icin | “for” (için)
    li-siz | “with” and “without” (-li/-siz)
    ci-lik | jobs and things (-ci/-lik)
    ordinals-dates | ordinals and dates
    comparative-daha | “more” (daha)
    superlative-en | “most” (en)
    gibi-kadar | “like” and “as … as” (gibi/kadar)
    intensified-adjective | intensified adjectives
    ca-adverb | adverbs (-ca)
    doubled-adverbs | doubled adverbs
    aorist | aorist (-ir)
    aorist-negative | negative aorist (-mez)
    aorist-request | polite requests (-ir misin)
    iyor-vs-aorist | -iyor or the aorist
    ma-sevmek-baslamak | “like doing”, “start doing”
    ability-abil | “can” (-abil)
    inability-ama | “cannot” (-ama)
    necessity-mali | “must” (-malı)
    lazim-gerek | “need” (lazım/gerek)
    zorunda | “have to” (zorunda)
    past-continuous | “was doing” (-iyordu)
    aorist-past | “used to” (-irdi)
    converb-ken | “while” (-ken)
    converb-madan-once | “before doing” (-madan önce)
    converb-diktan-sonra | “after doing” (-dıktan sonra)
    evidential-mis | hearsay (-miş)
    copula-imis | “is said to be” (-ymiş)
    direct-speech-diye | quoting with diye
    mis-vs-di | seen or heard (-di/-miş)
    postpositions-case | postpositions with a case
    relational-nouns | “behind”, “under”, “next to”
    ki-pronoun | “mine”, “the one in” (-ki)
    since-beri-dir | “for” and “since” (-dır/beri)
    distributive | “two each” (-şer)
    optative | “let me”, “let's” (-ayım)
    imperative-3 | “let them” (-sın)
    conditional-real | “if” (-sa)
    verbal-noun-mak | infinitive as a noun (-mak)
    purpose-mak-icin | “in order to” (-mak için)
    converb-ip | “and then” (-ip)
    converb-arak | “by doing” (-arak)
    converb-inca | “when” (-ınca)
    converb-madan | “without doing” (-madan)
    correlatives | “both … and”, “neither … nor”
    indefinites | “somebody”, “nobody”
    kendi | “self” and “own” (kendi)
    subordination-overview | clauses before the noun
    participle-an | participle (-an)
    olan | “who is” (olan)
    participle-negative | negative participle (-mayan)
    participle-dik | participle (-dığı)
    participle-acak | future participle (-acağı)
    an-vs-dik | -an or -dığı
    headless-participle | participles as nouns
    clause-digini | “that … does” (-dığını)
    clause-acagini | “that … will” (-acağını)
    indirect-question | indirect questions
    whether-ip-madigini | “whether” (-ip -madığını)
    verbal-noun-ma | verbal noun (-ma)
    want-someone-to | “want somebody to” (-masını)
    indirect-command | “tell somebody to” (-masını)
    mak-vs-ma | -mak or -ma
    mak-uzere | “about to” (-mak üzere)
    converb-diginda | “when” (-dığında)
    dan-beri-clause | “since” (-dığından beri)
    ana-kadar | “until” (-ana kadar)
    r-mez | “as soon as” (-ir -mez)
    dikca | “the more” (-dıkça)
    pluperfect | “had done” (-mişti)
    future-past | “was going to” (-acaktı)
    because-digi-icin | “because” (-dığı için)
    sayesinde-yuzunden | “thanks to” (sayesinde/yüzünden)
    despite-ragmen | “although” (rağmen)
    even-if-sa-da | “even if” (-sa da)
    instead-yerine | “instead of” (yerine)
    o-kadar-ki | “so … that” (o kadar … ki)
    contrast-connectives | “however”, “yet”
    passive | passive (-ıl)
    tarafindan | “by somebody” (tarafından)
    causative | causative (-dır)
    reflexive | reflexive (-ın)
    reciprocal | reciprocal (-ış)
    conditional-unreal | unreal “if” (-saydı)
    keske | “if only” (keşke)
    mis-gibi | “as if” (-miş gibi)
    possibility-abilir | “may” (-abilir)
    dir-inference | “must be” (-dır)
    ne-sa | “whatever” (ne … -sa)
    maktadir | written present (-maktadır)
    mistir | established fact (-mıştır)
    impersonal-passive | impersonal passive
    soyleniyor | “it is said that”
    reported-chain | speech within speech
    nominal-chain | chains of verbal nouns
    izafet-chain | compounds within compounds
    verbal-noun-is | verbal noun (-ış)
    noun-clause-as-attribute | “the claim that …”
    maktansa | “rather than” (-maktansa)
    acagina | “instead of” (-acağına)
    madikca | “unless” (-madıkça)
    takdirde | “in case” (-dığı takdirde)
    sartiyla-yeter-ki | “on condition that” (şartıyla)
    digi-gibi | “just as” (-dığı gibi)
    maksizin | “without” (-maksızın)
    casina | “as if” (-casına)
    ali-beri | “since” (-alı)
    hem-ip-hem | “both … and” (hem -ip hem)
    cause-nouns | words of cause
    amaciyla | “in order to” (amacıyla)
    ile-birlikte | “along with” (ile birlikte)
    gore-bakimindan | “in terms of” (bakımından)
    uzere-b2 | “as”, “including” (üzere)
    compound-tenses | compound tenses
    aux-ip-durmak | “keep doing” (-ip durmak)
    aux-ivermek | “suddenly” (-ivermek)
    aux-akalmak | “be left doing” (-akalmak)
    mis-olmak | -miş olmak, -maz olmak
    universal-concessive | “whatever happens”
    ki-clauses | clauses with ki
    sanki-meger-hani | sanki, meğer, hani
    discourse-particles | particles (bari, işte, canım)
    light-verbs | noun and verb in one
    body-idioms | idioms of the body
    derivation-las-lan-la | verbs (-laş, -lan, -la)
    arabic-turkish-pairs | old and new words
    register-marks | formal and casual signs
    impersonal-report | impersonal reports
    hedging | hedging
    cohesion-nouns | cohesion nouns
    definition-patterns | definitions
    argument-connectives | connectives of argument
    rhetorical-question | rhetorical questions
    evaluative-adverbs | comment adverbs
    concession-her-ne-kadar | “although” (her ne kadar)
    mis-nuances | shades of -miş
    guya-sozde | “supposedly” (güya, sözde)
    bakilirsa | “judging by” (bakılırsa)
    olsa-gerek | “must be” (olsa gerek)
    mis-gibi-yapmak | “pretend” (-miş gibi yapmak)
    focus-position | focus before the verb
    postverbal | words after the verb
    topic-ise-da | topics (ise, de)
    cleft | cleft sentences
    ellipsis | ellipsis
    maktan-ziyade | “rather than” (-maktan ziyade)
    soyle-dursun | “let alone” (şöyle dursun)
    mamla-bir-oldu | “no sooner” (-mamla bir oldu)
    reduplicated-a | doubled -a (konuşa konuşa)
    sin-diye | “so that” (-sin diye)
    mazliktan-gelmek | “pretend not to” (-mazlıktan)
    narrative-tenses | the tenses of telling
    free-indirect | free indirect speech
    ikileme | doublings
    figurative | simile and metaphor
    official-passive | official passive
    arz-rica | closing formal letters (arz/rica)
    legal-formulas | legal formulas
    formal-dir | formal -dır
    idioms-c1 | idioms
    proverbs | proverbs
    connotation | connotation
    false-friends | false friends
    register-shift | changing register
    spoken-contraction | spoken contractions
    paraphrase | paraphrase
    mis-bulunmak | “have once done” (-miş bulunmak)
    mislik | past experience (-mişlik)
    maya-gor | “once it happens” (-mayagör)
    acak-gibi-olmak | “nearly” (-acak gibi olmak)
    sa-gerektir | “must be so” (-sa gerektir)
    multi-embedding | clauses within clauses
    left-branching | building to the left
    fossil-izafet | frozen compounds
    bound-prefixes | prefixes
    parallelism | parallelism
    understatement | understatement
    irony | irony
    allusion | allusion
    literary-register | literary register
    archaisms | archaisms
    dialect-colour | dialect colour
    devrik-style | inverted word order
    legal-prose | legal prose
    istinaden-binaen | “on the basis of” (istinaden)
    enumeration-style | enumeration in documents
    synonym-choice | choosing among synonyms
    culture-bound | words bound to a culture
    pun-rendering | rendering a pun
    summary | summing up
    idioms-c2 | idioms of wit and excuse
    wordplay | wordplay
    ritual-formulas | ritual formulas
    evasive-speech | evasive speech
    """
}
