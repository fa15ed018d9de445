/// A command line that prints some of the hostile text of ``HostileWorld``.
struct HostileRun {
  /// The files of the world besides the imported record.
  enum Place {
    case planted
    /// A syllabus that can be read.
    case taught
    /// A course and prompts that can't be read.
    case spoilt
    case misconfigured
    case model
    case refusal
  }

  /// The arguments; `~/` is the learner's home folder.
  let words: [String]
  var input = ""
  var place = Place.planted
  var environment: [String: String] = [:]
  /// The input at a terminal; nil if the command is not run there.
  var keys: String? = ""
  /// Whether a line of JSON has the complete planted text.
  var carries = false
  /// Whether the command prints texts with several lines.
  var hasLines = false
  var hasTabs = false

  var command: String { words.first ?? "dilim" }
}

extension HostileRun {
  private static let text = Hostile.word
  /// Ctrl-D.
  private static let leave = "\u{4}"
  private static let answers = [
    Hostile.line, ":undo\(Hostile.line)", ":hint", ":add \(Hostile.line)",
  ]
  .map { $0 + "\n" }.joined()

  /// Every command with its actions and input; a test compares the list with the program.
  static let all: [HostileRun] = sessions + cards + tables + classes + assistant + authors + rest

  private static let course = ["--content", Document.content]

  private static let sessions = [
    HostileRun(words: [], keys: leave),
    HostileRun(words: ["lesson", "a1-u1-writing"], input: answers, keys: leave),
    HostileRun(words: ["lesson", "a1-u1-reading"], input: answers, keys: leave),
    HostileRun(words: ["lesson", "a1-u1-vocabulary"], input: answers, keys: leave),
    HostileRun(words: ["lesson", "a1-u1-writing"], place: .spoilt),
    HostileRun(words: ["lesson", text]),
    HostileRun(
      words: [
        "lesson", "a1-u1-speaking", "--transcript-command",
        "printf '%s' \"$HOSTILE\"; printf '%s' \"$HOSTILE\" >&2",
      ],
      input: "\n\n\n\n",
      keys: nil,
      hasLines: true,
      hasTabs: true
    ),
    HostileRun(words: ["lesson", "a1-u1-speaking", "--transcript-file", text]),
    HostileRun(words: ["today", "--minutes", "5"], input: answers),
    HostileRun(
      words: ["today", "--minutes", "5"],
      input: answers,
      place: .taught,
      keys: leave
    ),
    HostileRun(words: ["today", "--json"]),
    HostileRun(words: ["today", "--minutes", "5"], place: .spoilt),
    HostileRun(words: ["practice", "writing"], input: answers, keys: leave),
    HostileRun(words: ["practice", "writing"], place: .spoilt),
    HostileRun(words: ["practice", text]),
    HostileRun(words: ["practice", "--mistakes"], input: answers, keys: nil),
    HostileRun(words: ["practice", "--words"], input: answers, keys: nil),
    HostileRun(words: ["practice", "--weak"], input: answers, keys: nil),
    HostileRun(words: ["practice", "--grammar", text], place: .spoilt),
    HostileRun(words: ["practice", "--grammar", text, "--all"]),
    HostileRun(words: ["review", HostileWorld.title], keys: leave),
    HostileRun(words: ["review", "--cram"], input: answers + "1\n\n4\n", keys: leave),
    HostileRun(words: ["review", "--kind", "type", "--cram"], input: answers, keys: leave),
    HostileRun(
      words: ["game", "scramble", "--word", "kalem", "--json"],
      input: "\(Hostile.line)\nalem\n:end\n",
      keys: nil
    ),
    HostileRun(words: ["game", "scramble", "--word", "kalem"], input: answers, keys: leave),
    HostileRun(words: ["game", "scramble", "--word", text]), HostileRun(words: ["game", text]),
    HostileRun(
      words: ["drill", "dative", "--json"] + course,
      input: "\(Hostile.line)\n:quit\n",
      keys: nil
    ),
    HostileRun(words: ["drill", "dative"] + course, input: answers, keys: leave),
    HostileRun(
      words: ["drill", "sounds", "--say", "--json"] + course,
      input: "\(Hostile.line)\n:quit\n",
      keys: nil
    ),
    HostileRun(words: ["drill", "sounds", "--say"] + course, input: answers, keys: leave),
    HostileRun(words: ["drill", "sounds"] + course),
    HostileRun(words: ["drill", "sounds", text] + course),
    HostileRun(words: ["drill", "dative", text] + course),
    HostileRun(words: ["drill", "sounds", "--list"], place: .spoilt),
    HostileRun(words: ["drill", text] + course), HostileRun(words: ["drill"], place: .spoilt),
    HostileRun(words: ["placement"], input: answers, keys: leave),
    HostileRun(words: ["placement"], place: .spoilt),
    HostileRun(words: ["placement", "--json"]),
    HostileRun(words: ["test"], input: answers),
    HostileRun(words: ["test"], place: .spoilt), HostileRun(words: ["test", text]),
    HostileRun(words: ["test", "A1", "--json"]),
    HostileRun(words: ["level"], keys: leave), HostileRun(words: ["level", text]),
  ]

