extension Learner {
  /// What the clock shows.
  var now: String? {
    get { environment["DILIM_NOW"] }
    set { environment["DILIM_NOW"] = newValue }
  }
}
