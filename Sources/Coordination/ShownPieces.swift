import Curriculum
import Turkish

/// The pieces of a sentence as they are shown with numbers.
///
/// The capital of the first and the sign after the last are taken away, because they would give their
/// places.
struct ShownPieces: Sendable {
  let texts: [String]
  /// For each text the place of its piece in the sentence.
  private let places: [Int]
  private let order: Order

  /// How an answer is to be understood.
  enum Answer {
    case sentence(String)
    /// Numbers that don't name each piece once.
    case wrongNumbers
  }

  /// Takes the first order that is not accepted as an answer, so that none is shown.
  init(_ order: Order, id: ItemID, isAccepted: (String) -> Bool) {
    let trials = (0..<Self.trials).lazy.map { order.shuffled(for: id, trial: $0) }
    let sentence = { (places: [Int]) in
      places.map { order.pieces[$0] }.joined(separator: " ")
    }
    let places = trials.first { !isAccepted(sentence($0)) } ?? order.shuffled(for: id)
    self.order = order
    self.places = places
    texts = places.map { Self.shown(order.pieces[$0], isFirst: $0 == 0) }
  }

  private static let trials = 12

  private static func shown(_ piece: String, isFirst: Bool) -> String {
    var piece = piece
    while let last = piece.last, ".?!…".contains(last) { piece.removeLast() }
    return isFirst && !beginsWithName(piece) ? piece.turkishUncapitalized : piece
  }

  private static func beginsWithName(_ piece: String) -> Bool {
    let word = piece.prefix { $0.isLetter }
    if piece.dropFirst(word.count).first.map({ "'’".contains($0) }) == true { return true }
    let readings = Morphology.readings(of: CodePage.encode(String(word).turkishLowercased))
    let names = readings.filter { $0.stem.partOfSpeech == .properNoun }
    guard !names.isEmpty, names.count < readings.count else {
      return names.count == readings.count
    }
    // Deniz is a name, and Deniz Hanım; Pazar günleri are Sundays, though Pazar is a town.
    let next = piece.dropFirst(word.count).drop { $0 == " " }.first
    return next?.isUppercase ?? true
  }

  /// Reads numbers, together or apart, or else a sentence.
  func read(_ answer: String) -> Answer {
    let signs = answer.filter { !$0.isWhitespace && !",.-".contains($0) }
    guard !signs.isEmpty, signs.allSatisfy({ ("0"..."9").contains($0) }) else {
      return .sentence(answer)
    }
    let numbers = signs.compactMap(\.wholeNumberValue)
    guard numbers.sorted() == Array(1...texts.count) else { return .wrongNumbers }
    let pieces = numbers.map { places[$0 - 1] }
    // The end sign of the last piece stays at the end.
    let words = pieces.enumerated().map { place, piece in
      place == pieces.count - 1 && piece > 0
        ? order.pieces[piece] : Self.shown(order.pieces[piece], isFirst: piece == 0 && place > 0)
    }
    return .sentence(words.joined(separator: " ").turkishCapitalized)
  }
}

extension String {
  /// The text with a small first letter.
  fileprivate var turkishUncapitalized: String {
    first.map { String($0).turkishLowercased + dropFirst() } ?? self
  }
}
