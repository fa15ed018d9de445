/// A language in which the program speaks to the learner; the raw value is its name in settings.
///
/// Explanations by a model and lessons have languages of their own.
package enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case turkish = "tr"

  /// The language of this run; it is set once, before the first sentence.
  ///
  /// A task-local value lets tests show the same screen in both languages side by side.
  @TaskLocal package static var current = InterfaceLanguage.english

  /// The language in which mistakes are explained; nil for that of the program.
  @TaskLocal package static var explanations: InterfaceLanguage?

  /// The name of the language in itself, so that it is found in a program that speaks another one.
  package var name: String {
    switch self {
    case .english: "English"
    case .turkish: "Türkçe"
    }
  }

  /// The language after this one; after the last the first.
  package var next: InterfaceLanguage {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// Reads the language of a locale such as `tr_TR.UTF-8`; nil for other languages and `C`.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    guard let language = Self(rawValue: code.lowercased()) else { return nil }
    self = language
  }

  /// The translations of the program's sentences; English sentences are their own.
  package var catalogue: Catalogue {
    switch self {
    case .english: .english
    case .turkish: .turkish
    }
  }

  /// Returns the translation of a template into the present language; nil for English.
  package static func translation(of template: String) -> String? {
    let language = current
    return language == .english ? nil : language.catalogue.translation(of: template)
  }
}