  private static let cards = [
    HostileRun(words: ["decks"], carries: true),
    HostileRun(words: ["decks", "show", HostileWorld.deck], carries: true),
    HostileRun(words: ["decks", "new", "Yeni\(text)"]),
    HostileRun(words: ["decks", "set", HostileWorld.deck, "title=\(text)", "--dry-run"]),
    HostileRun(words: ["decks", "set", HostileWorld.deck, "scheduler=ladder"], keys: "n\r"),
    HostileRun(words: ["decks", "set", HostileWorld.deck, text]),
    HostileRun(words: ["decks", "rm", HostileWorld.deck], keys: "n\r"),
    HostileRun(words: ["decks", "rm", HostileWorld.deck, "--yes"]),
    HostileRun(words: ["cards", "add", "w\(text)", "m\(text)", "--pos", text, "--tag", text]),
    HostileRun(
      words: ["cards", "add"],
      input: "w\(Hostile.line)\tm\(Hostile.line)\n\(Hostile.line.replacing("\t", with: ""))\n",
      keys: nil
    ),
    HostileRun(words: ["cards", "search", "e"], carries: true),
    HostileRun(words: ["cards", "search", text]),
    HostileRun(words: ["cards", "list"], carries: true),
    HostileRun(words: ["cards", "list", "--category", text]),
    HostileRun(words: ["cards", "list", "--deck", HostileWorld.deck], carries: true),
    HostileRun(words: ["cards", "show", HostileWorld.card], carries: true),
    HostileRun(
      words: ["cards", "edit", HostileWorld.card],
      environment: ["EDITOR": "false '\(text)'"]
    ),
    HostileRun(
      words: ["cards", "edit", HostileWorld.card],
      environment: ["EDITOR": "sed -i s/word/no/"]
    ),
    HostileRun(words: ["cards", "set", HostileWorld.card, "known"]),
    HostileRun(words: ["cards", "set", HostileWorld.card, text]),
    HostileRun(words: ["cards", "rm", HostileWorld.card], keys: "n\r"),
    HostileRun(words: ["cards", "rm", HostileWorld.card, "--yes"]),
    HostileRun(
      words: ["cards", "import", "-"],
      input: "#x:\(Hostile.line)\nword,meaning,\(Hostile.line)\na\(Hostile.line),b,c\n,b,c\n",
      keys: nil
    ),
    HostileRun(
      words: ["cards", "import", "-"],
      input: #"{"word":"w\#(Hostile.json)","meaning":"m\#(Hostile.json)"}"#
        + "\n{\(Hostile.line)\n",
      keys: nil
    ),
    HostileRun(words: ["cards", "import", "\(text).txt"]),
    HostileRun(words: ["cards", "export", "-"], carries: true, hasLines: true, hasTabs: true),
    HostileRun(words: ["cards", "export", "~/\(Hostile.name).apkg"]),
    HostileRun(words: ["cards", "optimize", HostileWorld.deck]),
    HostileRun(words: ["cards", "simulate", text]),
    HostileRun(words: ["due"]), HostileRun(words: ["due", "--list"], carries: true),
    HostileRun(words: ["due", "--prompt"]),
  ]

