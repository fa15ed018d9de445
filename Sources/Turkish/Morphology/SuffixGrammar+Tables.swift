extension SuffixGrammar {
  /// The tables without the bounds checks and counts of arrays; valid inside ``withTables(_:)``.
  struct Tables {
    var transitions: UnsafeBufferPointer<Transition>
    var bounds: UnsafeBufferPointer<Int>
    var slots: UnsafeBufferPointer<SuffixTemplate.Slot>
    var choices: UnsafeBufferPointer<UInt16>
    var choiceBounds: UnsafeBufferPointer<UInt32>
  }

  /// Takes the pointers out of the arrays once for a whole walk.
  @inline(__always)
  func withTables<Result>(_ body: (Tables) -> Result) -> Result {
    transitions.withUnsafeBufferPointer { transitions in
      bounds.withUnsafeBufferPointer { bounds in
        slots.withUnsafeBufferPointer { slots in
          choices.withUnsafeBufferPointer { choices in
            choiceBounds.withUnsafeBufferPointer { choiceBounds in
              body(
                Tables(
                  transitions: transitions,
                  bounds: bounds,
                  slots: slots,
                  choices: choices,
                  choiceBounds: choiceBounds
                )
              )
            }
          }
        }
      }
    }
  }
}
