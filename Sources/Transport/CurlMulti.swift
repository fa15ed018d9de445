import CCurl

/// A multi handle of libcurl, which runs many transfers on one thread.
final class CurlMulti {
  private let library: UnsafePointer<dilim_curl>
  private let handle: UnsafeMutableRawPointer

  init() throws(TransferError) {
    library = try CurlLibrary.functions()
    guard let handle = library.pointee.multi_init() else { throw TransferError(.other) }
    self.handle = handle
  }

  deinit { _ = library.pointee.multi_cleanup(handle) }

  func add(_ transfer: CurlTransfer) throws(TransferError) {
    let code = library.pointee.multi_add_handle(handle, transfer.handle)
    guard code == CURLM_OK else { throw TransferError(.other, code: Int(code.rawValue)) }
  }

  /// Removes a transfer; if it is still running, its connection is closed at once.
  func remove(_ transfer: CurlTransfer) {
    _ = library.pointee.multi_remove_handle(handle, transfer.handle)
  }

  /// Does all work that is possible without waiting.
  func perform() {
    var running: Int32 = 0
    _ = library.pointee.multi_perform(handle, &running)
  }

  /// Returns the handle and the result of the next finished transfer.
  func nextFinished() -> (handle: UnsafeMutableRawPointer, code: Int)? {
    var left: Int32 = 0
    while let message = library.pointee.multi_info_read(handle, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else {
        continue
      }
      return (easy, Int(dilim_curl_result(message).rawValue))
    }
    return nil
  }

  /// Waits for a socket, for ``wakeUp()`` or for the timeout.
  func wait(milliseconds: Int32) {
    _ = library.pointee.multi_poll(handle, nil, 0, milliseconds, nil)
  }

  /// Ends ``wait(milliseconds:)``; the only call that other threads may make.
  func wakeUp() { _ = library.pointee.multi_wakeup(handle) }
}
