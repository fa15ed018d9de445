import DilimEngine

let key = try AnswerKey(accepting: ["(Ben) okula gidiyorum."])
let mark = key.grade("okulda gidiyorum")
print(mark.verdict, "–", mark.nearest)
for explanation in mark.explanations(in: .english) {
  print(explanation.sentence)
  for line in explanation.rule { print("  \(line)") }
  if let example = explanation.example { print("  \(example.right) – \(example.english)") }
}
