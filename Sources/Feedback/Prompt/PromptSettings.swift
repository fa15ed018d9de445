import Curriculum
import TextSafety

/// The settings at the top of a prompt file.
package struct PromptSettings: Sendable, Equatable {
  /// The purpose of the prompt; not sent.
  package internal(set) var description = ""
  /// The temperature from 0 to 2; nil leaves it to the server.
  package internal(set) var temperature: Double?
  /// The longest reply, in tokens; nil leaves it to the program.
  package internal(set) var maxTokens: Int?
  package internal(set) var format = Format.text
  /// The name of the file with the JSON schema of the reply, in the folder of the prompt.
  package internal(set) var schema: String?

  /// The format of the reply.
  package enum Format: String, Sendable, CaseIterable {
    case text, json
  }

  init() {}

  /// Reads the settings from the lines between the two `---`.
  init(_ lines: some Sequence<TemplateLine>, file: String) throws(PromptError) {
    for entry in try FrontMatter.entries(of: lines, file: file) {
      do {
        try set(entry)
      } catch {
        throw PromptError(file: file, line: entry.line, reason: error)
      }
    }
  }

  private static let keys = [
    "description", "config.temperature", "config.max_tokens", "output.format", "output.schema",
  ]

  private mutating func set(_ entry: FrontMatter.Entry) throws(PromptError.Reason) {
    switch entry.key {
    case "description": description = entry.value
    case "config.temperature":
      guard let number = Double(entry.value), (0...2).contains(number) else {
        throw .badSetting(entry.key, expected: "a number from 0 to 2")
      }
      temperature = number
    case "config.max_tokens":
      guard let number = Int(entry.value), (1...32_768).contains(number) else {
        throw .badSetting(entry.key, expected: "a whole number from 1 to 32768")
      }
      maxTokens = number
    case "output.format":
      guard let format = Format(rawValue: entry.value) else {
        throw .badSetting(entry.key, expected: "text or json")
      }
      self.format = format
    case "output.schema":
      guard !entry.value.isEmpty, !entry.value.contains("/"), entry.value.hasSuffix(".json") else {
        throw .badSetting(entry.key, expected: "a .json file beside the prompt")
      }
      schema = entry.value
    default: throw .unknownSetting(entry.key, near: NearName.of(entry.key, in: Self.keys))
    }
  }
}

extension PromptError.Reason: Error {}
