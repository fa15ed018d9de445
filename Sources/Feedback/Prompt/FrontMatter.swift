/// A parser of the YAML subset of prompt files: `key: value`, and one level of nested keys.
enum FrontMatter {
  /// A value with its key; a nested key is written `config.temperature`.
  struct Entry: Equatable {
    var key: String
    var value: String
    /// From 1.
    var line: Int
  }

  /// Returns the settings in the order of the file; `#` begins a comment line.
  static func entries(
    of lines: some Sequence<TemplateLine>,
    file: String
  ) throws(PromptError) -> [Entry] {
    var entries: [Entry] = []
    var group: String?
    for line in lines where !line.trimmed.isEmpty && line.trimmed.first != "#" {
      let isNested = line.text.first == " "
      do throws(PromptError.Reason) {
        let (key, value) = try setting(line)
        if isNested {
          guard let group else { throw .unreadableSetting(String(line.text)) }
          try add(Entry(key: "\(group).\(key)", value: value, line: line.number), to: &entries)
        } else if value.isEmpty {
          group = key
        } else {
          group = nil
          try add(Entry(key: key, value: value, line: line.number), to: &entries)
        }
      } catch {
        throw PromptError(file: file, line: line.number, reason: error)
      }
    }
    return entries
  }

  private static func add(
    _ entry: Entry,
    to entries: inout [Entry]
  ) throws(PromptError.Reason) {
    guard !entries.contains(where: { $0.key == entry.key }) else {
      throw .repeatedSetting(entry.key)
    }
    entries.append(entry)
  }

  private static func setting(
    _ line: TemplateLine
  ) throws(PromptError.Reason) -> (key: String, value: String) {
    guard let colon = line.text.firstIndex(of: ":") else {
      throw .unreadableSetting(String(line.trimmed))
    }
    let key = line.text[..<colon].trimmed
    guard !key.isEmpty, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") }) else {
      throw .unreadableSetting(String(line.trimmed))
    }
    return (String(key), unquoted(line.text[line.text.index(after: colon)...].trimmed))
  }

  private static func unquoted(_ value: Substring) -> String {
    guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1,
      value.last == quote
    else { return String(value) }
    return String(value.dropFirst().dropLast())
  }
}
