import Foundation
import NetworkTestSupport

/// A learner with hostile text in everything that is imported, configured or received.
enum HostileWorld {
  /// Every kind of line of an export; `@` is replaced by the hostile text, `%` by the text without
  /// the null that arguments can't contain, `#` by the text without spaces.
  private static let record = #"""
    {"dilim":"export","version":3}
    {"level":"A1","name":"Ada@","turkish_keyboard":false,"type":"profile"}
    {"abandoned":false,"id":"s@","items":["a1-u1-writing#teacher","a1-u1-writing#tired","a1-u1-writing#school"],"kind":"lesson","lesson":"a1-u1-writing","started":1795374840154,"type":"session"}
    {"answer":"Ben öğretmenım@","event":"answered","findings":[{"category":"harmony","expected":"öğretmenim@","expected_span":[4,14],"facts":[{"after":"e","expected":"i","kind":"vowel"},{"expected":"öğretmen-im@","found":"öğretmen-ım@","kind":"taken_apart"}],"found":"öğretmenım@","found_span":[4,14]}],"grader":2,"item":"a1-u1-writing#teacher","milliseconds":1,"score":0.9,"sequence":0,"session":"s@","time":1795374840155,"type":"entry","verdict":"almost"}
    {"abandoned":false,"id":"t","items":["a1-u1-writing#x#"],"kind":"practice","level":"A1","skill":"writing","started":1795374840160,"type":"session"}
    {"answer":"y@","event":"answered","findings":[],"grader":2,"item":"a1-u1-writing#x#","milliseconds":1,"score":0.1,"sequence":0,"session":"t","time":1795374840161,"type":"entry","verdict":"wrong"}
    {"attempts":0,"created":1795374840155,"due":1795374840155,"id":"j@","invalid_replies":0,"losses":0,"model":"m@","prompt":"p@","request":{"accepted":[{"literal":false,"text":"(Ben) öğretmenim."}],"answer":"Ben öğretmenım@","english":"I am a teacher.@","findings":[{"category":"harmony","expected":"öğretmenim@","found":"öğretmenım@","id":1,"sentence":"Vowel@"}],"language":"en","level":"A1","right_answer":"Ben öğretmenim.@","subject":"k@","teacher_note":"n@","verdict":"almost"},"shown":0,"state":"pending","type":"job"}
    {"attempts":1,"created":1795374840155,"id":"done@","invalid_replies":0,"losses":0,"model":"m@","prompt":"p@","reply":{"content":{"confidence":"high","corrected":"Ben öğretmenim.@","edits":[{"category":"harmony","id":1,"rule":"After e the ending has i.@"}],"example":{"gloss":"I am at home.@","tr":"Evdeyim.@"},"explanation":"The last vowel is e.@","verdict_agrees":true},"model":"m@","objections":[],"time":5},"request":{"accepted":[{"literal":false,"text":"(Ben) öğretmenim."}],"answer":"öğretmenım@","english":"I am a teacher.@","findings":[],"language":"en","level":"A1","right_answer":"Ben öğretmenim.@","subject":"a1-u1-writing#teacher","verdict":"almost"},"shown":0,"state":"done","type":"job"}
    {"id":"f@","job":"done@","kind":"anotherExample","model":"m@","reply":{"gloss":"I am drinking tea.@","tr":"Çay içiyorum.@"},"time":1,"type":"follow_up"}
    {"id":"c@","language":"en","shared":["level","mistakes"],"started":1795374840155,"type":"conversation"}
    {"conversation":"c@","sequence":0,"speaker":"learner","text":"Selam@","time":3,"type":"turn"}
    {"conversation":"c@","sequence":1,"speaker":"tutor","text":"Merhaba@","time":4,"type":"turn"}
    {"about":"About@","created":1795374840247,"favourite":true,"id":"d%","kinds":["recognise","type"],"leech":8,"new_limit":20,"origin":"own","review_limit":200,"scheduler":"fsrs","title":"Deste%","type":"deck"}
    {"categories":["y@"],"created":1795374840262,"deck":"d%","example":"Eczane nerede?@","id":"anki:e%","image":"i@","meaning":"pharmacy@","part_of_speech":"noun@","shape":"word","sound":"o@","tags":["x#"],"translation":"Where is it?@","type":"card_entry","word":"eczane%"}
    {"categories":[],"created":1795374840263,"deck":"d%","id":"anki:g%","meaning":"house@","shape":"plain","tags":[],"type":"card_entry","word":"ev@"}
    {"due_at":1795375440,"entry":"anki:e%","kind":"type","lapses":0,"reps":1,"state":"fsrs l1 s1795375440 1 2.3065 2.118103970459016 1795374840 20779","status":"active","type":"card"}
    {"before":"active\t\t\t\t0\t0\t","day":20779,"entry":"anki:e%","id":"r@","in_session":true,"kind":"type","milliseconds":2,"rating":3,"scheduler":"fsrs","time":1795374840285,"type":"review","typed":"eczane@"}
    {"root":"kalem@","score":6,"time":1795374840479,"type":"game_best","words":1}
    """#

  static let export =
    record.replacing("#\"", with: "\u{9B}2J\u{202E}\u{200B}\u{3164}\"")
    .replacing("@", with: Hostile.json)
    .replacing("%", with: Hostile.json.replacing("\\u0000", with: "")) + "\n"

  static let deck = "d" + Hostile.word
  static let title = "Deste" + Hostile.word
  static let card = "anki:e" + Hostile.word
  static let word = "eczane" + Hostile.word

  private static let config = """
    model = m\(Hostile.line)
    ca_file = /nowhere/\(Hostile.line)
    key_file = /nowhere/\(Hostile.line)

