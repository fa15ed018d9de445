import Memory
import TextSafety

/// Moments as teachers and pupils write and read them, in local time.
enum ClassMoment {
  /// Reads `2026-12-01 18:00`, or `2026-12-01` as the end of that day.
  static func milliseconds(_ text: String, _ world: World) -> Int64? {
    let parts = text.split { $0 == " " || $0 == "T" }.map(String.init)
    guard let date = parts.first, StudyDay(isoDate: date) != nil, parts.count <= 2 else {
      return nil
    }
    let time = parts.count == 2 ? "\(parts[1]):00" : "23:59:59"
    guard let utc = Timestamp.milliseconds("\(date)T\(time)Z") else { return nil }
    // Around a change of the clock the offset of the result is the right one.
    let first = utc - Int64(world.secondsAheadOfUTC(at: utc)) * 1000
    return utc - Int64(world.secondsAheadOfUTC(at: first)) * 1000
  }

  /// Returns a moment as `2026-12-01 18:00`.
  static func text(_ milliseconds: Int64, _ world: World) -> String {
    let local = milliseconds / 1000 + Int64(world.secondsAheadOfUTC(at: milliseconds))
    let day = Int(local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
    let minutes = (Int(local) - day * 86_400) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(StudyDay(day).isoDate) \(two(minutes / 60)):\(two(minutes % 60))"
  }
}
