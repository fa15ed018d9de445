import Bilingual
import Turkish

/// The opposite of a listed word in its place.
extension ContradictionFinder {
  /// The only word that differs, if it is the opposite of the listed one: kapatmak for açmak,
  /// önemsiz for önemli.
  ///
  /// Both words have the same endings, so nothing else can turn the meaning back. A word that
  /// translates the prompt too is no opposite there: çorba yedik, çorba içtik.
  var opposites: [Contradiction] {
    let (listed, typed) = (comparison.unmatchedExpected, comparison.unmatchedFound)
    guard listed.count == 1, typed.count == 1 else { return [] }
    let (unit, other) = (comparison.expected[listed[0]], comparison.found[typed[0]])
    let links = PromptLinks(prompt, lexicon)
    let isOpposite =
      if let qualities = otherQuality(unit, other) {
        // The stem may translate the prompt: hak in haksız, for “he is right”.
        qualities.allSatisfy { links.places(of: $0).isEmpty }
      } else { areOpposite(listed[0], typed[0]) && !links.translates(other) }
    return isOpposite
      ? [Contradiction(kind: .otherWord, expected: listed[0], found: typed[0])] : []
  }

  private func areOpposite(_ place: Int, _ index: Int) -> Bool {
    guard let slot = Slot(place, index, in: comparison) else { return false }
    return slot.listed.contains { one in
      slot.typed.contains { Opposites.areOpposite(one, $0) }
    }
  }

  /// The dictionary forms that the typed word may have, if it ends in -lI or -sIz and the listed one
  /// in the other: haksız for haklı.
  private func otherQuality(_ unit: MeaningUnit, _ other: MeaningUnit) -> [String]? {
    guard let own = Self.quality(of: unit), let typed = Self.quality(of: other),
      own.stem == typed.stem, own.stem.count > 1, own.isWithout != typed.isWithout
    else { return nil }
    return Self.qualities.filter { $0.isWithout == typed.isWithout }.map { typed.stem + $0.ending }
  }

  private static func quality(of unit: MeaningUnit) -> (stem: String, isWithout: Bool)? {
    for form in unit.forms where form.kind == .nominal {
      if form.others.last == .without { return (form.lemma, true) }
      if form.others.last == .with { return (form.lemma, false) }
      for (ending, isWithout) in qualities where form.lemma.hasSuffix(ending) {
        return (String(form.lemma.dropLast(ending.count)), isWithout)
      }
    }
    return nil
  }

  private static let qualities: [(ending: String, isWithout: Bool)] = [
    ("siz", true), ("sız", true), ("suz", true), ("süz", true), ("li", false), ("lı", false),
    ("lu", false), ("lü", false),
  ]
}

/// Words that exclude each other in the same sense.
enum Opposites {
  static func areOpposite(_ one: String, _ other: String) -> Bool {
    one != other
      && groups.contains {
        $0.contains { $0.contains(one) }
          && $0.contains { $0.contains(other) } && !$0.contains { $0.isSuperset(of: [one, other]) }
      }
  }

