extension Migrations {
  /// Step 7: the length of the learner's day, and an index for what happened on a day.
  static let days = """
    ALTER TABLE profile ADD COLUMN minutes INTEGER;
    CREATE INDEX entry_time ON entry (time);
    """
}
