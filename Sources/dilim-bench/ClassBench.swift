import Foundation
import SeededRandom

/// A benchmark of `dilim grade --csv`: a table of a large class, read, graded and reported.
///
/// `--rows NUMBER` is the number of answers, `--answers FILE` the table of labelled answers from which
/// the items and most wrong answers are taken, `--program FILE` the program to time.
struct ClassBench {
  private let program: String
  private let table: String
  private let rows: Int
  private let isStrict: Bool

  /// The most seconds for 25,000 rows.
  private static let aim = 5.0
  private static let items = 50

  init(options: BenchOptions) {
    program = options.text("program", default: ".build/release/dilim")
    table = options.text("answers", default: "Tests/ScoringTests/Fixtures/errors.tsv")
    rows = options.number("rows", default: 25_000)
    isStrict = options.has("strict")
  }

  /// Prints rows and seconds; returns false if the aim is missed and `--strict` is given.
  func run() throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "dilim-class-\(getpid()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let (text, different) = try answers()
    try Data(text.utf8).write(to: file)
    var times: [Double] = []
    for _ in 0..<3 { times.append(try seconds(reading: file)) }
    let median = times.sorted()[1]
    let isHeld = median <= Self.aim * Double(rows) / 25_000
    print(
      String(format: "%d rows, %d different: %.2f s   ", rows, different, median)
        + "(aim: \(Self.aim) s for 25,000)  \(isHeld ? "held" : "MISSED")"
    )
    return !isStrict || isHeld
  }

  /// The table, and the number of different answers in it.
  ///
  /// Four tenths of the answers are right, three tenths have a labelled mistake, and three tenths a
  /// slip of their own.
  private func answers() throws -> (text: String, different: Int) {
    let labelled = Array(try LabelledAnswer.read(table).filter(\.isError).prefix(Self.items))
    guard !labelled.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    var random = SplitMix64(seed: 1)
    var text = "name,item,accept,answer\n"
    var different: Set<String> = []
    for row in 0..<rows {
      let place = row % labelled.count
      let item = labelled[place]
      let right = item.accepted[0]
      let answer =
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: right
        case 4..<7: item.learner
        default: Self.slip(in: right, &random)
        }
      different.insert("\(place) \(answer)")
      let accept = item.accepted.map(Self.pattern).joined(separator: "\n")
      let cells = ["Pupil \(row / labelled.count)", "\(place)", accept, answer]
      text += cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
    }
    return (text, different.count)
  }

  /// Exchanges two neighbouring letters.
  private static func slip(in sentence: String, _ random: inout SplitMix64) -> String {
    var letters = Array(sentence)
    guard letters.count > 2 else { return sentence }
    let place = Int.random(in: 0..<letters.count - 2, using: &random)
    letters.swapAt(place, place + 1)
    return String(letters)
  }

  /// The pattern that accepts exactly this sentence.
  private static func pattern(_ sentence: String) -> String {
    sentence.reduce(into: "") { pattern, letter in
      if "()[]{}|/\\;".contains(letter) { pattern.append("\\") }
      pattern.append(letter)
    }
  }

  private func seconds(reading file: URL) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["grade", "--csv", file.path]
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    // The exit status of a class with wrong answers is 1.
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw StreamBench.Failure(code: process.terminationStatus)
    }
    return Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
  }
}
