/// What a page of HTML shows: its text, and the names of its pictures and recordings.
struct HTMLContent {
  var runs: [TextRun] = []
  var images: [String] = []
  var sounds: [String] = []

  var text: String { runs.text }
}
