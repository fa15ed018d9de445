/// The journal: sessions and their entries, which are only ever added.
package struct Journal: RecordPart {
  let record: OpenRecord
}
