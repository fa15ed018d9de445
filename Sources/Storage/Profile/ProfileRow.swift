import Coordination
import Curriculum

/// The learner's profile in the columns of its table, which has one row.
struct ProfileRow {
  let profile: Profile

  init(_ profile: Profile) { self.profile = profile }

  /// Reads the columns `name, level, turkish_keyboard`.
  init(_ row: Statement.Row) throws(DatabaseError) {
    profile = Profile(
      name: row.text(0),
      level: try row.value(1) { Level(rawValue: $0) },
      hasTurkishKeyboard: row.integer(2) != 0
    )
  }

  static func read(from connection: Connection) throws(DatabaseError) -> Profile? {
    try connection.one("SELECT name, level, turkish_keyboard FROM profile", [], Self.init)?.profile
  }

  static let insertion = """
    INSERT OR REPLACE INTO profile (id, name, level, turkish_keyboard) VALUES (1, ?, ?, ?)
    """

  var values: [Statement.Value] {
    [
      .text(profile.name), .text(profile.level.rawValue),
      .integer(profile.hasTurkishKeyboard ? 1 : 0),
    ]
  }
}
