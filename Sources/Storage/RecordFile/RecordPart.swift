/// A subject of the record, which owns some tables and the SQL for them.
protocol RecordPart {
  var record: OpenRecord { get }
}

extension RecordPart {
  var connection: Connection { record.connection }
}
