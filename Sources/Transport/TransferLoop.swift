/// The event loop of the running transfers, confined to one thread.
final class TransferLoop {
  typealias Receiver = AsyncThrowingStream<HTTPEvent, any Error>.Continuation

  private struct Running {
    let id: Int
    let transfer: CurlTransfer
    let reader: ResponseReader
    let receiver: Receiver
    let timeouts: Timeouts
    let start: ContinuousClock.Instant
    /// A deadline that was set after the start, for the rest of the response.
    var end: ContinuousClock.Instant?
  }

  private let multi: CurlMulti
  private let inbox: Inbox
  private let clock = ContinuousClock()
  private var running: [UnsafeMutableRawPointer: Running] = [:]

  init(multi: CurlMulti, inbox: Inbox) {
    self.multi = multi
    self.inbox = inbox
  }

  /// Runs until the `stop` command.
  func run() {
    while true {
      for command in inbox.takeAll() {
        switch command {
        case .start(let id, let request, let receiver): start(id, request, receiver)
        case .cancel(let id): cancel(id)
        case .release(let id, let time): release(id, within: time)
        case .end(let id, let time): end(id, within: time)
        case .stop: return stop()
        }
      }
      multi.perform()
      while let (handle, code) = multi.nextFinished() { finish(handle, code) }
      multi.wait(milliseconds: enforceTimeouts())
    }
  }

  private func start(_ id: Int, _ request: HTTPRequest, _ receiver: Receiver) {
    do throws(TransferError) {
      let reader = ResponseReader(limits: request.limits) { receiver.yield($0) }
      let transfer = try CurlTransfer(request, receiver: reader)
      try multi.add(transfer)
      running[transfer.handle] = Running(
        id: id,
        transfer: transfer,
        reader: reader,
        receiver: receiver,
        timeouts: request.timeouts,
        start: clock.now
      )
    } catch {
      receiver.finish(throwing: error)
    }
  }

  private func finish(_ handle: UnsafeMutableRawPointer, _ code: Int) {
    guard let ended = running[handle] else { return }
    var error = ended.reader.failure ?? ended.transfer.error(code: code)
    // libcurl reports no error for a connection that closes within the head.
    if error == nil, !ended.reader.isHeadComplete { error = TransferError(.cutShort) }
    remove(ended)
    if let error {
      ended.receiver.finish(throwing: error)
    } else {
      ended.receiver.yield(.end)
      ended.receiver.finish()
    }
  }

  private func cancel(_ id: Int) {
    // A released transfer is only waiting for its rest, and keeps its connection.
    guard let cancelled = find(id), !cancelled.reader.isDiscarding else { return }
    remove(cancelled)
    cancelled.receiver.finish(throwing: TransferError(.cancelled))
  }

  private func release(_ id: Int, within time: Duration) {
    find(id)?.reader.isDiscarding = true
    end(id, within: time)
  }

  private func end(_ id: Int, within time: Duration) {
    guard let transfer = find(id)?.transfer else { return }
    running[transfer.handle]?.end = clock.now + time
  }

  private func stop() {
    for left in running.values {
      remove(left)
      left.receiver.finish(throwing: TransferError(.cancelled))
    }
    inbox.close(because: TransferError(.cancelled))
  }

  private func find(_ id: Int) -> Running? { running.values.first { $0.id == id } }

  private func remove(_ ended: Running) {
    multi.remove(ended.transfer)
    running[ended.transfer.handle] = nil
  }

  /// Ends transfers that have timed out; returns the milliseconds until the next timeout.
  private func enforceTimeouts() -> Int32 {
    let now = clock.now
    var next = Duration.seconds(60)
    for transfer in running.values {
      let (deadline, phase) = Self.deadline(of: transfer)
      if deadline > now {
        next = min(next, now.duration(to: deadline))
      } else {
        remove(transfer)
        transfer.receiver.finish(throwing: TransferError(.timeout(phase)))
      }
    }
    // Rounded up, since a wait that is too short would be repeated.
    return Int32(next / .milliseconds(1)) + 1
  }

  private static func deadline(
    of transfer: Running
  ) -> (ContinuousClock.Instant, TransferError.Phase) {
    let timeouts = transfer.timeouts
    var first: (ContinuousClock.Instant, TransferError.Phase)
    if let lastByte = transfer.reader.lastByte {
      first = (lastByte + timeouts.silence, .silence)
    } else if let connected = transfer.transfer.connected {
      first = (transfer.start + connected + timeouts.firstByte, .firstByte)
    } else {
      first = (transfer.start + timeouts.connect, .connect)
    }
    let total = transfer.start + timeouts.total
    if total < first.0 { first = (total, .total) }
    if let end = transfer.end, end < first.0 { first = (end, .total) }
    return first
  }
}
