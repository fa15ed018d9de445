import Curriculum
import TextSafety

/// The prompts of the program; files of the learner override them.
package struct PromptLibrary: Sendable {
  private let own: [PromptFile]
  /// The program's files.
  private let programs: [PromptFile]

  /// Creates a library; `own` are the files in the learner's folder.
  ///
  /// Files in `own` that are neither prompts nor schemas are ignored.
  ///
  /// A file of `shipped` overrides the built-in file of the same name.
  package init(own: [PromptFile] = [], shipped: [PromptFile] = []) {
    self.own = own.filter { Self.isPrompt($0.name) || $0.name.hasSuffix(Self.schema) }
      .sorted { $0.name < $1.name }
    programs = Self.builtIn.map { inside in
      shipped.first { $0.name == inside.name && $0.bytes != inside.bytes } ?? inside
    }
  }

  /// Whether a name is meant as a prompt's: `explain-error.en.promt` too, but not an editor's backup.
  private static func isPrompt(_ name: String) -> Bool {
    if name.hasSuffix(prompt) { return true }
    return !name.hasSuffix("~")
      && PromptName.allCases.contains { name.hasPrefix($0.rawValue + ".") }
  }

  private static let prompt = ".prompt"
  private static let schema = ".schema.json"

  /// Returns the prompt for a language, or the English prompt if it has none.
  ///
  /// - Throws: ``PromptError`` if the learner's file has an error.
  package func template(
    _ name: PromptName,
    in language: TeachingLanguage
  ) throws(PromptError) -> PromptTemplate {
    for variant in [language.code, language.base, TeachingLanguage.english.code] {
      let fileName = "\(name.rawValue).\(variant)\(Self.prompt)"
      if let file = file(fileName) { return try template(file, of: name) }
    }
    let fileName = "\(name.rawValue).\(TeachingLanguage.english.code)\(Self.prompt)"
    throw PromptError(file: fileName, line: 0, reason: .noSuchFile(near: nil))
  }

  /// All prompts with their languages; the learner's override the program's.
  ///
  /// A file that would never be used is an error.
  package var templates: [Entry] {
    let names = Set(own.map(\.name))
    let files = own + programs.filter { !names.contains($0.name) }
    return files.filter { Self.isPrompt($0.name) }.sorted { $0.name < $1.name }
      .map(entry)
  }

  /// A prompt file with its content or its error.
  package struct Entry: Sendable {
    package let file: PromptFile
    package let content: Result<Content, PromptError>

    /// The name, language and template of a prompt file.
    package struct Content: Sendable {
      package let name: PromptName
      package let language: TeachingLanguage
      package let template: PromptTemplate
    }
  }

  private func entry(of file: PromptFile) -> Entry {
    do {
      let (name, language) = try Self.meaning(of: file)
      let template = try template(file, of: name)
      let content = Entry.Content(name: name, language: language, template: template)
      return Entry(file: file, content: .success(content))
    } catch {
      return Entry(file: file, content: .failure(error))
    }
  }

  private static func meaning(
    of file: PromptFile
  ) throws(PromptError) -> (PromptName, TeachingLanguage) {
    let parts = file.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let language = parts.count == 3 ? TeachingLanguage(code: parts[1]) : nil
    if let name = PromptName(rawValue: parts[0]), let language, language.code == parts[1],
      file.name.hasSuffix(prompt)
    {
      return (name, language)
    }
    let near = NearName.of(parts[0], in: PromptName.allCases.map(\.rawValue))
    let proposal = near.map { "\($0).\(language?.code ?? TeachingLanguage.english.code)\(prompt)" }
    throw PromptError(file: file.path, line: 0, reason: .noSuchFile(near: proposal))
  }

  private func template(
    _ file: PromptFile,
    of name: PromptName
  ) throws(PromptError) -> PromptTemplate {
    let template = try PromptTemplate(
      file,
      variables: name.variables,
      required: name.required,
      schema: self.file
    )
    if name.repliesInJSON, template.settings.format != .json {
      let reason = PromptError.Reason.badSetting("output.format", expected: "json here")
      throw PromptError(file: file.path, line: 1, reason: reason)
    }
    return template
  }

  private func file(_ name: String) -> PromptFile? {
    own.first { $0.name == name } ?? programs.first { $0.name == name }
  }

  /// The files that are compiled into the program.
  package static let builtIn: [PromptFile] = [
    PromptFile(
      name: "another-example.en.prompt",
      bytes: PackageResources.another_example_en_prompt
    ),
    PromptFile(
      name: "another-example.tr.prompt",
      bytes: PackageResources.another_example_tr_prompt
    ),
    PromptFile(name: "chat.en.prompt", bytes: PackageResources.chat_en_prompt),
    PromptFile(name: "chat.tr.prompt", bytes: PackageResources.chat_tr_prompt),
    PromptFile(name: "comment.schema.json", bytes: PackageResources.comment_schema_json),
    PromptFile(
      name: "comment-monologue.en.prompt",
      bytes: PackageResources.comment_monologue_en_prompt
    ),
    PromptFile(
      name: "comment-monologue.tr.prompt",
      bytes: PackageResources.comment_monologue_tr_prompt
    ),
    PromptFile(name: "example.schema.json", bytes: PackageResources.example_schema_json),
    PromptFile(
      name: "explain-choice.en.prompt",
      bytes: PackageResources.explain_choice_en_prompt
    ),
    PromptFile(
      name: "explain-choice.tr.prompt",
      bytes: PackageResources.explain_choice_tr_prompt
    ),
    PromptFile(
      name: "explain-dictation.en.prompt",
      bytes: PackageResources.explain_dictation_en_prompt
    ),
    PromptFile(
      name: "explain-dictation.tr.prompt",
      bytes: PackageResources.explain_dictation_tr_prompt
    ),
    PromptFile(
      name: "explain-differently.en.prompt",
      bytes: PackageResources.explain_differently_en_prompt
    ),
    PromptFile(
      name: "explain-differently.tr.prompt",
      bytes: PackageResources.explain_differently_tr_prompt
    ),
    PromptFile(name: "explain-error.en.prompt", bytes: PackageResources.explain_error_en_prompt),
    PromptFile(name: "explain-error.tr.prompt", bytes: PackageResources.explain_error_tr_prompt),
    PromptFile(
      name: "explain-speech.en.prompt",
      bytes: PackageResources.explain_speech_en_prompt
    ),
    PromptFile(
      name: "explain-speech.tr.prompt",
      bytes: PackageResources.explain_speech_tr_prompt
    ),
    PromptFile(name: "explanation.schema.json", bytes: PackageResources.explanation_schema_json),
    PromptFile(name: "opinion.schema.json", bytes: PackageResources.opinion_schema_json),
    PromptFile(name: "second-opinion.en.prompt", bytes: PackageResources.second_opinion_en_prompt),
    PromptFile(name: "second-opinion.tr.prompt", bytes: PackageResources.second_opinion_tr_prompt),
  ]
}