  private static let tables = [
    HostileRun(words: ["status"], carries: true), HostileRun(words: ["status"], place: .spoilt),
    HostileRun(words: ["progress"]),
    HostileRun(words: ["progress"], place: .taught, keys: leave, carries: true),
    HostileRun(words: ["progress"], place: .spoilt),
    HostileRun(words: ["progress", "--html", "~/page.html"]),
    HostileRun(words: ["mistakes"]), HostileRun(words: ["mistakes", "--json"], carries: true),
    HostileRun(words: ["mistakes"], place: .spoilt), HostileRun(words: ["mistakes", "harmony"]),
    HostileRun(words: ["mistakes", "a1-u1-writing#teacher"]),
    HostileRun(words: ["mistakes", text]),
    HostileRun(words: ["mistakes", "a1-u1-writing#\(text)"]),
    HostileRun(words: ["proposals"]), HostileRun(words: ["proposals", "--json"]),
    HostileRun(words: ["proposals", text]),
    HostileRun(words: ["proposals", "--accept", text, "--into", text]),
    HostileRun(words: ["proposals", "--from", "-"], input: "\(Hostile.line)\n", keys: nil),
    HostileRun(
      words: ["proposals", "--from", "-"],
      input:
        #"{"answer":"\#(Hostile.json)","differences":[],"id":"a1-u1-writing#\#(Hostile.json)","#
        + #""item":"a1-u1-writing#\#(Hostile.json)","last":1,"overruled":0,"proposed":1,"#
        + #""schema":1,"unsure":1}"# + "\n",
      keys: nil
    ),
    HostileRun(words: ["find", text]), HostileRun(words: ["find", "ev"]),
    HostileRun(words: ["find", text, "--json"]), HostileRun(words: ["find", "ev"], place: .spoilt),
    HostileRun(words: ["look", text]), HostileRun(words: ["look", text, "--json"]),
    HostileRun(words: ["look", "ev"], place: .spoilt),
    HostileRun(words: ["say", text]), HostileRun(words: ["sound", text]),
    HostileRun(words: ["sound", "prepare", text]),
    HostileRun(
      words: ["sound", "prepare", text],
      environment: ["DILIM_SOUND": "on", "PATH": "/nowhere"]
    ),
    HostileRun(words: ["note"]), HostileRun(words: ["note", text]),
    HostileRun(words: ["note", "locative"], place: .spoilt),
    HostileRun(words: ["grade", "--accept", "\(text) ev", text]),
    HostileRun(words: ["grade", "--item", text, text]),
    HostileRun(
      words: ["grade", "--json"],
      input:
        #"{"id":"\#(Hostile.json)","accept":["ev"],"answer":"\#(Hostile.json)"}"# + "\n"
        + #"{"accept":["ev\#(Hostile.json)"],"answer":"\#(Hostile.json)"}"#
        + "\n{\"id\":\"\(Hostile.line)\n{\"\(Hostile.json)\":1}\n",
      keys: nil,
      carries: true
    ),
    HostileRun(words: ["grade", "--csv", "~/answers"]),
    HostileRun(words: ["grade", "--csv", "~/answers", "--format", "csv"]),
    HostileRun(words: ["grade", "--csv", "~/answers", "--format", "html"], hasLines: true),
    HostileRun(words: ["grade", "--csv", "~/answers", "--student", text]),
    HostileRun(words: ["grade", "--csv", text]),
    HostileRun(words: ["accept", "a1-u1-writing#teacher", "Hocayım.", "--csv", "~/answers"]),
    HostileRun(words: ["accept", "a1-u1-writing#teacher", text, "--csv", "~/answers"]),
    HostileRun(words: ["accept", text, text, "--csv", "~/answers"]),
    HostileRun(words: ["inflect", text]), HostileRun(words: ["inflect", "ev", text]),
    HostileRun(
      words: ["inflect", "--json"],
      input: #"{"id":"\#(Hostile.json)","lemma":"ev","features":"N;ABL;PL"}"# + "\n",
      keys: nil,
      carries: true
    ),
    HostileRun(words: ["analyze", text]),
    HostileRun(words: ["analyze"], input: "\(Hostile.line)\n", keys: nil, hasLines: true),
  ]

  private static let wrong = ["explain", "--accept", "(Ben) öğretmenim.", "--level", "A1"]

