extension Migrations {
  /// Step 10: answers that are unsure.
  ///
  /// `differences` is JSON: what differs from the listed answer. `practised` is what the item
  /// practises if the answer is right Turkish without it. The index of answers gets their verdicts,
  /// because the progress passes over unsure ones; `entry_unsure` finds those.
  static let unsure = """
    ALTER TABLE entry ADD COLUMN differences TEXT;
    ALTER TABLE entry ADD COLUMN practised TEXT;
    DROP INDEX entry_answer;
    CREATE INDEX entry_answer ON entry (event, item, time, session, sequence, verdict)
    WHERE event = 'answered';
    CREATE INDEX entry_unsure ON entry (session, sequence) WHERE verdict = 'unsure';
    """
}
