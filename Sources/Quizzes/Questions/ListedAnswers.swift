import Patterns
import Turkish

/// The accepted forms of patterns as a list, because learning platforms know no patterns.
struct ListedAnswers {
  /// The most answers that a question lists.
  static let most = 50

  /// The usual form first; each also without the sign at its end, which platforms compare.
  private(set) var texts: [String] = []
  /// Whether there are more forms than are listed.
  private(set) var isCut = false
  private var keys: Set<String> = []

  init() {}

  /// Lists the forms of patterns: first what each shows, then the others.
  init(_ patterns: [AnswerPattern]) {
    let forms = patterns.map { $0.expansions(limit: Self.most + 1) }
    for form in forms.compactMap(\.first) { add(form) }
    for form in forms.flatMap({ $0.dropFirst() }) { add(form) }
  }

  /// Adds a form with and without the sign at its end, unless it is listed.
  mutating func add(_ form: String) {
    for text in [form, Self.withoutEnd(form)] where !text.isEmpty {
      guard !keys.contains(Self.key(text)) else { continue }
      guard texts.count < Self.most else {
        isCut = true
        return
      }
      keys.insert(Self.key(text))
      texts.append(text)
    }
  }

  /// Takes the forms that are not listed, with and without the sign at their ends, and returns them;
  /// the limit doesn't hold for them.
  mutating func news(in forms: [String]) -> [String] {
    forms.flatMap { [$0, Self.withoutEnd($0)] }.filter { text in
      !text.isEmpty && keys.insert(Self.key(text)).inserted
    }
  }

  /// Platforms don't regard capitals.
  private static func key(_ text: String) -> String { text.turkishLowercased }

  private static func withoutEnd(_ form: String) -> String {
    var form = form
    while let last = form.last, ".!?…".contains(last) { form.removeLast() }
    return form.trimmed
  }
}