    """

  /// A course whose lessons are refused for their content, which error messages may quote.
  private static let lesson = """
    id: a1-u1-writing
    level: A1\(Hostile.line)
    unit: 1\(Hostile.line)
    skill: writing\(Hostile.line)
    title: Tanışma\(Hostile.line)
    grammar: copula-present\(Hostile.line)
    \(Hostile.line): \(Hostile.line)

    ? I am a teacher.\(Hostile.line) {#teacher\(Hostile.line)}
    = (Ben\(Hostile.line)
    x (Ben) öğretmen. :: \(Hostile.line)
    \(Hostile.line)

    """

  /// A table whose cells are all hostile; a quotation mark in a cell is doubled.
  private static let answers: String = {
    let cell = "\"\(Hostile.word.replacing("\"", with: "\"\""))\""
    return "name,item,answer,\(cell)\n"
      + "Ad\(cell.dropFirst().dropLast()),x,y\n\(cell),a1-u1-writing#teacher,\(cell),\(cell)\n"
      + "\(cell),\(cell),\(cell),\(cell)\n"
  }()

  /// A world with all hostile texts; folders have hostile names too.
  static func learner() throws -> Learner {
    let learner = try Learner()
    let place = "\(learner.home)/\(Hostile.name)"
    for name in ["config", "data", "state", "cache"] {
      try FileManager.default.createDirectory(
        atPath: "\(place)/\(name)",
        withIntermediateDirectories: true
      )
      learner.environment["XDG_\(name.uppercased())_HOME"] = "\(place)/\(name)"
    }
    _ = try learner.write(config, to: "\(Hostile.name)/config/dilim/config")
    let manager = FileManager.default
    try manager.copyItem(atPath: Learner.content, toPath: "\(place)/Content")
    let syllabus = "A1.1 | Tanışma\(Hostile.line) | Meeting\(Hostile.line) | alphabet\n"
    _ = try learner.write(syllabus, to: "\(Hostile.name)/Content/syllabus.txt")
    _ = try learner.write("abi # x\(Hostile.line)\n", to: "\(Hostile.name)/Content/glossed.txt")
    learner.environment["DILIM_CONTENT"] = "\(place)/Content"
    _ = try learner.write(answers, to: "answers/a.csv")
    try plantClass(learner)
    for name in ["hunspell", "crontab", "notify-send", "systemctl"] {
      try learner.install(name, "printf '%s\\n' \"$HOSTILE\" | tee /dev/stderr; exit 1")
    }
    learner.environment["PATH"] = "\(learner.home)/bin:/usr/bin:/bin"
    learner.environment["HOSTILE"] = Hostile.word
    learner.environment["DILIM_NOW"] = "1795374900"
    return learner
  }

  /// The same with an imported record; throws if the import was refused.
  static func imported(into learner: Learner) throws {
    let run = try learner.run(["import"], input: export)
    struct Refused: Error { let why: String }
    guard run.code == 0 else { throw Refused(why: run.errors) }
  }

  /// Puts the syllabus of the course back.
  static func teach(_ learner: Learner) throws {
    let syllabus = try String(contentsOfFile: "\(Learner.content)/syllabus.txt", encoding: .utf8)
    _ = try learner.write(syllabus, to: "\(Hostile.name)/Content/syllabus.txt")
  }

  /// Replaces lessons, notes and prompts by invalid ones.
  static func spoil(_ learner: Learner) throws {
    let content = "\(Hostile.name)/Content"
    _ = try learner.write(lesson, to: "\(content)/a1/a1-u1-writing.lesson")
    _ = try learner.write(Hostile.text, to: "\(content)/a1/\(Hostile.name).lesson")
    let note = "# Locative\(Hostile.line)\n\(Hostile.line)\n## Form\(Hostile.line)\n"
    _ = try learner.write(note, to: "\(content)/notes/locative.md")
    let prompts = "\(Hostile.name)/config/dilim/prompts"
    _ = try learner.write(
      "\(Hostile.line): x\n---\n{{\(Hostile.line)}}",
      to: "\(prompts)/chat.en.prompt"
    )
    _ = try learner.write(Hostile.text, to: "\(prompts)/\(Hostile.name).en.prompt")
  }

  /// Settings that can't be read.
  static func misconfigure(_ learner: Learner) throws {
    _ = try learner.write("\(Hostile.line) = 1\n", to: "\(Hostile.name)/config/dilim/config")
  }

  /// A model that answers with hostile texts.
  static func model() throws -> ModelServer {
    let reply = try ModelServer.goodReply()
    let text = try ModelServer.stream("Merhaba" + Hostile.text)
    let models = ModelServer.models(["m" + Hostile.json, "n" + Hostile.json])
    return try ModelServer.answering { request in
      if request.target.hasSuffix("/models") { return models }
      return request.text.contains("json_schema") ? reply : text
    }
  }

  /// A server that complains in hostile words.
  static func refusing() throws -> ModelServer {
    let complaint = ModelServer.refusal(400, "No\(Hostile.json)", code: "c\(Hostile.json)")
    return try ModelServer.answering { _ in complaint }
  }
}
