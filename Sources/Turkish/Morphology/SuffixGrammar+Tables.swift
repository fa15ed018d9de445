extension SuffixGrammar {
  /// The tables as buffers, without bounds checks and reference counts.
  ///
  /// They are valid only during ``withTables(_:)``.
  struct Tables {
    var transitions: UnsafeBufferPointer<Transition>
    var bounds: UnsafeBufferPointer<Int>
    var slots: UnsafeBufferPointer<SuffixTemplate.Slot>
    var choices: UnsafeBufferPointer<UInt16>
    var choiceBounds: UnsafeBufferPointer<UInt32>
  }

  /// Calls `body` with the tables as buffers.
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