  private static let assistant = [
    HostileRun(words: wrong + ["Ben öğretmenım"], place: .model),
    HostileRun(words: wrong + ["Ben öğretmenım\(text)"], place: .refusal),
    HostileRun(words: wrong + ["Ben öğretmenım"], place: .misconfigured),
    HostileRun(words: wrong + ["--language", text, text]),
    HostileRun(words: ["feedback"]), HostileRun(words: ["feedback", "--add"]),
    HostileRun(words: ["feedback", "--dry-run"], place: .model),
    HostileRun(words: ["feedback", "--send"], place: .model),
    HostileRun(words: ["feedback", "--send"], place: .refusal),
    HostileRun(words: ["feedback", "--usage"]), HostileRun(words: ["feedback", "--retry"]),
    HostileRun(words: ["feedback", "--delete"]),
    HostileRun(
      words: ["chat"],
      input: "Selam\(Hostile.line)\n/level \(Hostile.line)\n/\(Hostile.line)\n/share\n",
      place: .model,
      keys: leave,
      hasLines: true
    ),
    HostileRun(
      words: ["chat", "--resume", "last"],
      input: "Selam\n",
      place: .refusal,
      keys: leave
    ),
    HostileRun(words: ["chat", "--resume", text], place: .model),
    HostileRun(words: ["chat", "--list"]), HostileRun(words: ["chat", "--delete"]),
    HostileRun(words: ["doctor"], place: .model), HostileRun(words: ["doctor"], place: .refusal),
    HostileRun(words: ["doctor"], place: .spoilt),
    HostileRun(words: ["doctor"], place: .misconfigured),
    HostileRun(words: ["doctor"], environment: ["TERM": text]),
    HostileRun(words: ["prompts", "check"], place: .spoilt),
    HostileRun(words: ["prompts", "show", "explain-error.en.prompt"], hasLines: true),
    HostileRun(words: ["prompts", "show", text]), HostileRun(words: ["prompts", "path"]),
  ]

  private static let authors = [
    HostileRun(words: ["check"]), HostileRun(words: ["check"], place: .spoilt),
    HostileRun(words: ["check", "--spelling", "--coverage"]), HostileRun(words: ["check", text]),
    HostileRun(words: ["check", "--fix"], place: .spoilt),
  ]

  private static let rest = [
    HostileRun(words: ["export"], carries: true),
    HostileRun(words: ["import"], input: HostileWorld.export, keys: nil),
    HostileRun(
      words: ["import"],
      input: "{\"dilim\":\"export\",\"version\":3}\n{\"type\":\"\(Hostile.json)\"}\n",
      keys: nil
    ),
    HostileRun(
      words: ["import"],
      input: HostileWorld.export.replacing("\"deck\":\"d", with: "\"deck\":\"unknown"),
      keys: nil
    ),
    HostileRun(words: ["import", text]),
    HostileRun(words: ["config"]), HostileRun(words: ["config", "show"], place: .misconfigured),
    HostileRun(
      words: ["config", "show"],
      environment: ["DILIM_BASE_URL": text, "DILIM_MODEL": text]
    ),
    HostileRun(words: ["config", "path"]), HostileRun(words: ["config", "get", "model"]),
    HostileRun(words: ["config", "set", "model", text]),
    HostileRun(words: ["config", "set", "max_tokens", text]),
    HostileRun(words: ["config", "set", text, text]), HostileRun(words: ["config", "unset", text]),
    HostileRun(words: ["config", "preset", text]), HostileRun(words: ["config", text]),
    HostileRun(words: ["remind", "install", "--dry-run"]),
    HostileRun(words: ["remind", "install", text]),
    HostileRun(words: ["remind", "remove"], keys: "n\r"), HostileRun(words: ["remind", "show"]),
    HostileRun(words: ["remind", "now"]), HostileRun(words: ["remind", text]),
    HostileRun(words: ["restore", "--list"]), HostileRun(words: ["restore", text]),
    HostileRun(words: ["restore", "--dry-run"]), HostileRun(words: ["restore"], keys: "n\r"),
    HostileRun(words: ["paths"]), HostileRun(words: ["paths", "--content", text]),
    HostileRun(words: ["completions", "bash"]), HostileRun(words: ["completions", "zsh"]),
    HostileRun(words: ["completions", "fish"]), HostileRun(words: ["completions", text]),
    HostileRun(words: ["completions", "offer", "--", "review", ""], hasTabs: true),
    HostileRun(words: ["completions", "offer", "--", text, text], hasTabs: true),
    HostileRun(words: ["help"]), HostileRun(words: ["help", text]),
    HostileRun(words: ["help", "--man"]), HostileRun(words: ["help", "categories"]),
    HostileRun(words: ["version"]), HostileRun(words: ["version", text]),
    HostileRun(words: ["version"], environment: ["DILIM_NOW": text]),
  ]
}
