#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that writes down what was said.
package struct Recognizer {
  /// The name that a learner knows it by: a program, or the address of a server.
  package let name: String
  /// Whether what is said is sent to a server.
  package let isRemote: Bool
  private let work: (Take, String?, Pause) throws(RecognitionFault) -> String

  /// The longest time for a sentence.
  package static let limit = Duration.seconds(30)

  /// The longest time for a recording: that for a sentence, or as long as a longer recording.
  package static func limit(for take: Take) -> Duration {
    max(limit, .milliseconds(take.milliseconds))
  }
  /// The longest output of a command, in bytes.
  private static let longest = 1 << 16

  /// Creates the recogniser of a server; `work` returns the transcript of a recording, for which the
  /// expected sentence may be a hint.
  package init(
    remote address: String,
    _ work: @escaping (Take, String?, Pause) throws(RecognitionFault) -> String
  ) {
    name = address
    isRemote = true
    self.work = work
  }

  private init(
    _ name: String,
    run: @escaping (_ hint: String?) -> ProgramRun
  ) {
    self.name = name
    isRemote = false
    work = { (take, hint, pause) throws(RecognitionFault) in
      try Self.output(of: run(hint), named: name, take, pause: pause)
    }
  }

  /// Returns the learner's command, which reads the WAV file `{file}` and prints what was said.
  ///
  /// Without a file in it a command records by itself, and is no recogniser.
  package static func command(_ command: String) -> Recognizer? {
    guard command.contains("{file}") else { return nil }
    let words = ["/bin/sh", "-c", command.replacing("{file}", with: ProgramRun.inputPath)]
    return Recognizer("transcript_command") { hint in
      ProgramRun(words, environment: ["DILIM_SENTENCE": hint ?? ""])
    }
  }

  /// Returns whisper.cpp with a model; nil if the program is missing.
  package static func whisper(model: String, in programs: ProgramPath) -> Recognizer? {
    let names = ["whisper-cli", "whisper.cpp"]
    guard !model.isEmpty, let program = names.lazy.compactMap(programs.path).first else {
      return nil
    }
    // Without a fallback to higher temperatures a hard clip takes no longer than any other.
    let words = [
      program, "-m", model, "-l", "tr", "-tp", "0", "-nf", "-nt", "-np", "-f", ProgramRun.inputPath,
    ]
    return Recognizer("whisper.cpp") { hint in
      ProgramRun(words + (hint.map { ["--prompt", $0] } ?? []))
    }
  }

  /// Returns what was said; `hint` is the sentence that was expected.
  package func text(
    of take: Take,
    hint: String? = nil,
    pause: Pause
  ) throws(RecognitionFault) -> String {
    try work(take, hint, pause)
  }

  private static func output(
    of run: ProgramRun,
    named name: String,
    _ take: Take,
    pause: Pause
  ) throws(RecognitionFault) -> String {
    let file = UnnamedFile.open()
    guard file >= 0 else { throw .failed(name) }
    defer { close(file) }
    var run = run
    run.input = take.wav
    run.outputFile = file
    guard let program = RunningProgram(run) else { throw .failed(name) }
    var isStopped = false
    let status = program.finish(within: limit(for: take)) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .cancelled }
    guard let status else { throw .tooSlow(name) }
    guard status == 0 else { throw .failed(name) }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = pread(file, &bytes, longest, 0)
    let text = String(validating: bytes.prefix(max(0, count)), as: UTF8.self)
    guard let text else { throw .failed(name) }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The reason why what was said could not be written down.
package enum RecognitionFault: Error, Sendable, Equatable {
  /// The learner has stopped it.
  case cancelled
  /// This program has failed.
  case failed(String)
  /// This program took more than half a minute.
  case tooSlow(String)
  /// The server did not answer with a transcript; a sentence says why.
  case endpointFailed(String)
}
