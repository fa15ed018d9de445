import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety
import Transport
import Turkish

extension Command {
  static let config = Command(
    name: "config",
    summary: "show or change settings: cards a day, the endpoint for AI",
    arguments: "[show|path|get|set|unset|preset] [NAME] [VALUE]",
    details: [
      """
      Without an argument, or with show, it lists all settings with their meaning; those that are \
      set are marked with *. Settings are in a text file, name = value.
      """,
      """
      Nothing is ever sent anywhere before base_url, speech_url or transcript_url is set. preset fills base_url and model for \
      \(Preset.all.map(\.name).joined(separator: ", ")).
      """,
      """
      The key for an endpoint comes from key_command (the first line it prints), from DILIM_API_KEY, \
      or from key_file (0600); it is never an argument and never printed. OPENAI_API_KEY is sent \
      only to api.openai.com. While others can change the settings, key_command is not run.
      """,
      """
      DILIM_BASE_URL and DILIM_MODEL override the file. If DILIM_BASE_URL names another host \
      than base_url, key_command and key_file are not used for it.
      """,
      """
      The endpoint that says texts, speech_url, has keys of its own: speech_key_command, \
      DILIM_SPEECH_KEY or speech_key_file. Without one it gets the key of base_url, if both are the \
      same server.
      """,
    ],
    options: [],
    examples: [
      Example(line: "dilim config set new_per_day 10", meaning: "fewer new cards"),
      Example(line: "dilim config preset ollama", meaning: "a model on this machine"),
      Example(line: "dilim config set model gemma3:4b", meaning: "which model"),
      Example(line: "dilim config set key_command \"pass show llm\"", meaning: "where the key is"),
    ],
    argumentCount: 0...3,
    offers: { words in
      switch (words.first, words.count) {
      case (nil, _): [.words(["show", "path", "get", "set", "unset", "preset"])]
      case ("get", 1), ("set", 1), ("unset", 1): [.words(Setting.allCases.map(\.rawValue))]
      case ("preset", 1): [.words(Preset.all.map(\.name))]
      default: []
      }
    },
    run: config
  )

  private static func config(_ invocation: Invocation) throws -> ExitCode {
    let words = invocation.arguments
    switch (words.first ?? "show", words.count) {
    case ("show", 0...1): try show(invocation)
    case ("path", 1): try invocation.print(SafeText(line: Settings.path(try invocation.folders)))
    case ("get", 2): try get(setting(words[1]), invocation)
    case ("set", 3): try set(setting(words[1]), words[2], invocation)
    case ("unset", 2): try change(invocation, [(setting(words[1]), nil)])
    case ("preset", 2): try apply(words[1], invocation)
    default:
      throw Failure.usage(
        "dilim config takes show, path, get NAME, set NAME VALUE, unset NAME or preset NAME."
      )
    }
    return .pass
  }

  private static func setting(_ name: String) throws(Failure) -> Setting {
    if let setting = Setting(rawValue: name) { return setting }
    let near = NearName.of(name, in: Setting.allCases.map(\.rawValue))
    let hint: SafeText = near.map { " Did you mean \($0)?" } ?? " dilim config lists them."
    throw .usage("There is no setting \(name).\(hint)")
  }

  private static func get(_ setting: Setting, _ invocation: Invocation) throws(Failure) {
    let settings = try invocation.settings
    try invocation.print(
      SafeText(line: settings.shown(setting))
    )
  }

  private static func show(_ invocation: Invocation) throws(Failure) {
    let settings = try invocation.settings
    var lines: [SafeText] = ["# \(settings.path)"]
    for setting in Setting.allCases {
      let source = settings.value(of: setting).source
      let sign = source == .fallback ? " " : "*"
      let origin: String
      if case .environment(let name) = source { origin = " (\(name))" } else { origin = "" }
      let shown = settings.shown(setting)
      let value: SafeText = shown.isEmpty ? "(not set)" : SafeText(line: shown)
      lines.append("\(sign) \(setting.rawValue) = \(value)\(origin)")
      lines.append("    \(setting.help)")
    }
    try invocation.print(lines.joined(separator: "\n"))
  }

  private static func set(
    _ setting: Setting,
    _ value: String,
    _ invocation: Invocation
  ) throws(Failure) {
    guard setting.isAddress, !value.trimmed.isEmpty, setting.complaint(about: value) == nil else {
      return try change(invocation, [(setting, value)])
    }
    let service = Service(address: setting) ?? .model
    let address: HTTPURL?
    do throws(Failure) { address = try Settings.address(value.trimmed, of: service) } catch {
      throw .usage(error.message)
    }
    try change(invocation, [(setting, value)])
    if let address { try explainWhatIsSent(to: address, of: service, invocation) }
  }

  /// Tells the learner which data will be sent to the endpoint that was just set.
  private static func explainWhatIsSent(
    to address: HTTPURL,
    of service: Service = .model,
    _ invocation: Invocation
  ) throws(Failure) {
    let settings = try invocation.settings
    let environment = invocation.world.environment
    if !address.isLoopback {
      try invocation.printWrapped(
        Wording.sent(to: address, of: service)
      )
    }
    let source = KeySource(settings, environment, for: address, of: service)
    if let source { try invocation.printWrapped(Wording.keySent(from: source.name)) }
    let withheld =
      source == nil ? KeySource.withheldKeys(environment, for: address, of: service) : []
    for sentence in withheld { try invocation.printWrapped("\(sentence).") }
    if case .environment(let name) = settings.value(of: service.address).source {
      try invocation.printWrapped(Wording.overridden(by: name))
    }
  }

  private static func change(
    _ invocation: Invocation,
    _ changes: [(setting: Setting, value: String?)]
  ) throws(Failure) {
    try Settings.change(changes, in: try invocation.folders)
  }

  private static func apply(_ name: String, _ invocation: Invocation) throws(Failure) {
    guard let preset = Preset.all.first(where: { $0.name == name }) else {
      let names = Preset.all.map(\.name)
      let hint: SafeText = NearName.of(name, in: names).map { " Did you mean \($0)?" } ?? ""
      throw .usage("There is no preset \(name).\(hint) Known: \(names.joined(separator: ", ")).")
    }
    let model = preset.model.isEmpty ? nil : preset.model
    try change(invocation, [(.baseURL, preset.baseURL), (.model, model)])
    try invocation.print("\(preset.hint).")
    if let address = try Settings.address(preset.baseURL) {
      try explainWhatIsSent(to: address, invocation)
    }
  }
}

extension Invocation {
  var settings: Settings {
    get throws(Failure) { try Settings(try folders, environment: world.environment) }
  }
}
