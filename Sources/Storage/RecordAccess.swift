/// A record that is opened when it is first needed, and created by the first write.
///
/// A process has at most one for each path: see ``LearnerStore``.
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

  /// Writes to the record; creates it if there is none yet.
  package func writing<Value>(
    _ body: (LearnerStore) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try body(opened())
  }

  /// Opens the record, or creates it if there is none yet.
  package func opened() throws(DatabaseError) -> LearnerStore {
    if let store { return store }
    let opened = try LearnerStore(path: path)
    store = opened
    hasLooked = true
    return opened
  }
}
