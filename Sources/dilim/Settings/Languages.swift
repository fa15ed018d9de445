import Coordination
import Interface
import TerminalUI

/// The languages of a run: what the program says, and why an answer is wrong.
struct Languages {
  private(set) var interface: InterfaceLanguage
  /// Nil for the language of the program.
  private(set) var explanations: InterfaceLanguage?

  /// Reads the settings; without any the locale decides.
  init(_ environment: Environment) {
    interface = Settings.interfaceLanguage(environment)
    explanations = Settings.explanationLanguage(environment)
  }

  /// Speaks these languages while `body` runs.
  func inUse<Value>(_ body: () throws -> Value) rethrows -> Value {
    try InterfaceLanguage.$current.withValue(interface) {
      try InterfaceLanguage.$explanations.withValue(explanations, operation: body)
    }
  }

  /// Chooses the next language, and returns the setting that keeps the choice.
  mutating func advance(_ use: LanguageUse) -> (setting: Setting, value: String) {
    switch use {
    case .interface:
      interface = interface.next
      return (.interface, interface.rawValue)
    case .explanations:
      let next = (explanations ?? interface).next
      explanations = next
      return (.language, next.rawValue)
    }
  }
}
