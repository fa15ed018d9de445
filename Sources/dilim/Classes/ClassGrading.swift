import Classes
import Explanations
import Screens
import TerminalUI
import TextSafety

/// `dilim grade --csv`: marks the answers of a class, reports and gives feedback.
struct ClassGrading {
  private let invocation: Invocation
  private let options: ClassOptions
  private let format: Format
  private let language: ExplanationLanguage

  enum Format: String, CaseIterable, Encodable {
    case text, csv, html, json
  }

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    options = try ClassOptions(invocation)
    format = try Self.format(invocation)
    language =
      format == .json && !invocation.has(.language) ? .english : try invocation.language
  }

  static func format(_ invocation: Invocation) throws(Failure) -> Format {
    guard let name = invocation.value(.format) else {
      return invocation.has(.json) ? .json : .text
    }
    guard let format = Format(rawValue: name) else {
      throw .usage("--format \(name): expected text, csv, html or json.")
    }
    return format
  }

  func run() throws(Failure) -> ExitCode {
    let files = try AnswerFiles(
      invocation.arguments,
      key: invocation.value(.keyFile),
      accepted: invocation.value(.acceptedFile)
    )
    try check(files)
    let read = try ClassFiles(files, options)
    let marker = try read.marked(by: examiner, accepting: read.accepted)
    let faults = read.faults + marker.faults
    for fault in faults { try tell(fault.text) }
    guard !marker.marked.answers.isEmpty else {
      if faults.isEmpty { throw .data(Wording.noAnswers) }
      return .badData
    }
    let report = ClassReport(
      marker.marked,
      scale: options.scale,
      sources: sources(read, marker),
      acceptedFile: read.hasAcceptedFile ? (files.accepted, read.accepted.count) : nil,
      language: language
    )
    try write(report)
    if let folder = invocation.value(.feedback) {
      let pages = try FeedbackFolder(folder, files, isHTML: format == .html)
        .write(report, in: try feedbackLanguage)
      try tell(Wording.feedbackWritten(pages.count, folder))
    }
    return faults.isEmpty ? (report.allPass ? .pass : .someFailed) : .badData
  }

  /// The files that were read, with the rows that were left out in reading and in marking.
  private func sources(_ read: ClassFiles, _ marker: ClassMarker) -> [ClassReport.Source] {
    read.sources.map { source in
      var source = source
      source.faults += Set(marker.faults.filter { $0.file == source.path }.map(\.fault.line)).count
      return source
    }
  }

  /// The language of pupils, whatever the format of the report.
  private var feedbackLanguage: ExplanationLanguage {
    get throws(Failure) { invocation.has(.language) ? try invocation.language : .interface }
  }

  private var examiner: Examiner {
    Examiner { () throws(Failure) in try invocation.library }
  }

  /// Refuses what would replace a file that is read, before anything is marked.
  private func check(_ files: AnswerFiles) throws(Failure) {
    if let path = invocation.value(.out), files.contains(path) {
      throw .usage(Wording.wouldReplace(path))
    }
    if let path = invocation.value(.out), files.wouldRead(path) {
      throw .usage(Wording.wouldBeRead(path))
    }
    if let folder = invocation.value(.feedback), files.areIn(folder) {
      throw .usage(Wording.holdsAnswers(folder))
    }
    if files.isAcceptedNamed, !FileSystem.exists(files.accepted) {
      throw .data(Wording.noAcceptedFile(files.accepted))
    }
  }

  private func write(_ report: ClassReport) throws(Failure) {
    if format == .csv {
      // The table has no place for them.
      for source in report.sources { try tell(ClassWording.source(source)) }
      if let file = report.acceptedFile {
        try tell(ClassWording.acceptedFile(file.path, count: file.count))
      }
      try tell(ClassWording.scale(report.scale))
    }
    guard let path = invocation.value(.out) else { return try print(report) }
    let text =
      switch format {
      case .text: SafeText(report.text)
      case .csv: SafeText(report.csv)
      case .html: SafeText(report.html)
      case .json: JSONLine.text(of: report) + SafeText("\n")
      }
    // By its byte order mark a spreadsheet takes a table for UTF-8.
    let mark: [UInt8] = format == .csv ? AnswerEncoding.utf8.byteOrderMark : []
    do { try FileSystem.replace(path, with: mark + Array(text.string.utf8), mode: 0o600) } catch {
      throw .data(error.message)
    }
    try invocation.print("Written: \(path)")
  }

  private func print(_ report: ClassReport) throws(Failure) {
    switch format {
    case .text: try invocation.show(report.frame)
    case .csv: try invocation.print(SafeText(report.csv), terminator: "")
    case .html: try invocation.print(SafeText(report.html), terminator: "")
    case .json: try invocation.print(JSONLine.text(of: report))
    }
  }

  private func tell(_ message: SafeText) throws(Failure) {
    do { try Output.error.write(message + SafeText("\n")) } catch { throw Failure(error) }
  }
}

extension CommandOption {
  static let format = CommandOption(
    name: "--format",
    value: "NAME",
    help: "the form of the report: text, csv, html or json",
    offers: [.words(ClassGrading.Format.allCases.map(\.rawValue))]
  )
  static let out = CommandOption(
    name: "--out",
    value: "FILE",
    help: "write the report to this file",
    offers: [.files]
  )
  static let feedback = CommandOption(
    name: "--feedback",
    value: "DIR",
    help: "write a page for each pupil into this folder",
    offers: [.folders]
  )

  /// What `grade` takes only with `--csv`.
  static let ofClasses: [CommandOption] = [
    .studentColumn, .answerColumn, .wide, .keyFile, .encoding, .delimiter, .credit, .acceptedFile,
    .format, .out, .feedback,
  ]
}
