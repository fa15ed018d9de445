import Audio
import ChatAPI
import Transport

extension Waiting {
  /// Waits for the reply of a server; nil if `pause` returns true first, which closes the connection.
  static func reply<Value: Sendable>(
    pause: Pause,
    _ request: @escaping @Sendable () async throws(ChatFailure) -> Value
  ) -> Result<Value, ChatFailure>? {
    let reply = Locked<Result<Value, ChatFailure>?>(nil)
    let task = Task.detached {
      let result: Result<Value, ChatFailure>
      do throws(ChatFailure) { result = .success(try await request()) } catch {
        result = .failure(error)
      }
      reply.withLock { $0 = result }
    }
    var step = Duration.milliseconds(2)
    while true {
      if let result = reply.withLock({ $0 }) { return result }
      if pause(step) {
        task.cancel()
        return nil
      }
      step = min(step * 2, .milliseconds(20))
    }
  }
}
