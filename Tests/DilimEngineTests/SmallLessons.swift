import DilimEngine
import Testing

/// Lessons of a few items, as text.
enum SmallLessons {
  static let writing = """
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

    ? I am going to school. {#school}
    = (Ben) okula gidiyorum.

    ? The cat is here. {#cat}
    = Kedi burada.
    """

  static let reading = """
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

    ? Who is Pamuk? {#pamuk}
    = Bir kedi
    - Doktor
    - Selin
    - Aşçı
    """

  static let listening = """
    id: a2-u3-listening
    level: A2
    unit: 3
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
    """

  static let speaking = """
    id: a1-u1-speaking
    level: A1
    unit: 1
    skill: speaking
    title: Söyle
    grammar: copula-present

    " Çay çok güzel. {#cay}
    ! The tea is very nice.
    """

  static let vocabulary = """
    id: a1-u1-vocabulary
    level: A1
    unit: 1
    skill: vocabulary
    title: Sözcükler
    grammar: copula-present

    * kedi | noun | cat | Kedi burada. | The cat is here. {#kedi}
    ! The plural is kediler.
    * çay | noun | tea | Çay çok güzel. | The tea is very nice. {#cay}
    * hava | noun | weather; air | Hava güzel. | The weather is nice. {#hava}
    * ben | pronoun | I | Ben Deniz. | I am Deniz. {#ben}
    * sen | pronoun | you | Sen doktorsun. | You are a doctor. {#sen}
    * güzel | adjective | nice | Çok güzel. | Very nice. {#guzel}
    """

  static let syllabus = "A1.1 | Tanışma | Meeting people | copula-present\n"

  /// The files of a course with all lessons.
  static let files = [
    "a1/a1-u1-writing.lesson": writing + "\n", "a1/a1-u1-reading.lesson": reading + "\n",
    "a2/a2-u3-listening.lesson": listening + "\n", "a1/a1-u1-speaking.lesson": speaking + "\n",
    "a1/a1-u1-vocabulary.lesson": vocabulary + "\n", "syllabus.txt": syllabus,
    "README.md": "Not a lesson.\n",
  ]
}
