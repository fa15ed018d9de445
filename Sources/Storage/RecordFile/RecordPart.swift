/// A subject of the record: the owner of some of its tables and of the SQL that uses them.
protocol RecordPart {
  var record: OpenRecord { get }
}

extension RecordPart {
  var connection: Connection { record.connection }
}
