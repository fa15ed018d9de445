import Asking
import ChatAPI
import Feedback
import Screens
import TerminalUI
import TextSafety

/// A request as it would be sent, byte for byte but for the key.
struct DryRun {
  private let assistant: Assistant
  private let dialect: Dialect

  /// Creates a dry run; the assistant need not have read its key.
  init(_ assistant: Assistant, _ dialect: Dialect) {
    self.assistant = assistant
    self.dialect = dialect
  }

  /// The placeholder for a model name that only the server knows.
  private static let unknownModel = "[model]"

  /// Prints the requests that these messages would make, and reports an unknown model name.
  func print(
    _ messages: [PromptMessage],
    _ template: PromptTemplate,
    _ invocation: Invocation
  ) throws(Failure) {
    let endpoint = assistant.client.endpoint
    let hasKey = assistant.hasKey
    let model = assistant.knownModel(dialect)
    if let note = note(model) { try? Output.error.write("\(note)\n") }
    let lookUp = model == nil ? endpoint.outlineOfModels(hasKey: hasKey) + "\n" : ""
    let request = assistant.chatRequest(messages, template, model: model ?? Self.unknownModel)
    let text = endpoint.outline(of: request, dialect: dialect, hasKey: hasKey)
    // The body contains nothing that would be filtered, so the printed text is the text sent.
    try invocation.print(SafeText(lookUp + text), terminator: "")
  }

  private func note(_ model: String?) -> SafeText? {
    guard assistant.model.isEmpty else { return nil }
    return Wording.dryRunModel(known: model, placeholder: Self.unknownModel)
  }
}