  /// Groups of sets; the words of a set are near synonyms, and exclude those of the other sets.
  private static let groups: [[Set<String>]] = [
    [["az"], ["çok", "fazla"]],
    [["açmak", "yakmak"], ["kapatmak", "kapamak", "söndürmek"]],
    [["artmak", "yükselmek", "çoğalmak"], ["azalmak", "düşmek", "inmek"]],
    [["artırmak", "yükseltmek"], ["azaltmak", "düşürmek", "indirmek"]],
    [["gelmek"], ["gitmek"]], [["almak", "satın almak"], ["satmak", "vermek"]],
    [["binmek"], ["inmek"]], [["girmek"], ["çıkmak"]],
    [["başlamak"], ["bitmek", "durmak", "sona ermek"]],
    [["başlatmak"], ["bitirmek", "durdurmak"]],
    [["hatırlamak"], ["unutmak"]], [["sevmek", "beğenmek"], ["nefret etmek"]],
    [["kabul etmek"], ["reddetmek"]], [["kazanmak"], ["kaybetmek"]], [["bulmak"], ["kaybetmek"]],
    [["gülmek"], ["ağlamak"]], [["doğmak"], ["ölmek"]], [["uyumak"], ["uyanmak"]],
    [["oturmak"], ["kalkmak"]], [["okumak"], ["yazmak"]], [["sormak"], ["cevap vermek"]],
    [["yemek"], ["içmek"]], [["yiyecek"], ["içecek"]], [["itmek"], ["çekmek"]],
    [["varmak"], ["ayrılmak"]], [["göndermek"], ["almak"]], [["giymek"], ["çıkarmak"]],
    [["öğrenmek"], ["öğretmek"]], [["yaklaşmak"], ["uzaklaşmak"]], [["yapmak"], ["yıkmak"]],
    [["yakmak", "körüklemek"], ["söndürmek"]],
    [["büyük"], ["küçük"]], [["uzun"], ["kısa"]], [["genç"], ["yaşlı", "ihtiyar"]],
    [["eski"], ["yeni"]], [["iyi"], ["kötü"]], [["güzel"], ["çirkin"]], [["sıcak"], ["soğuk"]],
    [["karanlık"], ["aydınlık"]], [["ucuz"], ["pahalı"]], [["kolay"], ["zor", "güç"]],
    [["zengin"], ["fakir", "yoksul"]], [["ağır"], ["hafif"]], [["erken"], ["geç"]],
    [["önce"], ["sonra"]], [["hızlı", "çabuk"], ["yavaş"]], [["açık"], ["kapalı"]],
    [["dolu"], ["boş"]], [["temiz"], ["kirli", "pis"]], [["doğru"], ["yanlış"]],
    [["mutlu"], ["mutsuz", "üzgün"]], [["aç"], ["tok"]], [["güçlü"], ["zayıf", "güçsüz"]],
    [["kalın"], ["ince"]], [["şişman"], ["zayıf"]], [["geniş"], ["dar"]], [["derin"], ["sığ"]],
    [["yüksek"], ["alçak"]], [["yakın"], ["uzak"]], [["kuru"], ["ıslak"]], [["tatlı"], ["acı"]],
    [["gece"], ["gündüz"]], [["sabah"], ["akşam"]], [["dün"], ["bugün"], ["yarın"]],
    [["sağ"], ["sol"]], [["alt"], ["üst"]], [["ön"], ["arka"]], [["iç"], ["dış"]],
    [["kuzey"], ["güney"], ["doğu"], ["batı"]], [["savaş"], ["barış"]],
    [["hükümet"], ["muhalefet"]], [["ilk"], ["son"]], [["bazen"], ["her zaman", "daima", "hep"]],
    [["hiç", "asla"], ["her zaman", "hep"]],
    [["kadın"], ["erkek", "adam"]], [["anne"], ["baba"]], [["karı"], ["koca"]],
    [["kız kardeş", "abla", "bacı"], ["erkek kardeş", "ağabey", "abi"]],
    [["teyze", "hala", "yenge"], ["dayı", "amca", "enişte"]],
    [["dede", "büyükbaba"], ["nine", "büyükanne", "babaanne", "anneanne"]],
    [["anneanne"], ["babaanne"]], [["kız"], ["oğlan", "erkek"]], [["kraliçe"], ["kral"]],
    [["prens"], ["prenses"]], [["gelin"], ["damat"]],
    [["kayınvalide", "kaynana"], ["kayınpeder"]],
    [["öğrenci"], ["öğretmen"]], [["hasta"], ["doktor"]], [["alıcı"], ["satıcı"]],
    [["misafir", "konuk"], ["ev sahibi"]], [["yaz"], ["kış"]],
    [["burada"], ["orada"]], [["ülke"], ["dünya"], ["şehir", "kent"], ["köy"]],
    [["giriş"], ["çıkış"]], [["başarı"], ["başarısızlık"]], [["avantaj"], ["dezavantaj"]],
    [["artış"], ["azalış", "düşüş"]], [["soru"], ["cevap", "yanıt"]], [["dost"], ["düşman"]],
  ]
}
