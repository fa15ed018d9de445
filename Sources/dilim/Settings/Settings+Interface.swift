import Interface
import TerminalUI

extension Settings {
  /// Returns the language in which the program speaks: the setting, else that of the locale.
  ///
  /// It never fails, because it is needed to say what is wrong with the settings.
  static func interfaceLanguage(_ environment: Environment) -> InterfaceLanguage {
    let settings = try? Settings(Folders(environment: environment), environment: environment)
    let name = settings?[.interface] ?? environment["DILIM_INTERFACE"]
    return name.flatMap(InterfaceLanguage.init(rawValue:)) ?? languageOfLocale(environment)
      ?? .english
  }

  /// Returns the language in which mistakes are explained; nil for that of the program, and for one
  /// that only a model knows.
  static func explanationLanguage(_ environment: Environment) -> InterfaceLanguage? {
    let settings = try? Settings(Folders(environment: environment), environment: environment)
    return settings?.fileValue(of: .language).flatMap(InterfaceLanguage.init(rawValue:))
  }

  /// Returns the language of the first variable that POSIX lets decide about messages; nil if none
  /// is set or the program doesn't speak its language.
  static func languageOfLocale(_ environment: Environment) -> InterfaceLanguage? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
      .flatMap(InterfaceLanguage.init(locale:))
  }
}
