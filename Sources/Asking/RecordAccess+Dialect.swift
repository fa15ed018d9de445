package import ChatAPI
package import Storage

extension RecordAccess {
  /// Returns the saved dialect of the endpoint and model, or the default.
  package func dialect(_ assistant: Assistant) throws -> Dialect {
    let kept = try reading { (store) throws(DatabaseError) in
      try store.endpoints.dialect(Dialect.self, endpoint: assistant.address, model: assistant.model)
    }
    return (kept ?? nil) ?? Dialect()
  }

  /// Saves the dialect of the endpoint and model.
  package func save(_ dialect: Dialect, _ assistant: Assistant) throws {
    try writing { (store) throws(DatabaseError) in
      try store.endpoints.save(
        dialect: dialect,
        endpoint: assistant.address,
        model: assistant.model
      )
    }
  }
}
