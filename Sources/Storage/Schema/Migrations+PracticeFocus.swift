extension Migrations {
  /// Step 8: the purpose of a practice that is not of one skill; NULL for every other session.
  static let practiceFocus = "ALTER TABLE session ADD COLUMN focus TEXT;"
}
