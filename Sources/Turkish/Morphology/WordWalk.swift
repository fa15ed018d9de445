/// Walks the ``SuffixGrammar`` along the letters of a word, from behind a stem to the word's end.
///
/// Only what is found is stored on the heap: the way walked so far and the slips on it have fixed
/// room.
struct WordWalk {
  /// A suffix on the way, with the bytes of the word it took.
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
  private let transitions: UnsafeBufferPointer<SuffixGrammar.Transition>
  private let bounds: UnsafeBufferPointer<Int>
  private let slots: UnsafeBufferPointer<SuffixTemplate.Slot>
  let path: UnsafeMutableBufferPointer<Step>
  let slips: UnsafeMutableBufferPointer<Reading.Slip>
  var depth = 0
  var slipCount = 0

  /// How many slips a reading may have.
  var budget = 0
  /// Whether one reading is enough.
  var stopsAtFirst = false
  var stem: Stem
  var stemLength = 0
  var found: [(reading: Reading, cost: Int)] = []

  /// Lets `body` walk along a word; nil if the word is empty or too long to be one.
  static func along<Result>(
    _ word: [UInt8],
    _ body: (inout WordWalk) -> Result
  ) -> Result? {
    guard !word.isEmpty, word.count <= longestWord else { return nil }
    let grammar = SuffixGrammar.shared
    return word.withUnsafeBufferPointer { word in
      grammar.transitions.withUnsafeBufferPointer { transitions in
        grammar.bounds.withUnsafeBufferPointer { bounds in
          grammar.slots.withUnsafeBufferPointer { slots in
            withUnsafeTemporaryAllocation(of: Step.self, capacity: longestPath) { path in
              withUnsafeTemporaryAllocation(of: Reading.Slip.self, capacity: mostSlips) { slips in
                var walk = WordWalk(
                  word: word,
                  transitions: transitions,
                  bounds: bounds,
                  slots: slots,
                  path: path,
                  slips: slips,
                  stem: Stem(letters: [], partOfSpeech: .noun)
                )
                return body(&walk)
              }
            }
          }
        }
      }
    }
  }

  /// Whether a reading is found and no other one wanted.
  @inline(__always)
  var isDone: Bool { stopsAtFirst && !found.isEmpty }

  /// Walks on from a place in the word, collecting readings.
  mutating func walk(_ state: WordState, _ sound: Sound, at place: Int) {
    var sound = sound
    let letter = place < word.count ? word[place] : 0
    guard settleSoftening(&sound, before: letter, at: place) else { return }
    if letter == 0, state.isFinal { finish(sound) }
    if isDone || depth == Self.longestPath { return }
    let letterBit = SuffixGrammar.letterBit(letter)
    let slipsBefore = slipCount
    let remaining = word.count - place
    let mayHaveExtra = slipCount < budget && Self.isBuffer(letter)
    for index in bounds[Int(state.rawValue)]..<bounds[Int(state.rawValue) + 1] {
      let transition = transitions[index]
      guard Int(transition.leastLength) <= remaining,
        transition.slotCount == 0 || transition.firstLetters & letterBit != 0 || mayHaveExtra,
        admits(transition, after: sound, at: place)
      else { continue }
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
      if isDone { return }
    }
    slipCount = slipsBefore
  }

  /// Reads the letters of a suffix from one slot on, then goes on behind it.
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
      let slot = slots[Int(transition.firstSlot) + index]
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
