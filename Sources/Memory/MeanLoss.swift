extension FitLog {
  /// Returns the mean log loss of the predictions of parameters; nil if there are no predictions.
  ///
  /// It uses the formulas of the scheduler and not those of the fit.
  package func logLoss(_ parameters: FSRSParameters) -> Double? {
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
          loss -= LibM.logarithm(max(chance, 1 - LossGradient.maximumChance))
        }
        memory = model.memory(after: rating, memory, elapsedDays: days)
      }
    }
    return loss / Double(predictions)
  }
}
