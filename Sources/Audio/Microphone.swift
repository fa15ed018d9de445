#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The microphone of this computer, by the first program that records something.
package final class Microphone {
  /// The programs that have not failed yet, the best first.
  private var recorders: [Recorder]
  private let names: [String]

  /// The time until the first samples must have come.
  private static let start = Duration.seconds(3)
  private static let step = Duration.milliseconds(50)

  /// Takes programs that record, the best first; nil if there are none.
  package init?(_ recorders: [Recorder]) {
    guard !recorders.isEmpty else { return nil }
    self.recorders = recorders
    names = recorders.map(\.name)
  }

  /// The name of the program that records.
  package var name: String { recorders.first?.name ?? "" }

  /// What happens while a recording goes on.
  package enum Progress: Sendable, Equatable {
    /// The first samples have come: the learner can speak.
    case began
    /// The level, from 0 to 1 of full scale.
    case level(Double)
  }

  /// What ends a wait.
  package enum Stop: Sendable, Equatable {
    /// The learner has said all.
    case done
    /// The recording is not wanted.
    case cancelled
  }

  /// Records until `wait` stops it, until a pause after speech, or up to the limit of `length`.
  ///
  /// A recorder that fails before its first sample gives way to the next. `wait` takes the time to wait
  /// for the learner.
  package func record(
    _ length: Recorder.Length = .sentence,
    wait: (Duration) -> Stop?,
    report: (Progress) -> Void
  ) throws(RecordingFault) -> Take {
    while let recorder = recorders.first {
      if let take = try record(length, with: recorder, wait: wait, report: report) { return take }
      recorders.removeFirst()
    }
    throw .noneRecords(names)
  }

  /// Records with one program; nil if it fails before its first sample.
  private func record(
    _ length: Recorder.Length,
    with recorder: Recorder,
    wait: (Duration) -> Stop?,
    report: (Progress) -> Void
  ) throws(RecordingFault) -> Take? {
    let file = UnnamedFile.open()
    guard file >= 0 else { throw .noRoom }
    defer { close(file) }
    var run = recorder.run
    run.outputFile = file
    guard let program = RunningProgram(run) else { return nil }
    defer { program.stop() }
    var reader = SampleReader(file: file, seconds: length.limit)
    var detector = SpeechDetector(pause: length.pause)
    var waited = Duration.zero
    while true {
      let stop = wait(Self.step)
      waited += Self.step
      if stop == .cancelled { throw .cancelled }
      let hasEnded = program.exitStatus != nil
      let isFirst = reader.samples.isEmpty
      detector.add(reader.read())
      guard !reader.samples.isEmpty else {
        if hasEnded || waited > Self.start { return nil }
        // Who has pressed Enter before the microphone was open has said nothing.
        if stop == .done { return Take(samples: []) }
        continue
      }
      if isFirst { report(.began) }
      report(.level(detector.level))
      let limit = length.limit * Take.rate
      let end = detector.end ?? (reader.samples.count >= limit ? limit : nil)
      if let end { return Take(samples: Array(reader.samples.prefix(end))) }
      if stop == .done { return Take(samples: reader.samples) }
      guard hasEnded else { continue }
      // Half a sentence would be taken for a wrong one; of free speech what was said is kept.
      let isBroken = !recorder.mayEnd && detector.hasBegun && length == .sentence
      if isBroken { throw .broken(recorder.name) }
      return Take(samples: reader.samples)
    }
  }
}

/// The reason why nothing was recorded.
package enum RecordingFault: Error, Sendable, Equatable {
  /// The learner did not want it.
  case cancelled
  /// This program has ended in the middle of a sentence.
  case broken(String)
  /// None of these programs has recorded anything.
  case noneRecords([String])
  /// There is no room for the samples.
  case noRoom
}

extension RecordingFault {
  /// Whether the next recording may do better.
  package var isPassing: Bool {
    switch self {
    case .cancelled, .broken: true
    case .noneRecords, .noRoom: false
    }
  }
}

/// Reads the samples that a recorder has written since the last time.
private struct SampleReader {
  let file: Int32
  private(set) var samples: [Int16] = []
  private var place: off_t = 0

  /// The most bytes that are read.
  private let limit: off_t

  init(file: Int32, seconds: Int) {
    self.file = file
    limit = off_t(2 * seconds * Take.rate + Self.headerLength)
  }

  /// A read of a quarter of a second.
  private static let chunk = 8_000
  private static let headerLength = 44

  /// Returns the new samples; a header of a WAV file is passed over.
  mutating func read() -> [Int16] {
    let before = samples.count
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while place < limit {
      let count = pread(file, &buffer, Self.chunk, place) & ~1
      guard count > 0 else { break }
      var start = 0
      if place == 0, buffer.starts(with: Array("RIFF".utf8)) {
        guard count > Self.headerLength else { break }
        start = Self.headerLength
      }
      place += off_t(count)
      for index in stride(from: start, to: count, by: 2) {
        samples.append(Int16(bitPattern: UInt16(buffer[index]) | UInt16(buffer[index + 1]) << 8))
      }
    }
    return Array(samples[before...])
  }
}
