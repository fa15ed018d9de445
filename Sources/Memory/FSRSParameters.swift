/// The 21 parameters of FSRS-6, within their bounds.
package struct FSRSParameters: Hashable, Sendable {
  /// The parameters w0 to w20.
  package let values: [Double]

  /// The default parameters of FSRS-6.
  package static let standard = FSRSParameters(checked: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The range of each parameter.
  package static let bounds: [ClosedRange<Double>] = zip(
    [
      0.001, 0.001, 0.001, 0.001, 1, 0.001, 0.001, 0.001, 0, 0, 0.001, 0.001, 0.001, 0.001, 0, 0,
      1, 0, 0, 0, 0.1,
    ],
    [
      100, 100, 100, 100, 10, 4, 4, 0.75, 4.5, 0.8, 3.5, 5, 0.25, 0.9, 4, 1, 6, 2, 2, 0.8, 0.8,
    ]
  ).map { $0...$1 }

  /// Accepts 21 parameters of FSRS-6; 19 of FSRS-5 and 17 of FSRS-4.5 are converted as by fsrs-rs.
  package init(_ numbers: [Double]) throws(FSRSParameterError) {
    let numbers = try Self.converted(numbers)
    for (index, (number, bounds)) in zip(numbers, Self.bounds).enumerated() {
      guard bounds.contains(number) else {
        throw .outOfBounds(index: index, value: number, bounds: bounds)
      }
    }
    values = numbers
  }

  /// Creates parameters from 21 values that are known to be within their bounds.
  init(checked values: [Double]) { self.values = values }

  private static func converted(
    _ numbers: [Double]
  ) throws(FSRSParameterError) -> [Double] {
    switch numbers.count {
    case 21: return numbers
    case 19: return numbers + [0, 0.5]
    case 17:
      var values = numbers + [0, 0, 0, 0.5]
      values[4] = numbers[5] * 2 + numbers[4]
      values[5] = LibM.logarithm(numbers[5] * 3 + 1) / 3
      values[6] += 0.5
      return values
    default: throw .count(numbers.count)
    }
  }
}

/// The reason why numbers are not parameters of FSRS.
package enum FSRSParameterError: Error, Hashable, Sendable {
  /// The number of values is not 21, 19 or 17.
  case count(Int)
  case outOfBounds(index: Int, value: Double, bounds: ClosedRange<Double>)
}
