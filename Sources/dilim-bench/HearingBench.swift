import Audio
import ChatAPI
import Curriculum
import Foundation
import Scoring

/// A benchmark of sentences that eSpeak NG says and an endpoint writes down: how many pass at each
/// level, and whether others pass.
///
/// `--url ADDRESS` is the endpoint, `--content FOLDER` the course, `--each N` the sentences of a level,
/// `--unrelated N` and `--near N` the sentences that must not pass. Near misses have one word of the
/// course in place of another. With `--half N` it fails if fewer sentences than these are half
/// understood, or if one passes that must not; with `--strict`, if any aim is missed.
struct HearingBench {
  private let client: TranscriptClient
  private let maker: SpeechMaker
  private let content: String
  private let each: Int
  private let isStrict: Bool
  /// The fewest sentences that must be half understood; nil if only aims are printed.
  private let fewest: Int?
  /// The plain transcripts, since a sentence is said for itself and in place of others.
  private let heard = Heard()

  private final class Heard { var texts: [String: String] = [:] }

  private let unrelated: Int
  private let nearMisses: Int

  enum Failure: Error {
    case noAddress
    case noVoice
    case noCourse(String)
    case noSound(String)
  }

  init(options: BenchOptions) throws {
    guard let address = options.given("url") else { throw Failure.noAddress }
    client = TranscriptClient(try Endpoint(address))
    let cache = SpeechCache(folder: FileManager.default.temporaryDirectory.path + "/dilim-hearing")
    let environment = ProcessInfo.processInfo.environment
    let programs = ProgramPath(path: environment["PATH"], home: nil)
    do { maker = try SpeechMaker(.init(), programs, cache: cache) } catch { throw Failure.noVoice }
    content = options.text("content", default: "Content")
    each = options.number("each", default: 10)
    unrelated = options.number("unrelated", default: 20)
    nearMisses = options.number("near", default: 100)
    isStrict = options.has("strict")
    fewest = options.given("half").flatMap { Int($0) }
  }

  /// How a sentence fared.
  private struct Result {
    /// The similarity of the first transcript, 0 to 1.
    var score = 0.0
    var passes: Passes?

    enum Passes { case plain, second }
  }

  /// The similarity from which a sentence passes, if no content word is missing or another word.
  private static let half = 0.5

  /// Prints the figures; returns false if a target is missed and `--strict` is given.
  func run() async throws -> Bool {
    let course = try CourseSentences(content)
    var isHeld = true
    var halves = 0
    print("said by \(maker.voice.name), written down by \(client.endpoint.base)")
    print("level   sentences   half understood   plain   at second listening")
    for level in Level.allCases {
      let sentences = course.spread(each, of: level)
      var (half, plain, second) = (0, 0, 0)
      for sentence in sentences {
        let result = try await result(of: sentence, as: sentence)
        if result.score >= Self.half { half += 1 }
        switch result.passes {
        case .plain: plain += 1
        case .second: second += 1
        case nil: break
        }
      }
      halves += half
      isHeld = isHeld && plain * 10 >= sentences.count * 9 && plain + second == sentences.count
      let figures = [sentences.count, half, plain, plain + second]
      print(([level.rawValue] + figures.map(String.init)).joined(separator: "\t"))
    }
    let unrelated = try await noPass("unrelated sentences", course.unrelated(unrelated, of: each))
    let near = try await noPass("near misses", course.nearMisses(nearMisses))
    if let fewest, halves < fewest || !unrelated || !near { return false }
    return isHeld && unrelated && near || !isStrict
  }

  private func noPass(_ name: String, _ pairs: [CourseSentences.Pair]) async throws -> Bool {
    var passed: [CourseSentences.Pair] = []
    for pair in pairs where try await result(of: pair.said, as: pair.wanted).passes != nil {
      passed.append(pair)
    }
    print("\(name): \(passed.count) of \(pairs.count) pass")
    for pair in passed { print("  \(pair.said) for \(pair.wanted)") }
    return passed.isEmpty
  }

  private func result(of said: String, as wanted: String) async throws -> Result {
    let take = try take(of: said)
    let grader = SpeechGrader(target: wanted)
    let known = heard.texts[said]
    let first = if let known { known } else { try await text(of: take, hint: nil) }
    heard.texts[said] = first
    guard !first.isEmpty, !grader.isLoop(first) else { return Result() }
    let judgement = grader.judge(first)
    guard grader.isWorthSecondListening(first) else {
      return Result(score: judgement.score, passes: judgement.verdict.passes ? .plain : nil)
    }
    let second = try await text(of: take, hint: wanted)
    let isPassed = grader.judge(first, second: second).verdict.passes
    return Result(score: judgement.score, passes: isPassed ? .second : nil)
  }

