import Coordination
import Curriculum

/// The learner's profile in the columns of its table, which has one row.
struct ProfileRow {
  let profile: Profile

  /// The values of `turkish_keyboard`: not present, present, and not present as far as is known.
  private static let (absent, present, unknown): (Int64, Int64, Int64) = (0, 1, 2)

  init(_ profile: Profile) { self.profile = profile }

  /// Reads the columns `name, level, turkish_keyboard, minutes`.
  init(_ row: Statement.Row) throws(DatabaseError) {
    profile = Profile(
      name: row.text(0),
      level: try row.value(1) { Level(rawValue: $0) },
      hasTurkishKeyboard: row.integer(2) == Self.present,
      isKeyboardKnown: row.integer(2) != Self.unknown,
      minutes: row.isNull(3) ? nil : row.int(3)
    )
  }

  /// Reads the profile; in a record of an earlier version, which has no minutes, without them.
  static func read(from connection: Connection) throws(DatabaseError) -> Profile? {
    do throws(DatabaseError) {
      return try read("minutes", from: connection)
    } catch {
      return try read("NULL", from: connection)
    }
  }

  private static func read(
    _ minutes: String,
    from connection: Connection
  ) throws(DatabaseError) -> Profile? {
    let sql = "SELECT name, level, turkish_keyboard, \(minutes) FROM profile"
    return try connection.one(sql, [], Self.init)?.profile
  }

  static let insertion = """
    INSERT OR REPLACE INTO profile (id, name, level, turkish_keyboard, minutes)
    VALUES (1, ?, ?, ?, ?)
    """

  var values: [Statement.Value] {
    [
      .text(profile.name), .text(profile.level.rawValue),
      .integer(keyboard), .init(profile.minutes),
    ]
  }

  private var keyboard: Int64 {
    if profile.hasTurkishKeyboard { return Self.present }
    return profile.isKeyboardKnown ? Self.absent : Self.unknown
  }
}
