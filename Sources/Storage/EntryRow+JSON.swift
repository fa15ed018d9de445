import Coordination
import Curriculum
import Scoring

/// A journal entry as JSON.
extension EntryRow: Codable {
  private enum Key: String, CodingKey {
    case sequence, time, event, item, step, target
    case answer, verdict, score, findings, differences, practised, milliseconds, grader, reason
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let sequence = try fields.decode(Int.self, forKey: .sequence)
    func item() throws -> ItemID { try fields.decodeItem(forKey: .item) }
    func target() throws -> Int {
      let target = try fields.decode(Int.self, forKey: .target)
      guard target >= 0, target < sequence else {
        throw DecodingError.dataCorruptedError(
          forKey: .target,
          in: fields,
          debugDescription: "the sequence of an earlier entry"
        )
      }
      return target
    }
    let event: JournalEntry.Event =
      switch try fields.decode(String.self, forKey: .event) {
      case "answered": .answered(try EntryRow.record(fields))
      case "hinted":
        .hinted(item: try item(), step: try fields.decode(Int.self, forKey: .step))
      case "skipped": .skipped(item: try item())
      case "played": .played(item: try item())
      case "read": .read(item: try item())
      case "revealed": .revealed(item: try item())
      case "undone": .undone(sequence: try target())
      case "overruled": .overruled(sequence: try target())
      case "proposed": .proposed(sequence: try target())
      case "finished": .finished
      case "planned": .planned(item: try item(), reason: try EntryRow.reason(fields))
      case let other:
        throw DecodingError.dataCorruptedError(
          forKey: .event,
          in: fields,
          debugDescription: "an event, not \(other)"
        )
      }
    self.init(
      JournalEntry(
        sequence: sequence,
        time: try fields.decode(Int64.self, forKey: .time),
        event: event
      )
    )
  }

  private static func record(_ fields: KeyedDecodingContainer<Key>) throws -> AnswerRecord {
    AnswerRecord(
      item: try fields.decodeItem(forKey: .item),
      answer: try fields.decode(String.self, forKey: .answer),
      verdict: try fields.decode(Verdict.self, forKey: .verdict),
      score: try fields.decode(Double.self, forKey: .score),
      findings: try fields.decodeIfPresent([FindingRecord].self, forKey: .findings)?
        .map(\.finding) ?? [],
      differences: try fields.decodeIfPresent([DifferenceRecord].self, forKey: .differences)?
        .map(\.difference) ?? [],
      practised: try fields.decodeIfPresent(String.self, forKey: .practised),
      milliseconds: try fields.decode(Int64.self, forKey: .milliseconds),
      grader: try fields.decode(Int.self, forKey: .grader)
    )
  }

  private static func reason(_ fields: KeyedDecodingContainer<Key>) throws -> PlannedReason {
    guard let reason = PlannedReason(text: try fields.decode(String.self, forKey: .reason)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .reason,
        in: fields,
        debugDescription: "course, passage, unsure, or mistake or fading with a grammar point"
      )
    }
    return reason
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(entry.sequence, forKey: .sequence)
    try fields.encode(entry.time, forKey: .time)
    try fields.encode(name, forKey: .event)
    switch entry.event {
    case .answered(let record): try EntryRow.encode(record, into: &fields)
    case .hinted(let item, let step):
      try fields.encode(item.description, forKey: .item)
      try fields.encode(step, forKey: .step)
    case .skipped(let item), .played(let item), .read(let item), .revealed(let item):
      try fields.encode(item.description, forKey: .item)
    case .undone(let target), .overruled(let target), .proposed(let target):
      try fields.encode(target, forKey: .target)
    case .finished: break
    case .planned(let item, let reason):
      try fields.encode(item.description, forKey: .item)
      try fields.encode(reason.text, forKey: .reason)
    }
  }

  private static func encode(
    _ record: AnswerRecord,
    into fields: inout KeyedEncodingContainer<Key>
  ) throws {
    try fields.encode(record.item.description, forKey: .item)
    try fields.encode(record.answer, forKey: .answer)
    try fields.encode(record.verdict, forKey: .verdict)
    try fields.encode(record.score, forKey: .score)
    try fields.encode(record.findings.map { FindingRecord($0) }, forKey: .findings)
    if !record.differences.isEmpty {
      try fields.encode(record.differences.map { DifferenceRecord($0) }, forKey: .differences)
    }
    try fields.encodeIfPresent(record.practised, forKey: .practised)
    try fields.encode(record.milliseconds, forKey: .milliseconds)
    try fields.encode(record.grader, forKey: .grader)
  }
}
