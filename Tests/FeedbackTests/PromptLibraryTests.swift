import Curriculum
import Feedback
import Foundation
import Testing

@Suite struct PromptLibraryTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Prompts")

  @Test func `the built-in prompts equal the files of the folder, byte for byte`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0 != "README.md" }
    #expect(Set(names) == Set(PromptLibrary.builtIn.map(\.name)))
    for file in PromptLibrary.builtIn {
      let bytes = try Data(contentsOf: Self.folder.appending(path: file.name))
      #expect(Array(bytes) == file.bytes, "\(file.name)")
    }
  }

  @Test func `every prompt of the program renders at every level without a missing value`() throws {
    for level in Level.allCases {
      let samples = SamplePrompts.renderings(of: PromptLibrary(), level: level)
      #expect(samples.count == PromptName.allCases.count * 2)
      for sample in samples {
        let messages = try sample.messages.get()
        #expect(messages.last?.role == .user)
        for message in messages {
          #expect(!message.text.contains("{{") && !message.text.contains("}}"))
          #expect(!message.text.contains("\n\n\n"), "\(sample.file.name)")
          #expect(!message.text.contains("\"\""), "\(sample.file.name): \(message.text)")
        }
      }
    }
  }

  @Test func `the schemas list what the program reads, and use only what servers support`() throws {
    func properties(_ name: String) throws -> [String: Any] {
      let file = try #require(PromptLibrary.builtIn.first { $0.name == name })
      let object = try JSONSerialization.jsonObject(with: Data(file.bytes))
      let schema = try #require(object as? [String: Any])
      try Self.checkStrict(schema)
      return try #require(schema["properties"] as? [String: Any])
    }
    let explanation = try properties("explanation.schema.json")
    let edits = try #require(explanation["edits"] as? [String: Any])
    let items = try #require(edits["items"] as? [String: Any])
    let edit = try #require(items["properties"] as? [String: Any])
    let category = try #require(edit["category"] as? [String: Any])
    #expect(category["enum"] as? [String] == ReplyCategory.allCases.map(\.rawValue))
    let written = try JSONSerialization.jsonObject(with: Data(Question.reply.value.json.utf8))
    #expect(Set(explanation.keys) == Set(try #require(written as? [String: Any]).keys))
    #expect(Set(try properties("example.schema.json").keys) == ["tr", "gloss"])
  }

  /// Checks that every object is closed and every field required.
  static func checkStrict(_ schema: [String: Any]) throws {
    if let properties = schema["properties"] as? [String: Any] {
      #expect(schema["additionalProperties"] as? Bool == false)
      #expect(Set(try #require(schema["required"] as? [String])) == Set(properties.keys))
      for case let property as [String: Any] in properties.values { try checkStrict(property) }
    }
    if let items = schema["items"] as? [String: Any] { try checkStrict(items) }
    let known: Set = ["type", "additionalProperties", "required", "properties", "items", "enum"]
    #expect(Set(schema.keys).isSubset(of: known))
  }

  @Test func `the text is last in the schema, so that a reply can be judged before it`() throws {
    let file = try #require(PromptLibrary.builtIn.first { $0.name == "explanation.schema.json" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let names = ["verdict_agrees", "edits", "corrected", "example", "hint", "confidence"]
    let places = try (names + ["explanation"]).map { name in
      try #require(text.range(of: "\"\(name)\": {")).lowerBound
    }
    #expect(places == places.sorted())
  }

  static func text(_ body: String) -> String {
    "---\noutput:\n  format: json\n---\n\(body){{json findings}}"
  }

  static let usual = text("{{json answer}}{{json right_answer}}")

  static func own(_ name: String, _ text: String = usual) -> PromptFile {
    PromptFile(name: name, path: "prompts/\(name)", bytes: Array(text.utf8))
  }

  @Test func `a learner's prompt overrides the program's`() throws {
    let library = PromptLibrary(own: [Self.own("explain-error.en.prompt")])
    let german = try #require(TeachingLanguage(code: "de"))
    #expect(
      try library.template(.explainError, in: .english).file == "prompts/explain-error.en.prompt"
    )
    #expect(
      try library.template(.explainError, in: german).file == "prompts/explain-error.en.prompt"
    )
    #expect(try library.template(.explainError, in: .turkish).file == "explain-error.tr.prompt")
    #expect(library.templates.count == PromptName.allCases.count * 2)
    #expect(
      try library.template(.explainError, in: .english).hash
        != PromptLibrary().template(.explainError, in: .english).hash
    )
  }

  @Test func `a prompt for a language is used for that language only`() throws {
    let library = PromptLibrary(own: [Self.own("explain-error.de.prompt")])
    for code in ["de", "de-at"] {
      let language = try #require(TeachingLanguage(code: code))
      #expect(
        try library.template(.explainError, in: language).file == "prompts/explain-error.de.prompt"
      )
    }
    let french = try #require(TeachingLanguage(code: "fr"))
    #expect(try library.template(.explainError, in: french).file == "explain-error.en.prompt")
    #expect(library.templates.count == PromptName.allCases.count * 2 + 1)
  }

  @Test func `a learner's schema is used with the learner's or the program's prompt`() throws {
    let schema = PromptFile(name: "explanation.schema.json", bytes: Array("{}".utf8))
    let library = PromptLibrary(own: [schema])
    #expect(try library.template(.explainError, in: .english).schema == "{}")
  }

  static let wrong: [(name: String, text: String, part: String)] = [
    ("explain-eror.en.prompt", usual, "did you mean explain-error.en.prompt?"),
    ("explain-error.tr.promt", usual, "did you mean explain-error.tr.prompt?"),
    ("explain-error.en.prompt.txt", usual, "did you mean explain-error.en.prompt?"),
    ("explain-error.prompt", usual, "did you mean explain-error.en.prompt?"),
    ("explain-error.EN.prompt", usual, "did you mean explain-error.en.prompt?"),
    ("explain-error.english.prompt", usual, "no prompt has this name"),
    ("mine.en.prompt", usual, "no prompt has this name"),
    ("explain-error.en.prompt", text(""), "never uses answer"),
    ("explain-error.en.prompt", text("{{json examples}}"), "unknown variable examples"),
    ("explain-error.en.prompt", "---\n---\n{{answer}}", "never uses findings"),
    (
      "explain-error.en.prompt", "---\n---\n{{answer}}{{right_answer}}{{findings}}",
      "expected json here"
    ),
    (
      "explain-error.de.prompt", text("{{json answer}}{{json right_answer}}{{json teacher_note}}"),
      "no value for teacher_note"
    ),
  ]

  @Test(arguments: wrong)
  func `an error in a learner's file is reported, and the other files still render`(
    name: String,
    text: String,
    part: String
  ) throws {
    let file = Self.own(name, text)
    let samples = SamplePrompts.renderings(of: PromptLibrary(own: [file]), level: .a1)
    var errors: [PromptError] = []
    for sample in samples {
      if case .failure(let error) = sample.messages { errors.append(error) }
    }
    #expect(errors.count == 1)
    #expect(errors.first.map { "\($0)".contains(part) } == true, "\(errors)")
    #expect(errors.first?.file == file.path)
  }

  @Test func `an editor's backup and other files are ignored`() {
    let names = ["explain-error.en.prompt~", ".chat.en.prompt.swp", "README.md", "notes.txt"]
    let library = PromptLibrary(own: names.map { Self.own($0, "") })
    #expect(library.templates.count == PromptName.allCases.count * 2)
  }

  static let codes: [(code: String, name: String?)] = [
    ("en", "English"), ("TR", "Turkish"), ("pt-BR", "Portuguese"), ("zh-hant-tw", "Chinese"),
    ("gsw", "the language with the code gsw"), ("", nil), ("e", nil), ("english", nil),
    ("en_US", nil), ("en-", nil), ("../x", nil), ("dé", nil), ("12", nil), ("en-a-b-c", nil),
  ]

  @Test(arguments: codes)
  func `a language is a code that can be part of a file name`(code: String, name: String?) {
    #expect(TeachingLanguage(code: code)?.name == name)
  }
}
