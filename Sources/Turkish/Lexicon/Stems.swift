/// The stems of Turkish, one a line, a table for each initial letter.
///
/// A line is what ``StemLine`` reads. The lines of a table are sorted by their bytes, as
/// `LC_ALL=C sort` does; a test says which line is out of place.
enum Stems {}
