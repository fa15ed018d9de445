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
  private let work: (Work, Pause) throws(RecognitionFault) -> String

  /// A recording to be written down.
  package struct Work {
    package let take: Take
    /// The sentence that is expected; nil to give no hint.
    package let hint: String?
    /// The longest time that it may take.
    package let limit: Duration
  }

  /// The longest time for a recording, in seconds: half a minute, or as long as a longer recording.
  package static func limit(for take: Take) -> Int {
    max(30, (take.milliseconds + 999) / 1000)
  }
  /// The longest output of a command, in bytes.
  private static let longest = 1 << 16

  /// Creates the recogniser of a server; `work` returns a transcript.
  package init(
    remote address: String,
    _ work: @escaping (Work, Pause) throws(RecognitionFault) -> String
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
    work = { (work, pause) throws(RecognitionFault) in
      try Self.output(of: run(work.hint), named: name, work, pause: pause)
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
    let names = ["whisper-cli", "whisper-cpp", "whisper.cpp"]
    guard !model.isEmpty, let program = names.lazy.compactMap(programs.path).first else {
      return nil
    }
    // Without a fallback to higher temperatures a hard clip takes no longer than any other. -tp is left
    // at its 0, because older versions do not know it: they print their help and end with 0.
    let words = [
      program, "-m", model, "-l", "tr", "-nf", "-nt", "-np", "-f", ProgramRun.inputPath,
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
    let limit = Duration.seconds(Self.limit(for: take))
    return try work(Work(take: take, hint: hint, limit: limit), pause)
  }

  private static func output(
    of run: ProgramRun,
    named name: String,
    _ work: Work,
    pause: Pause
  ) throws(RecognitionFault) -> String {
    let file = UnnamedFile.open()
    guard file >= 0 else { throw .failed(name) }
    defer { close(file) }
    var run = run
    run.input = work.take.wav
    run.outputFile = file
    guard let program = RunningProgram(run) else { throw .failed(name) }
    var isStopped = false
    let status = program.finish(within: work.limit) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .cancelled }
    guard let status else { throw .tooSlow(name, seconds: limit(for: work.take)) }
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
  /// This program took more than these seconds.
  case tooSlow(String, seconds: Int)
  /// The server did not answer with a transcript; a sentence says why.
  case endpointFailed(String)
}
