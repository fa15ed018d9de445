/// A depth-first search through the ``SuffixGrammar`` along the letters of a word after its stem.
///
/// Only the readings found are on the heap; the current path and its slips have a fixed capacity.
struct WordWalk {
  /// A suffix of the current path, with the range of its bytes in the word.
  struct Step {
    var suffix: Suffix
    var start: UInt8
    var end: UInt8
    var cost: UInt8
  }

  static let longestWord = 120
  static let longestPath = 24
  static let mostSlips = 4

  let word: UnsafeBufferPointer<UInt8>
  private let tables: SuffixGrammar.Tables
  let path: UnsafeMutableBufferPointer<Step>
  let slips: UnsafeMutableBufferPointer<Reading.Slip>
  var depth = 0
  var slipCount = 0

  /// The largest number of slips that a reading may have.
  var budget = 0
  /// Whether one reading is enough.
  var stopsAtFirst = false
  /// Whether the search allows derived verbs that are not in the lexicon.
  var derivesVerbs = true
  var stem = Stem(letters: [], partOfSpeech: .noun)
  var stemLength = 0
  var found: [(reading: Reading, cost: Int)] = []

  /// Calls `body` with a walk along a word; returns nil if the word is empty or too long.
  static func along<Result>(
    _ word: [UInt8],
    _ body: (inout WordWalk) -> Result
  ) -> Result? {
    guard !word.isEmpty, word.count <= longestWord else { return nil }
    return word.withUnsafeBufferPointer { word in
      withUnsafeTemporaryAllocation(of: Step.self, capacity: longestPath) { path in
        withUnsafeTemporaryAllocation(of: Reading.Slip.self, capacity: mostSlips) { slips in
          SuffixGrammar.shared.withTables { tables in
            var walk = WordWalk(word, tables, path: path, slips: slips)
            return body(&walk)
          }
        }
      }
    }
  }

  private init(
    _ word: UnsafeBufferPointer<UInt8>,
    _ tables: SuffixGrammar.Tables,
    path: UnsafeMutableBufferPointer<Step>,
    slips: UnsafeMutableBufferPointer<Reading.Slip>
  ) {
    self.word = word
    self.tables = tables
    self.path = path
    self.slips = slips
  }

  /// Whether a reading is found and no other is wanted.
  @inline(__always)
  var isDone: Bool { stopsAtFirst && !found.isEmpty }

  /// Collects the readings from a state at a place of the word.
  mutating func walk(_ state: WordState, _ sound: Sound, at start: Int) {
    var sound = sound
    let letter = start < word.count ? word[start] : 0
    let slipsBefore = slipCount
    defer { slipCount = slipsBefore }
    guard settleSoftening(&sound, before: letter, at: start) else { return }
    if letter == 0, state.isFinal { finish(sound) }
    if isDone || depth == Self.longestPath { return }
    if slipCount < budget, Self.isBuffer(letter) {
      for place in tables.bounds[Int(state.rawValue)]..<tables.bounds[Int(state.rawValue) + 1] {
        follow(tables.transitions[place], sound, at: start)
        if isDone { return }
      }
      return
    }
    let row = Int(state.rawValue) * SuffixGrammar.rowLength + SuffixGrammar.letterNumber(letter)
    for choice in Int(tables.choiceBounds[row])..<Int(tables.choiceBounds[row + 1]) {
      follow(tables.transitions[Int(tables.choices[choice])], sound, at: start)
      if isDone { return }
    }
  }

  /// Follows one transition if the word so far allows it.
  @inline(__always)
  private mutating func follow(
    _ transition: SuffixGrammar.Transition,
    _ sound: Sound,
    at place: Int
  ) {
    let slipsBefore = slipCount
    guard Int(transition.leastLength) <= word.count - place,
      derivesVerbs || !transition.suffix.derivesRareVerb,
      admits(transition, after: sound, at: place)
    else { return }
    path[depth] = Step(
      suffix: transition.suffix,
      start: UInt8(place),
      end: UInt8(place),
      cost: transition.cost
    )
    depth += 1
    match(transition, from: 0, transition.soundInside(sound), at: place, pending: [])
    depth -= 1
    slipCount = slipsBefore
  }

  /// Reads the letters of a suffix from a slot on, then the suffixes after it.
  mutating func match(
    _ transition: SuffixGrammar.Transition,
    from firstIndex: Int,
    _ firstSound: Sound,
    at firstPlace: Int,
    pending firstPending: Sound
  ) {
    var (sound, place, pending) = (firstSound, firstPlace, firstPending)
    var index = firstIndex
    while index < Int(transition.slotCount) {
      let slot = tables.slots[Int(transition.firstSlot) + index]
      let expected = slot.letter(after: sound)
      let letter = place < word.count ? word[place] : 0
      if expected == 0 {
        if slipCount < budget, letter != 0 {
          tryExtra(transition, index, slot, sound, at: place, pending)
        }
        index += 1
        continue
      }
      guard let added = slot.matches(letter, expected, sound) else {
        if slipCount < budget {
          tryWrong(transition, index, slot, sound, at: place, expected, pending)
        }
        return
      }
      pending.formUnion(added)
      sound = sound.after(letter)
      place += 1
      index += 1
    }
    path[depth - 1].end = UInt8(place)
    walk(transition.to, transition.soundAfter(sound).union(pending), at: place)
  }
}
