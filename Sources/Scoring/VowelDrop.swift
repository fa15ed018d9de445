import Turkish

/// Nouns that drop a vowel or double a consonant before a vowel: ağız, ağzı; hak, hakkı.
enum VowelDrop {
  private static let stems: [(full: [UInt8], dropped: [UInt8])] = {
    let pairs = """
      ağız ağz, akıl akl, alın aln, asır asr, bağır bağr, beyin beyn, boyun boyn, burun burn, \
      cisim cism, emir emr, fikir fikr, geniz genz, göğüs göğs, gönül gönl, hapis haps, hüküm hükm, \
      ilim ilm, isim ism, izin izn, karın karn, kayıp kayb, keyif keyf, kısım kısm, koyun koyn, \
      metin metn, nehir nehr, nesil nesl, ömür ömr, oğul oğl, omuz omz, resim resm, sabır sabr, \
      şehir şehr, şekil şekl, tavır tavr, vakit vakt, vasıf vasf, zehir zehr, zihin zihn, zulüm zulm, \
      bahis bahs, kahır kahr, keşif keşf, sınıf sınf, şükür şükr, seyir seyr, devir devr, azim azm, \
      kabir kabr, küfür küfr, nutuk nutk, hüzün hüzn, fetih feth, akis aks, kibir kibr, tohum tohm, \
      hak hakk, his hiss, af aff, zan zann, hat hatt, şık şıkk, hac hacc, had hadd, ret redd, \
      sır sırr, tıp tıbb, zıt zıdd, kül küll
      """
    return pairs.split(separator: ",").compactMap { pair in
      let forms = pair.split(whereSeparator: \.isWhitespace)
      guard forms.count == 2 else { return nil }
      return (CodePage.encode(String(forms[0])), CodePage.encode(String(forms[1])))
    }
  }()

  /// Whether the typed word keeps the full stem where the right one has the changed one.
  static func isKept(_ word: [UInt8], in typed: [UInt8]) -> Bool {
    stems.contains { full, dropped in
      guard word.starts(with: dropped), typed.starts(with: full) else { return false }
      let rest = word.dropFirst(dropped.count)
      guard let first = rest.first, Sound.isVowel(first) else { return false }
      return typed.dropFirst(full.count).elementsEqual(rest)
    }
  }

  /// Whether the two could be forms of one of these nouns, or end as such forms do.
  static func couldTurn(_ word: [UInt8], into typed: [UInt8]) -> Bool {
    stems.contains { full, dropped in
      (word.starts(with: full) && typed.starts(with: dropped))
        || (word.starts(with: dropped) && typed.starts(with: full))
    }
  }
}
