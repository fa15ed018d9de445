import Curriculum

/// Small valid lessons.
enum LessonTexts {
  static let writing = """
    # A comment before the header's first key.
    id: a1-u6-writing
    level: A1
    unit: 6
    skill: writing
    title: Alışveriş
    grammar: accusative, istemek

    ? I am reading the newspaper. (now) {#newspaper accusative}
    = (Ben) (şu an|şimdi) gazeteyi okuyorum.
    x Gazete okuyorum. :: That is "a newspaper"; here it is gazeteyi.
    ! gazete: newspaper

    ? I want water. {#water}
    = (Ben) su istiyorum.

    """
  static let reading = """
    id: a1-u1-reading
    level: A1
    unit: 1
    skill: reading
    title: Tanışma
    grammar: alphabet

    ~ Merhaba, ben Deniz.
    ~ Öğretmenim.

    ? Deniz ne iş yapıyor? {#is}
    - Doktor
    - Şoför
    = Öğretmen
    - Garson

    ~ Selin öğrenci.

    ? Kim öğrenci? {#kim pronouns}
    = Selin
    - Deniz
    - Murat
    - Elif
    ! Kim asks for people.

    """
  static let checkpoint = """
    id: a1-u4-checkpoint
    level: A1
    unit: 4
    skill: checkpoint
    title: Karışık
    grammar: possessive

    " Annem evde. {#annem}
    ? My house. {#house}
    = Evim.
    ? Bu ne? {#ne}
    = Kalem
    - Defter
    - Silgi
    - Masa
    * ev | noun | house; home | Bu benim evim. | This is my house. {#ev}
    ~ Selin evde.
    " Selin nerede? {#selin}

    """

  /// The lesson in a text, with an id from its header.
  static func read(
    _ text: String,
    file: String,
    tags: Set<GrammarTag>? = nil
  ) throws(ContentErrors) -> Lesson {
    try LessonReader(tags: tags).read(Array(text.utf8), file: file)
  }

  /// The errors of a file, one a line; empty for a valid file.
  static func errors(_ text: String, file: String, tags: Set<GrammarTag>? = nil) -> String {
    errors(Array(text.utf8), file: file, tags: tags)
  }

  /// The errors of a file's bytes, one a line; empty for a valid file.
  static func errors(_ bytes: [UInt8], file: String, tags: Set<GrammarTag>? = nil) -> String {
    do {
      _ = try LessonReader(tags: tags).read(bytes, file: file)
      return ""
    } catch {
      return error.errors.map(\.description).joined(separator: "\n")
    }
  }
}
