import Cards
import Coordination
import TestSupport

extension SampleReview {
  static func play(_ review: OpenedReview, columns: Int = 80, _ lines: String...) -> String {
    var play = Playthrough(review: review, columns: columns, at: noon)
    for line in lines { play.type(line) }
    return play.transcript
  }
}
