extension FitLog {
  /// The mean log loss of the predictions that parameters make; nil if there are none.
  ///
  /// It is computed by the formulas that the scheduler itself uses.
  public func logLoss(_ parameters: FSRSParameters) -> Double? {
    guard predictions > 0 else { return nil }
    let model = FSRSModel(parameters)
    var loss = 0.0
    for card in 0..<cards {
      var memory: FSRSMemory?
      for index in starts[card]..<starts[card + 1] {
        let (rating, days) = (ratings[index], elapsed[index])
        if let memory, days > 0 {
          let recall = model.retrievability(memory.stability, elapsedDays: days)
          let chance = rating.isPass ? recall : 1 - recall
          loss -= LibM.logarithm(max(chance, 1 - LossGradient.surest))
        }
        memory = model.memory(after: rating, memory, elapsedDays: days)
      }
    }
    return loss / Double(predictions)
  }
}
