/// The journal of sessions and their entries; entries are never changed or deleted.
package struct Journal: RecordPart {
  let record: OpenRecord
}
