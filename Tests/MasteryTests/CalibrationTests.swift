import Mastery
import Testing

@Suite struct CalibrationTests {
  @Test func `fitting mends predictions that are too sure`() {
    // Of a hundred answers at log odds 3, only 75 are right; at -3, 25.
    let outcomes = (0..<400).map { index -> Calibration.Outcome in
      let isHigh = index.isMultiple(of: 2)
      return (isHigh ? 3 : -3, (index / 2).isMultiple(of: 4) != isHigh)
    }
    let fitted = Calibration.fitted(to: outcomes)
    #expect(fitted.slope > 0.3 && fitted.slope < 0.45)
    #expect(abs(fitted.intercept) < 0.01)
    #expect(fitted.loss(on: outcomes) < Calibration.none.loss(on: outcomes))
  }

  @Test func `without answers nothing is corrected`() {
    #expect(Calibration.fitted(to: [Calibration.Outcome]()) == .none)
  }
}
