/// Writes a line of an export; returns false to stop the export.
typealias ExportWriter = (ExportLine) throws(DatabaseError) -> Bool
