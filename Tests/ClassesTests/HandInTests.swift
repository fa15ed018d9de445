import Classes
import Testing

/// The files that travel between a teacher and a pupil.
struct HandInTests {
  private static let course = String(repeating: "a1", count: 16)
  private static let work = String(repeating: "b2", count: 16)
  private static let session = String(repeating: "c3", count: 16)
  static let key =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKHTr6X7g0x6NGvt7qjoRuqQh6R1R32k8gA2RBeWeE/j"

  private func answer(_ sequence: Int, _ text: String, item: String = "x", time: Int64 = 5)
    -> HandedAnswer
  {
    HandedAnswer(
      id: HandedAnswer.ID(session: Self.session, sequence: sequence),
      item: item,
      text: text,
      time: time
    )
  }

  private func handIn(_ answers: [HandedAnswer], made: Int64 = 7) -> HandIn {
    HandIn(
      course: Self.course,
      assignment: Self.work,
      student: "Şule \"Öz\"\n",
      key: PublicKey(Self.key),
      made: made,
      answers: answers
    )
  }

  private func assignment(_ key: Assignment.KeyPolicy) -> Assignment {
    Assignment(
      id: Self.work,
      course: Self.course,
      name: "week1",
      made: 1,
      due: 2,
      close: 3,
      key: key,
      attempt: .best,
      scale: CreditScale("note=0.75,almost=0.25") ?? CreditScale(),
      items: [
        Assignment.Item(name: "a1-u1-writing#cook", asked: "I am a cook.", isOwn: false, key: nil),
        Assignment.Item(
          name: "house",
          asked: "I am at home.",
          isOwn: true,
          key: ItemKey(name: "house", accept: ["(Ben) evdeyim."], english: "I am at home.")
        ),
      ]
    )
  }

  @Test func `a hand-in is read as it was written`() throws {
    let made = handIn([answer(0, "Ben \\ aşçıyım\u{2028}"), answer(1, "")])
    #expect(try HandIn(made.bytes) == made)
    #expect(made.bytes.split(separator: 0x0A).count == 3)
  }

  @Test func `the key of own items leaves the teacher only with the policy now`() throws {
    for policy in Assignment.KeyPolicy.allCases {
      let assignment = assignment(policy)
      #expect(try Assignment(assignment.bytes(forPupils: false)) == assignment)
      let sent = assignment.bytes(forPupils: true)
      let text = String(decoding: sent, as: UTF8.self)
      #expect(text.contains("evdeyim") == (policy == .now), "\(policy)")
      #expect(try Assignment(sent).items.map(\.asked) == assignment.items.map(\.asked))
    }
  }

  @Test func `a file of another kind, of a newer version or without its end is refused by line`() {
    let bytes = handIn([answer(0, "x"), answer(1, "y")]).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    func line(_ text: String) -> Int? {
      do throws(TableFault) {
        _ = try HandIn(Array(text.utf8))
        return 0
      } catch {
        return error.line
      }
    }
    #expect(line(text) == 0)
    #expect(line(String(text.dropLast(2))) == 3)
    #expect(line(text.replacing("hand_in", with: "assignment")) == 1)
    #expect(line(text.replacing("\"schema\":1", with: "\"schema\":2")) == 1)
    #expect(line(text.replacing("\"sequence\":1", with: "\"sequence\":-1")) == 3)
    #expect(line(text.replacing(Self.work, with: "../../etc/passwd")) == 1)
    #expect(line("") == nil)
  }

  @Test func `only a whole ed25519 key is a key, so that it adds nothing to the list of signers`() {
    #expect(PublicKey(Self.key + " zeynep@okul\n")?.text == Self.key)
    #expect(PublicKey(Self.key + "\n")?.text == Self.key)
    for text in [
      "", "ssh-ed25519", Self.key.dropLast(1) + "\n", Self.key + "A", "cert-authority " + Self.key,
      Self.key.replacing("ssh-ed25519", with: "ssh-rsa"), Self.key.replacing("KHT", with: "K T"),
      Self.key.replacing("AAAAC3", with: "BAAAC3"), Self.key.replacing("/", with: "\n"),
    ] {
      #expect(PublicKey(String(text)) == nil, "\(text)")
    }
    let line = PublicKey(Self.key)?.allowing("p1", for: .handIn)
    #expect(line == "p1 namespaces=\"dilim-hand-in\" \(Self.key)\n")
  }

  @Test func `a hand-in that comes twice adds nothing, and another text never replaces the first`()
  {
    var pile = AnswerPile()
    #expect(pile.add(handIn([answer(0, "a"), answer(1, "b")])).new == 2)
    let again = pile.add(handIn([answer(0, "a"), answer(1, "c"), answer(2, "d")]))
    #expect(again.new == 1 && again.known == 1)
    #expect(again.differing.map(\.text) == ["c"])
    #expect(pile.answers.map(\.text) == ["a", "b", "d"])
  }

  @Test func `answers to an item come by their time, and the work is as late as its last answer`() {
    var pile = AnswerPile()
    let late = handIn([answer(1, "second", time: 9), answer(0, "first", time: 4)], made: 5)
    _ = pile.add(late)
    #expect(pile.byItem["x"]?.map(\.text) == ["first", "second"])
    #expect(late.latest == 9)
  }

  @Test func `what was done is kept line by line, and a line cut off by a crash is left out`() {
    var bytes = PupilRecord.line(session: Self.session, of: "a1-u1-writing")
    bytes += PupilRecord.line(answer(0, "Evdeyim")) + PupilRecord.line(handedInAt: 8)
    let whole = PupilRecord(bytes)
    #expect(whole.sessions == ["a1-u1-writing": [Self.session]])
    #expect(whole.answers == [answer(0, "Evdeyim")] && whole.handIns == [8])
    let cut = PupilRecord(Array(bytes.dropLast(3)))
    #expect(cut.answers.count == 1 && cut.handIns.isEmpty && cut.faults.isEmpty)
    #expect(PupilRecord(Array("x\n".utf8) + bytes).faults.map(\.line) == [1])
  }

  @Test func `a later session of a lesson is added to the first`() {
    let second = String(Self.session.reversed())
    let bytes =
      PupilRecord.line(session: Self.session, of: "a1-u1-writing")
      + PupilRecord.line(session: second, of: "a1-u1-writing")
    #expect(PupilRecord(bytes).sessions == ["a1-u1-writing": [Self.session, second]])
  }

  @Test func `what the teacher has reopened is handed in no more, until it is again`() {
    var bytes = PupilRecord.line(handedInAt: 8) + PupilRecord.line(receivedAt: 9)
    bytes += PupilRecord.line(reopenedAt: 10)
    let open = PupilRecord(bytes)
    #expect(open.handIns.isEmpty && !open.hasHandInToSend && open.faults.isEmpty)
    #expect(PupilRecord(bytes + PupilRecord.line(handedInAt: 11)).hasHandInToSend)
  }

  @Test func `an answer that the server refuses is noted until the server takes it`() {
    let id = answer(3, "Evdeyim").id
    let refused = PupilRecord.line(id, refusedFor: "handed_in")
    #expect(PupilRecord(refused).refused == [id: "handed_in"])
    let taken = PupilRecord(refused + PupilRecord.line(id, refusedFor: nil))
    #expect(taken.refused.isEmpty && taken.faults.isEmpty)
  }
}
