/// The way to a record that may not exist yet: opened when it is first needed, begun by the first
/// write.
///
/// A program has one at most for a path: see ``LearnerStore``.
package final class RecordAccess {
  package let path: String
  private var store: LearnerStore?
  private var hasLooked = false

  package init(path: String) { self.path = path }

  /// Reads from the record; nil if there is none yet.
  package func reading<Value>(
    _ body: (LearnerStore) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    if !hasLooked {
      store = try LearnerStore.openExisting(path: path)
      hasLooked = true
    }
    guard let store else { return nil }
    let value = try body(store)
    try store.confirm()
    return value
  }

  /// Writes to the record, which is begun if there is none yet.
  package func writing<Value>(
    _ body: (LearnerStore) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try body(opened())
  }

  /// The open record, begun if there is none yet.
  package func opened() throws(DatabaseError) -> LearnerStore {
    if let store { return store }
    let opened = try LearnerStore(path: path)
    store = opened
    hasLooked = true
    return opened
  }
}
