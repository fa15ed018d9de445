package import Coordination
package import Curriculum

/// A course of a few items, one lesson for each skill, for tests that need no files.
package enum SmallCourse {
  package static let reading = """
    id: a1-u1-reading
    level: A1
    unit: 1
    skill: reading
    title: Parkta
    grammar: copula-present

    ~ Ben Deniz. Öğretmenim. Kedim Pamuk da burada.

    ? What does Deniz do? {#deniz}
    = Öğretmen
    - Doktor
    - Hemşire
    - Aşçı
    ! -im means "I am".

    ? Who is Pamuk? {#pamuk}
    = Bir kedi
    - Doktor
    - Selin
    - Aşçı

    """

  package static let listening = """
    id: a1-u1-listening
    level: A1
    unit: 1
    skill: listening
    title: Telefonda
    grammar: copula-present

    ~ Merhaba, ben Selin. Bursa'dayım.

    ? Where is Selin? {#nerede}
    = Bursa
    - Ankara
    - Londra
    - Berlin

    " Hava güzel. {#hava}
    ! The weather is nice.

    """

  /// A text whose questions say why each option is right or wrong.
  package static let reasons = """
    id: a1-u1-reading
    level: A1
    unit: 1
    skill: reading
    title: Anahtar
    grammar: copula-present

    ~ Anna: Günaydın Tom! Neredesin?
    ~ Tom: Evdeyim. Anahtar kapıda.

    ? Where is Tom? {#tom}
    = At home :: Evdeyim
    - At school :: Anna may be there, but Tom says “Evdeyim”.
    - In the garden :: Nobody speaks of a garden.
    - At the door :: That is where the key is.

    ? Where is the key? {#key}
    = At the door :: Anahtar … kapıda
    - At home :: That is Tom.
    - At school :: Nobody is at school.
    - In the garden :: There is no garden in the text.

    """

  /// The same as a transcript.
  package static let heardReasons =
    reasons.replacing("reading", with: "listening")

  package static let writing = """
    id: a1-u1-writing
    level: A1
    unit: 1
    skill: writing
    title: Ben kimim?
    grammar: copula-present

    ? I am a teacher. {#teacher}
    = (Ben) (bir) öğretmenim.
    x Ben öğretmen. :: English "am" is an ending in Turkish: öğretmenim.
    ! The ending -im means "I am".

    ? Are you a doctor? (to a friend) {#doctor question-mi}
    = (Sen) doktor musun?

    ? The cat is here. {#cat}
    = Kedi burada.

    """

  package static let grammar = """
    id: a1-u1-grammar
    level: A1
    unit: 1
    skill: grammar
    title: Ben, sen
    grammar: copula-present

    : I am, you are
    . English "am" is an ending.
    | ben | doktorum | iyiyim |
    | sen | doktorsun | iyisin |
    > Ben doktorum. | I am a doctor.

    ? Which one means "I am a cook"? {#asci}
    = Aşçıyım.
    - Aşçısın. :: -sın is "you are".
    - O aşçı. :: That is "he is a cook".
    - Aşçılar. :: -lar is more than one.

    _ Ben doktor[um]. {#doktorum}

    : Not
    . Değil takes the ending.

    _ Ben aşçı değil[im]. {#degilim}
    & İyiyim. {#iyi}
    > değil
    = (Ben) iyi değilim.

    """

  package static let practice = """
    id: a1-u1-practice
    level: A1
    unit: 1
    skill: practice
    title: Biçimler
    grammar: copula-present

    _ Bu süt[ü] içiyorum. {#sut}
    x sütu :: After ü the ending is -ü.

    _ Türk [kahvesi|kahveleri] içiyorum. {#kahve}
    > kahve
    ! I am having Turkish coffee.

    / Pazar günleri / Ayşe / parkta / kitap / okuyor. {#pazar}
    = Ayşe pazar günleri parkta kitap okuyor.
    x Pazar günleri kitap Ayşe parkta okuyor. :: A bare object stays with its verb.

    & Ayşe öğretmen. {#ayse}
    > değil
    = Ayşe öğretmen değil.
    x Ayşe değil öğretmen. :: Değil comes after what it denies.

    """

  package static let matching = """
    id: a1-u1-practice
    level: A1
    unit: 1
    skill: practice
    title: Çiftler
    grammar: copula-present

    ^ Match the beginnings and the ends. {#soru}
    + Babam et yer ama :: balık yemez.
    + Akşamları müzik :: dinleriz.
    + Kışın dağda kayak :: yaparım.
    + Kahveyi şekersiz :: içer misiniz?
    ! Four habits.

    ^ -lar or -ler? {#cogul}
    + -lar :: at | okul | kapı
    + -ler :: ev | göz | şehir | gün

    """

  package static let correction = """
    id: a1-u1-practice
    level: A1
    unit: 1
    skill: practice
    title: Yanlışlar
    grammar: locative

    % Her sabah [kütüphanede :: kütüphaneye] gidiyorum. Orada [herkez :: herkes] çok sessiz. Sen de [gelirmisin :: gelir misin]? {#kutuphane}
    ! Three slips.

    """

  package static let dialogue = """
    id: a1-u1-practice
    level: A1
    unit: 1
    skill: practice
    title: Tanışma
    grammar: copula-present

    @ Elif: Merhaba! Nasılsın?
    @ Sen: … {#iyiyim}
    > You are fine.
    = (Ben) iyiyim.
    @ Elif: Ben de iyiyim. Doktor musun?
    @ Sen: … {#hayir}
    > No: you are a teacher.
    = Hayır, (ben) öğretmenim.
    x Hayır, (ben) öğretmen. :: "I am" is an ending: öğretmenim.
    @ Elif: Güzel! Yorgun musun?
    @ Sen: … {#degilim}
    > No: you are not tired.
    = Hayır, (ben) yorgun değilim.

    """

  package static let speaking = """
    id: a1-u1-speaking
    level: A1
    unit: 1
    skill: speaking
    title: Söyle
    grammar: copula-present

    " Çay çok güzel. {#cay}
    ! The tea is very nice.

    " Ben öğretmenim. {#ogretmen}
    ! I am a teacher.

    """

  package static let monologue = """
    id: b1-u1-speaking
    level: B1
    unit: 1
    skill: speaking
    title: Anlat
    grammar: participle-an

    $ Tell about somebody in your street. {#komsu}
    > 6-20
    + who it is
    + what this person does; use -(y)An :: -(y)An
    + why you like the person; use çünkü :: çünkü | -DIK için
    = Komşum Ayla Hanım emekli bir öğretmen.
    = Herkese yardım eden biri, onu bu yüzden değil, güldüğü için seviyorum.
    ! My neighbour Ayla Hanım is a retired teacher.

    " Çay çok güzel. {#cay}
    ! The tea is very nice.

    """

  package static let checkpoint = """
    id: a1-u4-checkpoint
    level: A1
    unit: 4
    skill: checkpoint
    title: Bakalım
    grammar: copula-present

    ? The cat is here. {#cat}
    = Kedi burada.

    " Çay çok güzel. {#cay}
    ! The tea is very nice.

    ~ Ben Deniz. Öğretmenim.

    ? What does Deniz do? {#deniz}
    = Öğretmen
    - Doktor
    - Hemşire
    - Aşçı

    " Hava güzel. {#hava}

    """

  package static let vocabulary = """
    id: a1-u1-vocabulary
    level: A1
    unit: 1
    skill: vocabulary
    title: Sözcükler
    grammar: copula-present

    * kedi | noun | cat | Kedi burada. | The cat is here. {#kedi}
    * çay | noun | tea | Çay çok güzel. | The tea is very nice. {#cay}
    * hava | noun | weather; air | Hava güzel. | The weather is nice. {#hava}
    * ben | pronoun | I | Ben Deniz. | I am Deniz. {#ben}
    * sen | pronoun | you | Sen doktorsun. | You are a doctor. {#sen}
    * güzel | adjective | nice | Çok güzel. | Very nice. {#guzel}

    """

  /// The first lesson of the next level.
  package static let nextVocabulary =
    vocabulary.replacing("a1-u1", with: "a2-u1").replacing("level: A1", with: "level: A2")

  package static let all = [reading, listening, writing, speaking, checkpoint]

  /// The syllabus of these lessons.
  package static let syllabus = Syllabus(
    units: [
      Syllabus.Unit(
        level: .a1,
        number: 1,
        title: "Konu",
        englishTitle: "Topic",
        tags: [GrammarTag(rawValue: "copula-present"), GrammarTag(rawValue: "question-mi")]
      )
    ]
  )

  /// Reads one of the texts above.
  package static func lesson(_ text: String) throws -> Lesson {
    let id = text.split(separator: "\n")[0].dropFirst("id: ".count)
    return try LessonReader().read(Array(text.utf8), file: "\(id.prefix(2))/\(id).lesson")
  }

  /// Makes the items of one of the texts ready.
  package static func items(_ text: String) throws -> [ItemMaterial] {
    try lesson(text).material
  }

  /// A session over one of the texts, as new or with these entries.
  package static func session(
    _ text: String,
    id: String = "s1",
    entries: [JournalEntry] = []
  ) throws -> OpenedSession {
    let items = try items(text)
    let plan = SessionPlan(
      id: id,
      kind: .lesson(try lesson(text).id),
      items: items.map(\.id),
      started: 0
    )
    var session = OpenedSession(plan: plan, material: items, entries: entries)
    session.glossary = Glossary(written: Array("öğretmen # teacher\n".utf8))
    return session
  }
}
