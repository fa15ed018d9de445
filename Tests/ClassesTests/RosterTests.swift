import Classes
import Testing

/// The pupils of a class.
struct RosterTests {
  private func table(_ text: String) throws -> AnswerTable { try AnswerTable(text) }

  private func reread(_ roster: Roster) throws -> Roster {
    try Roster(AnswerTable(DecodedText(Array(roster.text.utf8)).text))
  }

  /// Pseudonyms by number.
  private struct Numbers {
    var next = 0
    mutating func id() -> String {
      next += 1
      return "00000000000000\(10 + next)"
    }
  }

  private static let text = """
    Ad soyad;E-posta;Numara
    Zeynep Ak;zeynep@okul.tr;101
    Işıl Çelik;;102

    """

  private func roster() throws -> (Roster, Numbers) {
    var (roster, numbers) = (Roster(), Numbers())
    let result = try roster.enrol(table(Self.text), names: ColumnNames()) { numbers.id() }
    #expect(result.enrolment.added == 2 && result.faults.isEmpty)
    return (roster, numbers)
  }

  @Test func `enrolling again adds nobody twice, and takes what is new`() throws {
    var (roster, numbers) = try roster()
    let again = try roster.enrol(table(Self.text), names: ColumnNames()) { numbers.id() }
    #expect(again.enrolment == Roster.Enrolment(added: 0, changed: 0, known: 2))
    let more = "name,email,number\nişıl  çelik,isil@okul.tr,\nEmre,emre@okul.tr,7\n"
    let third = try roster.enrol(table(more), names: ColumnNames()) { numbers.id() }
    #expect(third.enrolment == Roster.Enrolment(added: 1, changed: 1, known: 0))
    #expect(roster.pupils.map(\.name) == ["Zeynep Ak", "Işıl Çelik", "Emre"])
    #expect(roster.pupil(named: "IŞIL ÇELİK")?.email == "isil@okul.tr")
    #expect(roster.pupil(named: "Işıl Çelik")?.number == "102")
  }

  @Test func `two pupils with one name or one address are refused by line`() throws {
    var (roster, numbers) = try roster()
    let other = "name,email\nZeynep Ak,other@okul.tr\nZ. Ak,zeynep@okul.tr\n,x@okul.tr\n"
    let result = try roster.enrol(table(other), names: ColumnNames()) { numbers.id() }
    #expect(result.faults.compactMap(\.line) == [2, 3, 4])
    #expect(roster.pupils.count == 2)
  }

  @Test func `the table of a colleague brings the pseudonyms, and no keys`() throws {
    var (owner, numbers) = try roster()
    owner.trust(
      try #require(PublicKey(HandInTests.key)),
      of: try #require(owner.pupil(named: "Zeynep Ak"))
    )
    let shared = owner.textForColleague
    #expect(!shared.contains("ssh-ed25519"))
    func enrol(_ text: String, in roster: inout Roster) throws -> (Roster.Enrolment, [Int]) {
      let table = try AnswerTable(DecodedText(Array(text.utf8)).text)
      let result = try roster.enrol(table, names: ColumnNames()) { numbers.id() }
      return (result.enrolment, result.faults.compactMap(\.line))
    }
    var other = Roster()
    #expect(try enrol(shared, in: &other).0 == Roster.Enrolment(added: 2))
    #expect(other.pupils.map(\.id) == owner.pupils.map(\.id))
    #expect(try enrol(shared, in: &other).0 == Roster.Enrolment(known: 2))
    let renamed = shared.replacing("Zeynep Ak", with: "Zeynep Aksoy")
    #expect(try enrol(renamed, in: &other).0 == Roster.Enrolment(changed: 1, known: 1))
    #expect(other.pupil(named: "Zeynep Aksoy")?.id == owner.pupils[0].id)
    let foreign = renamed.replacing(owner.pupils[0].id, with: "0123456789abcdef")
    #expect(try enrol(foreign, in: &other) == (Roster.Enrolment(known: 1), [2]))
    let refused = renamed.replacing("Aksoy,", with: "Ak,").replacing("zeynep@", with: "other@")
    #expect(try enrol(refused, in: &other).1 == [2])
    #expect(other.pupils[0].name == "Zeynep Aksoy")
    #expect(try enrol(shared.replacing(owner.pupils[1].id, with: "../x"), in: &other).1 == [3])
  }

  @Test func `a roster is read as it was written, with its keys`() throws {
    var (roster, numbers) = try roster()
    let odd = "name,email\n\"=Öz, \"\"Ş\"\"\",a@b\n"
    _ = try roster.enrol(table(odd), names: ColumnNames()) { numbers.id() }
    let pupil = try #require(roster.pupil(named: "zeynep@okul.tr"))
    roster.trust(try #require(PublicKey(HandInTests.key)), of: pupil)
    let read = try reread(roster)
    #expect(read.pupils == roster.pupils && read.faults.isEmpty)
    #expect(read.allowedSigners == "\(pupil.id) namespaces=\"dilim-hand-in\" \(HandInTests.key)\n")
  }

  @Test func `a changed pseudonym or key is a fault`() throws {
    let (roster, _) = try roster()
    let pupil = try #require(roster.pupils.first)
    let text = roster.text.replacing(pupil.id, with: "../x")
    let read = try Roster(table(text))
    #expect(read.faults.compactMap(\.line) == [2] && read.pupils.count == 1)
  }

  @Test func `first name and surname may be two columns`() throws {
    var (roster, names) = (Roster(), ColumnNames())
    names.student = ["First name", "Surname"]
    let text = "First name,Surname,Email address,ID number\nÇınar,Su,c@d,9\n"
    _ = try roster.enrol(table(text), names: names) { "0123456789abcdef" }
    #expect(roster.pupils.map(\.name) == ["Çınar Su"])
    #expect(roster.pupils.map(\.email) == ["c@d"] && roster.pupils.map(\.number) == ["9"])
  }
}