  private func text(of take: Take, hint: String?) async throws -> String {
    try await client.transcript(
      of: TranscriptRequest(model: "", sound: take.wav, hint: hint),
      within: .seconds(Recognizer.limit(for: take))
    )
  }

  /// Returns a sentence as a microphone would record it.
  private func take(of sentence: String) throws -> Take {
    let file: String
    do {
      file = try maker.render(Speech(sentence)) { time in
        Thread.sleep(forTimeInterval: time / .seconds(1))
        return false
      }
    } catch {
      throw Failure.noSound(sentence)
    }
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    guard let take = Take(readingMono: bytes) else { throw Failure.noSound(sentence) }
    return take
  }
}

extension Take {
  /// Reads a WAV file of one channel of 16 bits, and takes 16,000 samples a second from it.
  fileprivate init?(readingMono bytes: [UInt8]) {
    guard bytes.count > 44 else { return nil }
    let rate = (0..<4).reduce(0) { $0 | Int(bytes[24 + $1]) << (8 * $1) }
    let count = (bytes.count - 44) / 2
    guard rate > 0 else { return nil }
    let samples = (0..<count).map { index in
      Double(Int16(bitPattern: UInt16(bytes[44 + 2 * index]) | UInt16(bytes[45 + 2 * index]) << 8))
    }
    self.init(samples: Resampler(from: rate, to: Take.rate).resample(samples))
  }
}

/// The sentences to say of a course, and its words.
private struct CourseSentences {
  /// A sentence that is said in place of another.
  struct Pair {
    let said: String
    let wanted: String
  }

  private var sentences: [Level: [String]] = [:]
  private var words: Set<String> = []

  /// Shorter sentences are not understood alone.
  private static let shortest = 3

  init(_ content: String) throws {
    let names = FileManager.default.enumerator(atPath: content)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() where name.hasSuffix(".lesson") {
      let path = "\(content)/\(name)"
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw HearingBench.Failure.noCourse(path)
      }
      let lesson = try LessonReader().read(Array(bytes), file: path)
      for exercise in lesson.exercises {
        switch exercise.task {
        case .readAloud(let task) where Self.words(of: task.sentence).count >= Self.shortest:
          sentences[lesson.level, default: []].append(task.sentence)
        case .card(let card) where card.partOfSpeech == "noun" && card.word.count > 3:
          words.insert(card.word)
        case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .transformation,
          .correction, .matching, .dialogue, .monologue:
          break
        }
      }
    }
    guard !sentences.isEmpty else { throw HearingBench.Failure.noCourse(content) }
  }

  private static func words(of sentence: String) -> [Substring] {
    sentence.split { !$0.isLetter && $0 != "'" }
  }

  /// Returns sentences of a level at equal distances.
  func spread(_ count: Int, of level: Level) -> [String] {
    let all = sentences[level] ?? []
    return (0..<min(count, all.count)).map { all[$0 * all.count / min(count, all.count)] }
  }

  /// Returns sentences, `each` of a level, that are said in place of one far away.
  func unrelated(_ count: Int, of each: Int) -> [Pair] {
    let all = Level.allCases.flatMap { spread(each, of: $0) }
    guard all.count > 3 else { return [] }
    return (0..<count).map { index in
      let distance = all.count / 2 + index / all.count % (all.count / 2)
      return Pair(said: all[index % all.count], wanted: all[(index + distance) % all.count])
    }
  }

  /// Returns sentences with one word replaced by another word of the course.
  func nearMisses(_ count: Int) -> [Pair] {
    let others = words.sorted()
    var pairs: [Pair] = []
    for sentence in Level.allCases.flatMap({ sentences[$0] ?? [] }) {
      guard let word = Self.words(of: sentence).first(where: { words.contains(String($0)) }) else {
        continue
      }
      let other = others[(pairs.count * 37) % others.count]
      guard other.prefix(3) != word.prefix(3) else { continue }
      let said = sentence.replacingCharacters(in: word.startIndex..<word.endIndex, with: other)
      pairs.append(Pair(said: said, wanted: sentence))
    }
    return (0..<min(count, pairs.count)).map { pairs[$0 * pairs.count / min(count, pairs.count)] }
  }
}
