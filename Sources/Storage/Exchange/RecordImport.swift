extension LearnerStore {
  /// Merges an export into the record: all of it, or nothing if a line is wrong.
  ///
  /// Everything is identified by id and sequence number, so a second import changes nothing. The
  /// profile is imported only if the record has none. A question gets its state in the export only
  /// if that state is a later one.
  ///
  /// `nextLine` returns the bytes of a line without its end, and nil after the last line. Empty
  /// lines are ignored.
  package func merge(
    _ nextLine: () throws(ImportError) -> [UInt8]?
  ) throws(ImportError) -> ImportSummary {
    do { try record.prepareToWrite() } catch {
      throw ImportError(line: 1, reason: .database(error))
    }
    var merge = RecordMerge(into: self)
    var line = 0
    try record.connection.transaction(
      failing: { ImportError(line: line, reason: .database($0)) }
    ) { () throws(ImportError) in
      var hasHeader = false
      while let bytes = try nextLine() {
        line += 1
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        let content = try ExportLine.parse(bytes, line: line, isFirst: !hasHeader)
        hasHeader = true
        try merge.add(content, line: line)
      }
      if !hasHeader { throw ImportError(line: 1, reason: .missingHeader) }
      try merge.finish(line: line)
    }
    return merge.summary
  }
}

extension RecordMerge {
  fileprivate mutating func add(_ content: ExportLine, line: Int) throws(ImportError) {
    let refusal: ImportError.Reason?
    do { refusal = try add(content) } catch {
      throw ImportError(line: line, reason: .database(error))
    }
    if let refusal { throw ImportError(line: line, reason: refusal) }
  }

  fileprivate func finish(line: Int) throws(ImportError) {
    do { try finish() } catch { throw ImportError(line: line, reason: .database(error)) }
  }
}

extension ExportLine {
  /// Reads a line; the first must be the header of a version that this program knows.
  fileprivate static func parse(
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
      throw ImportError(line: line, reason: .invalid(field: "type", expected: kinds))
    }
    guard version <= ExportLine.version else {
      throw ImportError(
        line: line,
        reason: .newer(version: version, supported: ExportLine.version)
      )
    }
    return content
  }
}
