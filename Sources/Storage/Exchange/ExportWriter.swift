/// Writes a line of an export; false if the export is to stop.
typealias ExportWriter = (ExportLine) throws(DatabaseError) -> Bool
