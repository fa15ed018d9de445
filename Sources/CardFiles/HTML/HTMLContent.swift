/// The visible text of HTML, with the names of its pictures and recordings.
struct HTMLContent {
  var runs: [TextRun] = []
  var images: [String] = []
  var sounds: [String] = []

  var text: String { runs.text }
}
