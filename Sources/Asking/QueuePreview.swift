package import Feedback
import Storage

/// A preview of the next run of the queue; it changes nothing.
package struct QueuePreview {
  package let sender: QueueSender

  package init(sender: QueueSender) { self.sender = sender }

  /// Returns the question that would be sent first, with its key for the current prompt and model;
  /// nil if none waits.
  package func next() throws -> ExplanationJob? {
    let (record, now) = (sender.record, sender.clock.now())
    let waiting = try record.reading { (store) throws(DatabaseError) in
      try store.queue.waitingJobs(now: now)
    }
    for job in waiting ?? [] {
      let renamed = job.asked(
        promptHash: try sender.template(for: job).hash,
        model: sender.assistant.model
      )
      if renamed.id == job.id { return job }
      let known =
        try record.reading { (store) throws(DatabaseError) in
          try store.queue.job(id: renamed.id)
        } ?? nil
      guard let known else { return renamed }
      if known.state.name == .pending { return known }
    }
    return nil
  }

  /// Returns the reason why a question would not be sent now; nil if it would be sent.
  package func obstacle(to job: ExplanationJob) throws -> SendRun.End? {
    let clock = sender.clock
    let run = SendRun(
      limits: sender.settings.limits,
      settings: sender.settings.fingerprint,
      isAsked: true
    )
    let estimate = try QueueSender.estimate(
      job.request,
      try sender.template(for: job),
      sender.assistant.maxTokens
    )
    let known = try sender.record.reading { (store) throws(DatabaseError) in
      (
        try store.endpoints.breaker(of: sender.assistant.address),
        try store.usage.of(day: clock.day())
      )
    }
    let today = known?.1 ?? DayUsage(day: clock.day())
    if let limit = run.limits.refusal(today: today, inRun: 0, estimate: estimate) {
      return .limit(limit)
    }
    switch run.step(next: job, breaker: known?.0 ?? .closed, now: clock.now()) {
    case .send: return nil
    case .wait(let until, let problem): return .notBefore(until, problem)
    case .end(let end): return end
    }
  }
}
