/// The language in which a mistake is explained; the raw value is its name on the command line.
package enum ExplanationLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case turkish = "tr"
}
