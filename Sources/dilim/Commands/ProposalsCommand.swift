import Coordination
import Curriculum
import JSON
import Screens
import Storage
import TerminalUI
import TextSafety
import Turkish

extension Command {
  static let proposals = Command(
    name: "proposals",
    summary: "answers that nobody listed and that may be right, for authors",
    arguments: "[ITEM]",
    details: [
      """
      Lists by item the answers that were unsure, and those whose mark was overruled, with the \
      number of times; those that were proposed (o after a mark, or :proposal) come first. No mark \
      changes.
      """,
      """
      --accept ID --into DIR writes an answer as a line of accepted answers into a course folder; \
      `dilim check DIR` then judges the course. --json prints a line for each answer, to keep or to \
      send to an author; --from FILE reads such lines in place of your record.
      """,
    ],
    options: [.limit, .json, .acceptID, .into, .from, .content, .with, .noColor],
    examples: [
      Example(line: "dilim proposals", meaning: "what learners wrote that nobody listed"),
      Example(line: "dilim proposals --json > proposals.jsonl", meaning: "for an author"),
      Example(
        line: "dilim proposals --accept 'a1-u1-writing#cook~3fa2c1' --into Content",
        meaning: "list one of them"
      ),
    ],
    argumentCount: 0...1,
    run: { invocation in
      try ProposalBook(invocation).run()
      return .pass
    }
  )
}

extension CommandOption {
  static let acceptID = CommandOption(
    name: "--accept",
    value: "ID",
    help: "write this answer into the course folder"
  )
  static let into = CommandOption(
    name: "--into",
    value: "DIR",
    help: "the course folder to write into",
    offers: [.folders]
  )
  static let from = CommandOption(
    name: "--from",
    value: "FILE",
    help: "read answers of --json in place of the record",
    offers: [.files]
  )
}

/// Prints the answers that nobody listed, or writes one into a course.
private struct ProposalBook {
  private let invocation: Invocation
  private let limit: Int

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    limit = try invocation.number(.limit, in: 1...10_000) ?? 20
  }

  func run() throws {
    switch (invocation.value(.acceptID), invocation.value(.into)) {
    case (nil, nil): try show(proposals())
    case (let id?, let folder?): try accept(id, into: folder)
    case (_?, nil): throw Failure.usage("Name the course folder too: --into DIR.")
    case (nil, _?): throw Failure.usage("Name the answer too: --accept ID.")
    }
  }

  private func proposals() throws -> [Proposal] {
    let all = try invocation.value(.from).map(read) ?? ownProposals()
    guard let item = invocation.arguments.first else { return Proposal.merged(all) }
    guard ItemID(item) != nil else { throw Failure.usage(Wording.badItemName(item)) }
    return Proposal.merged(all.filter { $0.item == item })
  }

  private func ownProposals() throws(Failure) -> [Proposal] {
    let record = Record(path: try invocation.folders.record)
    let found = try record.reading { (store) throws(DatabaseError) in
      try store.journal.unlistedAnswers()
    }
    return (found ?? []).map(Proposal.init)
  }

  private func read(_ path: String) throws -> [Proposal] {
    var reader = LineReader(descriptor: path == "-" ? 0 : try FileSystem.openForReading(path))
    var proposals: [Proposal] = []
    while let item = reader.next() {
      switch item {
      case .text(let text, _) where text.isBlank: continue
      case .text(let text, let line):
        guard let found = try? JSONValue(reading: text).decoded(as: Proposal.self, keys: .snakeCase)
        else { throw Failure.data(Wording.badProposal(line: line, Wording.notAProposal)) }
        proposals.append(found)
      case .invalid(let line):
        throw Failure.data(Wording.badProposal(line: line, Wording.lineNotUTF8))
      case .tooLong(let line):
        throw Failure.data(Wording.badProposal(line: line, Wording.lineTooLong))
      case .failed(let code, let line):
        throw Failure.data(Wording.badProposal(line: line, Wording.inputUnreadable("\(code)")))
      }
    }
    return proposals
  }

  private func show(_ proposals: [Proposal]) throws {
    let shown = described(proposals)
    if invocation.has(.json) {
      for proposal in shown { try invocation.print(JSONLine.encoded(proposal)) }
      return
    }
    guard !shown.isEmpty else { return try invocation.print(Wording.noProposals) }
    var order: [String] = []
    for proposal in shown where !order.contains(proposal.item) { order.append(proposal.item) }
    var lines: [Line] = []
    for item in order.prefix(limit) {
      lines += self.lines(of: shown.filter { $0.item == item })
    }
    try invocation.show(Frame(lines + [[], Line(Wording.acceptProposal, .dim)]))
  }

  private func lines(of proposals: [Proposal]) -> [Line] {
    guard let first = proposals.first else { return [] }
    var lines = [Line(text: first.asked ?? first.item, .strong)]
    if let listed = first.listed { lines.append(Line("  Listed: \(listed)", hangingIndent: 4)) }
    for proposal in proposals {
      lines.append(
        Line("  \(proposal.answer)  (\(Wording.counts(of: proposal)))", hangingIndent: 4)
      )
      if let form = proposal.practised {
        lines.append(Line("    \(Wording.practisedInstead(form))", hangingIndent: 4))
      }
      lines.append(Line("    \(proposal.id)", .dim, hangingIndent: 4))
    }
    return lines
  }

  /// The answers with what the course asks now; without a course they are shown by item.
  private func described(_ proposals: [Proposal]) -> [Proposal] {
    var examiner = Examiner { () throws(Failure) in try invocation.library }
    return proposals.map { proposal in
      var proposal = proposal
      if let item = try? examiner.material(proposal.item) {
        proposal.describe(asked: item.task.question, listed: item.task.solution)
      }
      return proposal
    }
  }

  private func accept(_ id: String, into folder: String) throws {
    let all = try proposals()
    guard let proposal = all.first(where: { $0.id == id }) else {
      throw Failure.usage(Wording.noProposal(id, near: NearName.of(id, in: all.map(\.id))))
    }
    guard FileSystem.isDirectory(folder) else {
      throw Failure.data(Wording.noContentFolder(folder, namedBy: "--into"))
    }
    guard let line = try AcceptedLine(proposal, in: folder) else {
      return try invocation.print(Wording.acceptedBefore(proposal.answer, proposal.item))
    }
    try line.write()
    try invocation.print(Wording.wrote(line))
    try invocation.print(Wording.checkCourse(folder))
  }
}
