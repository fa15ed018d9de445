import Testing
import Turkish

struct GivenNameTests {
  @Test(arguments: [
    ("Elif", GivenName.Bearer.woman), ("Emre", .man), ("Ayşe Hanım", .woman), ("Hasan Bey", .man),
    ("Kadir Usta", .man), ("Anne", .woman), ("İpek", .woman), ("Işıl", .woman), ("İsmail", .man),
  ])
  func `a name or a title says who speaks`(name: String, bearer: GivenName.Bearer) {
    #expect(GivenName.bearer(of: name) == bearer)
  }

  @Test(arguments: ["Deniz", "Memur", "Tom", "", "elif", "Şafak"])
  func `a name of both, or of nobody, says nothing`(name: String) {
    #expect(GivenName.bearer(of: name) == nil)
  }

  @Test func `a title says more than the name before it`() {
    #expect(GivenName.bearer(of: "Deniz Hanım") == .woman)
    #expect(GivenName.bearer(of: "Deniz Bey") == .man)
    // A girl may be called by what her father is.
    #expect(GivenName.bearer(of: "Emre Abla") == .woman)
  }
}
