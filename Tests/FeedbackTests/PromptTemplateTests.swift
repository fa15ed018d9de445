import Feedback
import Testing

@Suite struct PromptTemplateTests {
  /// Renders a text that may use `name`, `other`, `list` and `flag`.
  static func render(
    _ body: String,
    _ values: [String: PromptValue] = [:]
  ) throws -> [PromptMessage] {
    try template(body).render(values)
  }

  static func template(_ body: String, settings: String = "") throws -> PromptTemplate {
    let file = PromptFile(name: "x.en.prompt", bytes: Array("---\n\(settings)---\n\(body)".utf8))
    return try PromptTemplate(file, variables: ["name", "other", "list", "flag"])
  }

  static func line(_ text: String, _ values: [String: PromptValue] = [:]) throws -> String {
    try render(text, values).map(\.text).joined(separator: "|")
  }

  // The cases of dotprompt's "variables" and "unicode" tests that are in the subset.
  static let written: [(body: String, values: [String: PromptValue], text: String)] = [
    ("Hello, {{name}}.", ["name": .text("Mike")], "Hello, Mike."),
    ("Hello, {{ name }}.", ["name": .text("Mike")], "Hello, Mike."),
    ("{{name}}{{other}}", ["name": .text("a"), "other": .text("b")], "ab"),
    ("{{name}} and {{name}}", ["name": .text("x")], "x and x"),
    ("{{name}}", ["name": .text("こんにちは 🎉 çğıİöşü")], "こんにちは 🎉 çğıİöşü"),
    ("İyi günler, {{name}} 👋", ["name": .text("Şule")], "İyi günler, Şule 👋"),
    ("{{json name}}", ["name": .text("a\"b\\c\nd\te")], #""a\"b\\c\nd\te""#),
    ("{{json name}}", ["name": .text("çğış")], "\"çğış\""),
    ("{{json name}}", ["name": .number(-3)], "-3"),
    ("{{json list}}", ["list": .list([.text("a"), .flag(true), .number(2)])], #"["a", true, 2]"#),
    ("{{json list}}", ["list": .list([])], "[]"),
    (
      "{{json name}}",
      ["name": .fields([.init("id", .number(1)), .init("a\"b", .list([.text("x")]))])],
      #"{"id": 1, "a\"b": ["x"]}"#
    ),
    ("{{name}}", ["name": .flag(false)], "false"),
    ("a {{#if flag}}b {{/if}}c", ["flag": .flag(true)], "a b c"),
    ("a {{#if flag}}b {{/if}}c", ["flag": .flag(false)], "a c"),
    ("a {{#if flag}}b {{/if}}c", [:], "a c"),
    ("a{{#if name}}, {{name}}{{/if}}", ["name": .text("")], "a"),
    ("a{{#if list}} b{{/if}}", ["list": .list([])], "a"),
    ("a\n{{#if flag}}\nb\n{{/if}}\nc", ["flag": .flag(true)], "a\nb\nc"),
    ("a\n{{#if flag}}\nb\n{{/if}}\nc", ["flag": .flag(false)], "a\nc"),
    ("a\n  {{#if flag}}  \nb\n\t{{/if}}\nc", ["flag": .flag(true)], "a\nb\nc"),
    (
      "{{#if flag}}1{{#if name}}2{{/if}}3{{/if}}4", ["flag": .flag(true)], "134"
    ),
    ("{{#if flag}}1{{#if name}}2{{/if}}3{{/if}}4", ["name": .text("x")], "4"),
    (#"\{{name}} is a tag"#, [:], "{{name}} is a tag"),
    ("{ {name} } {x}", [:], "{ {name} } {x}"),
    ("one\r\ntwo {{name}}\r\n", ["name": .text("x")], "one\ntwo x"),
    (#"{{role "system"}}a{{role "user"}}b{{role "model"}}c"#, [:], "a|b|c"),
  ]

  @Test(arguments: written)
  func `a prompt is filled in`(body: String, values: [String: PromptValue], text: String) throws {
    #expect(try Self.line(body, values) == text)
  }

  @Test func `roles separate the messages, and an empty one is left out`() throws {
    let body = """
      before
      {{role "system"}}
      rules

      {{role "user"}}
      {{#if name}}
      {{name}}
      {{/if}}
      {{role "model"}}
      yes
      """
    let without = try Self.render(body)
    #expect(
      without == [
        PromptMessage(role: .user, text: "before"), PromptMessage(role: .system, text: "rules"),
        PromptMessage(role: .assistant, text: "yes"),
      ]
    )
    let with = try Self.render(body, ["name": .text("hi")])
    #expect(with.map(\.role) == [.user, .system, .user, .assistant])
    #expect(with[2].text == "hi")
  }

  @Test func `settings are read`() throws {
    let template = try Self.template(
      "x",
      settings: """
        # a comment
        description: "Says: hello"
        config:
          temperature: 0.2
          max_tokens: 300
        output:
          format: json

        """
    )
    #expect(template.settings.description == "Says: hello")
    #expect(template.settings.temperature == 0.2)
    #expect(template.settings.maxTokens == 300)
    #expect(template.settings.format == .json)
  }

  static let broken: [(text: String, line: Int, part: String)] = [
    ("Hello", 1, "between two lines of ---"),
    ("---\nHello", 1, "between two lines of ---"),
    ("---\n---\n", 0, "the prompt is empty"),
    ("---\n---\n{{role \"system\"}}\n \n", 0, "the prompt is empty"),
    ("---\nmodel: gpt\n---\nx", 2, "does not choose the model"),
    ("---\nconfig:\n  temperatur: 1\n---\nx", 3, "did you mean config.temperature?"),
    ("---\nconfig:\n  temperature: hot\n---\nx", 3, "a number from 0 to 2"),
    ("---\nconfig:\n  temperature: nan\n---\nx", 3, "a number from 0 to 2"),
    ("---\nconfig:\n  max_tokens: 0\n---\nx", 3, "from 1 to 32768"),
    ("---\noutput:\n  format: yaml\n---\nx", 3, "text or json"),
    ("---\noutput:\n  schema: ../x.json\n---\nx", 3, "beside the prompt"),
    ("---\noutput:\n  schema: x.json\n---\nx", 0, "x.json is missing"),
    ("---\ndescription: a\ndescription: b\n---\nx", 3, "set twice"),
    ("---\n  temperature: 1\n---\nx", 2, "expected key: value"),
    ("---\nnonsense\n---\nx", 2, "expected key: value, found nonsense"),
    ("---\n---\na\n{{name\n}}", 4, "{{ without }}"),
    ("---\n---\n{{nam}}", 3, "did you mean name?"),
    ("---\n---\n{{password}}", 3, "this prompt has flag, list, name, other"),
    ("---\n---\n\n{{#if password}}x{{/if}}", 4, "unknown variable password"),
    ("---\n---\n{{json password}}", 3, "unknown variable password"),
    ("---\n---\n{{{name}}}", 3, "unknown tag"),
    ("---\n---\n{{#each list}}x{{/each}}", 3, "unknown tag {{#each list}}"),
    ("---\n---\n{{>partial}}", 3, "unknown tag"),
    ("---\n---\n{{name.first}}", 3, "unknown tag"),
    ("---\n---\n{{}}", 3, "unknown tag"),
    ("---\n---\n{{role \"root\"}}x", 3, "unknown role root"),
    ("---\n---\n{{role system}}x", 3, "unknown role system"),
    ("---\n---\n{{#if name}}\n{{role \"system\"}}\nx\n{{/if}}", 4, "a role can't be inside"),
    ("---\n---\n{{#if name}}\nx", 3, "{{#if name}} is never closed"),
    ("---\n---\nx\n{{/if}}", 4, "without {{#if}}"),
    (
      "---\n---\n" + String(repeating: "{{#if name}}", count: 9) + "x"
        + String(repeating: "{{/if}}", count: 9), 3, "at most 8"
    ),
    ("---\n---\n" + String(repeating: "x", count: 70_000), 0, "too large"),
  ]

  @Test(arguments: broken)
  func `an error is reported with its line and its remedy`(
    text: String,
    line: Int,
    part: String
  ) throws {
    let file = PromptFile(name: "x.en.prompt", path: "/p/x.en.prompt", bytes: Array(text.utf8))
    let error = try #require(throws: PromptError.self) {
      _ = try PromptTemplate(file, variables: ["name", "other", "list", "flag"])
    }
    #expect(error.line == line)
    #expect(error.description.hasPrefix("/p/x.en.prompt:\(line): "))
    #expect(error.description.contains(part), "\(error)")
  }

  @Test func `invalid UTF-8 is rejected, a byte order mark is accepted`() throws {
    let bad = PromptFile(name: "x", bytes: Array("---\n---\n".utf8) + [0xFF])
    #expect(throws: PromptError(file: "x", line: 0, reason: .notUTF8)) {
      _ = try PromptTemplate(bad, variables: [])
    }
    let marked = PromptFile(name: "x", bytes: [0xEF, 0xBB, 0xBF] + Array("---\n---\nhi".utf8))
    #expect(try PromptTemplate(marked, variables: []).render([:]).map(\.text) == ["hi"])
  }

  @Test func `a missing value is an error where it would be written`() throws {
    let template = try Self.template("a\nb {{name}}")
    let error = try #require(throws: PromptError.self) { _ = try template.render([:]) }
    #expect(error == PromptError(file: "x.en.prompt", line: 4, reason: .missingValue("name")))
    #expect(try Self.line("a{{#if name}}{{other}}{{/if}}") == "a")
  }

  @Test func `a required variable must be written, not only tested`() {
    let file = PromptFile(name: "x", bytes: Array("---\n---\na{{#if name}}b{{/if}}".utf8))
    #expect(throws: PromptError(file: "x", line: 0, reason: .missingVariable("name"))) {
      _ = try PromptTemplate(file, variables: ["name"], required: ["name"])
    }
  }

  @Test func `the hash changes with the file and with its schema`() throws {
    let text = "---\noutput:\n  schema: a.json\n---\nx"
    let file = PromptFile(name: "x", bytes: Array(text.utf8))
    func hash(_ file: PromptFile, _ schema: String) throws -> String {
      try PromptTemplate(file, variables: []) { name in
        PromptFile(name: name, bytes: Array(schema.utf8))
      }.hash
    }
    let first = try hash(file, "{}")
    #expect(try hash(file, "{}") == first)
    #expect(try hash(file, "{ }") != first)
    #expect(try hash(PromptFile(name: "x", bytes: Array((text + " ").utf8)), "{}") != first)
    let plain = try Self.template("x")
    #expect(plain.hash == SHA256.hex(Array("---\n---\nx".utf8)))
  }
}
