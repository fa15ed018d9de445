package import TextSafety

extension PromptError.Reason: CustomStringConvertible {
  package var description: String { message.string }

  /// The error and its remedy in a few words, in the language of the interface.
  package var message: SafeText {
    switch self {
    case .tooLarge, .notUTF8, .noSuchFile, .noSchema, .noText, .missingVariable, .missingValue:
      aboutFile
    case .noFrontMatter, .unreadableSetting, .unknownSetting, .repeatedSetting, .badSetting:
      aboutSettings
    default: aboutTags
    }
  }

  private var aboutFile: SafeText {
    switch self {
    case .tooLarge(let limit): "the file is too large: expected at most \(limit) bytes"
    case .notUTF8: "the file is not UTF-8: save it in that encoding"
    case .noSuchFile(nil): "no prompt has this name"
    case .noSuchFile(let near?): "no prompt has this name: did you mean \(near)?"
    case .noSchema(let name): "the schema \(name) is missing: put it beside the prompt"
    case .noText: "the prompt is empty: write its text below the second line ---"
    case .missingVariable(let name):
      "the prompt never uses \(name): put {{json \(name)}} where the model should read it"
    case .missingValue(let name): "there is no value for \(name)"
    default: ""
    }
  }

  private var aboutSettings: SafeText {
    switch self {
    case .noFrontMatter: "expected settings between two lines of --- at the top of the file"
    case .unreadableSetting(let line): "expected key: value, found \(line)"
    case .unknownSetting("model", _):
      "a prompt does not choose the model, the configuration does: remove the line"
    case .unknownSetting(let key, nil): "unknown setting \(key): remove the line"
    case .unknownSetting(let key, let near?): "unknown setting \(key): did you mean \(near)?"
    case .repeatedSetting(let key): "\(key) is set twice: keep one of the lines"
    case .badSetting(let key, let expected): "\(key): expected \(expected)"
    default: ""
    }
  }

  private var aboutTags: SafeText {
    switch self {
    case .openTag: "{{ without }}: close it, or write \\{{ for two braces"
    case .unknownTag(let tag):
      """
      unknown tag {{\(tag)}}: expected {{name}}, {{json name}}, {{#if name}}, {{/if}} or \
      {{role "system"}}
      """
    case .unknownRole(let name): "unknown role \(name): expected system, user or model"
    case .conditionalRole: "a role can't be inside {{#if}}: put {{/if}} before it"
    case .unknownVariable(let name, let near?, _):
      "unknown variable \(name): did you mean \(near)?"
    case .unknownVariable(let name, nil, let known):
      "unknown variable \(name): this prompt has \(known.joined(separator: ", "))"
    case .openCondition(let name): "{{#if \(name)}} is never closed: add {{/if}}"
    case .strayEnd: "{{/if}} without {{#if}}: remove it"
    case .tooDeep(let limit): "expected at most \(limit) {{#if}} inside each other"
    default: ""
    }
  }
}
