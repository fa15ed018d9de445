import Interface
import Testing
import TextSafety

@Suite struct CatalogueTests {
  @Test(arguments: InterfaceLanguage.allCases)
  func everyEntryIsReadOnce(language: InterfaceLanguage) {
    #expect(language.catalogue.faults == [])
    #expect(language.catalogue.repeated == [])
  }

  /// A translation may leave a value out, but it can't have one that the sentence lacks.
  @Test(arguments: InterfaceLanguage.allCases)
  func translationsHaveValuesOfTheirTemplates(language: InterfaceLanguage) {
    for (template, translation) in language.catalogue.translations {
      #expect(values(in: translation).isSubset(of: values(in: template)), "\(template)")
    }
  }

  @Test func sentencesAreTranslatedWithTheirValues() {
    let name = "Zeynep"
    let english = "There is no deck \(name)." as SafeText
    #expect(english.string == "There is no deck Zeynep.")
    let turkish = InterfaceLanguage.$current.withValue(.turkish) {
      ["Nothing changes." as SafeText, "  Nothing changes.\n", "No such sentence \(name)."]
    }
    #expect(
      turkish.map(\.string)
        == ["Hiçbir şey değişmedi.", "  Hiçbir şey değişmedi.\n", "No such sentence Zeynep."]
    )
  }

  @Test func valuesMayChangePlaces() {
    #expect(
      Catalogue.pieces(of: "%2 / %1: 40 %")
        == [.value(1), .literal(" / "), .value(0), .literal(": 40 %")]
    )
  }

  @Test func twoPercentSignsAreOne() {
    #expect(Catalogue.pieces(of: "%%%1 %%80") == [.literal("%"), .value(0), .literal(" %80")])
  }

  @Test func faultsOfACatalogueHaveTheirLines() {
    let catalogue = Catalogue(["Yes\n\n= Evet\n= Fazla\nNo\nMaybe\n= Belki\nMaybe\n= Olabilir"])
    #expect(catalogue.translations == ["Yes": "Evet", "Maybe": "Olabilir"])
    #expect(
      catalogue.faults
        == ["4: a translation without its template: = Fazla", "6: no translation: No"]
    )
    #expect(catalogue.repeated == ["Maybe"])
  }

  @Test(arguments: [
    ("tr_TR.UTF-8", InterfaceLanguage.turkish), ("tr", .turkish), ("en_GB", .english), ("C", nil),
    ("de_DE@euro", nil), ("", nil),
  ])
  func localesNameALanguage(locale: String, language: InterfaceLanguage?) {
    #expect(InterfaceLanguage(locale: locale) == language)
  }

  private func values(in text: String) -> Set<Int> {
    Set(
      Catalogue.pieces(of: text).compactMap { piece in
        if case .value(let place) = piece { place } else { nil }
      }
    )
  }
}
