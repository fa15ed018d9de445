import Coordination

/// JSON Lines into the record.
extension LearnerStore {
  /// Adds to the record what an export has beyond it: all of it, or nothing if a line is wrong.
  ///
  /// All is known by id and sequence number, so that importing twice changes nothing; a profile is
  /// taken only where none is. A question that has come further there goes on to where it is there,
  /// and never back. `nextLine` gives the bytes of a line without its
  /// end, nil after the last; empty lines are passed over.
  package func merge(
    _ nextLine: () throws(ImportError) -> [UInt8]?
  ) throws(ImportError) -> ImportSummary {
    do { try prepareToWrite() } catch { throw ImportError(line: 1, reason: .database(error)) }
    var summary = ImportSummary()
    var line = 0
    try connection.transaction(failing: { ImportError(line: line, reason: .database($0)) }) {
      () throws(ImportError) in
      var hasHeader = false
      var cards = CardMerge()
      while let bytes = try nextLine() {
        line += 1
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        let content = try parse(bytes, line: line, isFirst: !hasHeader)
        hasHeader = true
        do throws(Refusal) { try add(content, &cards, counting: &summary) } catch {
          throw ImportError(line: line, reason: error.reason)
        }
      }
      if !hasHeader { throw ImportError(line: 1, reason: .missingHeader) }
      do throws(Refusal) { try settle(cards) } catch {
        throw ImportError(line: line, reason: error.reason)
      }
    }
    return summary
  }

  /// Why a line that was understood is not taken.
  struct Refusal: Error {
    let reason: ImportError.Reason
  }

  private func parse(
    _ bytes: [UInt8],
    line: Int,
    isFirst: Bool
  ) throws(ImportError) -> ExportLine {
    let content: ExportLine
    do {
      content = try JSONText.decode(ExportLine.self, from: bytes)
    } catch {
      throw isFirst
        ? ImportError(line: line, reason: .missingHeader) : ImportError(line: line, error)
    }
    guard case .header(let version) = content else {
      if isFirst { throw ImportError(line: line, reason: .missingHeader) }
      return content
    }
    guard isFirst else {
      throw ImportError(
        line: line,
        reason: .invalid(field: "type", expected: ExportLine.kinds)
      )
    }
    guard version <= ExportLine.version else {
      throw ImportError(
        line: line,
        reason: .newer(version: version, supported: ExportLine.version)
      )
    }
    return content
  }

  /// Adds what a line of an export says.
  func add(
    _ content: ExportLine,
    _ cards: inout CardMerge,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    switch content {
    case .header: return
    case .profile(let profile):
      try stored { () throws(DatabaseError) in
        if try self.profile() == nil { try save(profile) }
      }
    case .session(let session):
      let isNew = try stored { () throws(DatabaseError) in try insert(session) }
      if isNew { summary.sessions += 1 } else { try meet(session, counting: &summary) }
    case .entry(let entry, let session):
      let isNew = try stored { () throws(DatabaseError) in try insert(entry, into: session) }
      if isNew { summary.entries += 1 } else { try meet(entry, session, counting: &summary) }
    case .job(let row): try add(row, counting: &summary)
    case .followUp(let row): try add(row, counting: &summary)
    case .conversation(let row): try add(row, counting: &summary)
    case .turn(let row, let conversation): try add(row, to: conversation, counting: &summary)
    case .deck(let row): try add(row, counting: &summary)
    case .deletedDeck(let id): try addDeleted(id, counting: &summary)
    case .cardEntry(let row, let deck): try add(row, to: deck, counting: &summary)
    case .card(let row): try add(row, &cards, counting: &summary)
    case .review(let row): try add(row, &cards, counting: &summary)
    case .gameBest(let row): try add(row, counting: &summary)
    }
  }

  /// A session that could not be added: known with the same content, or in conflict.
  private func meet(
    _ session: SessionRow,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    let isSame = try stored { () throws(DatabaseError) in
      try connection.statement(SessionRow.comparison).one(session.values) { _ in true } ?? false
    }
    guard isSame else { throw Refusal(reason: .conflict) }
    if session.isAbandoned {
      try stored { () throws(DatabaseError) in try abandon(session: session.plan.id) }
    }
    summary.known += 1
  }

  /// An entry that could not be added: known with the same content, in conflict, or not the next.
  private func meet(
    _ entry: EntryRow,
    _ session: String,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    let next = try stored { () throws(DatabaseError) in try nextSequence(of: session) }
    guard let next else { throw Refusal(reason: .unknownSession(session)) }
    guard entry.entry.sequence < next else { throw Refusal(reason: .gap(next: next)) }
    let values = [.text(session)] + entry.values
    let isSame = try stored { () throws(DatabaseError) in
      try connection.statement(EntryRow.comparison).one(values) { _ in true } ?? false
    }
    guard isSame else { throw Refusal(reason: .conflict) }
    summary.known += 1
  }

  func stored<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(Refusal) -> Value {
    do { return try work() } catch { throw Refusal(reason: .database(error)) }
  }
}
