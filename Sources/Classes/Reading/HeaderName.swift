import Turkish

/// The comparison of headers, and the headers that exports usually have.
package enum HeaderName {
  /// Returns a header without case, spaces and the marks of Turkish letters.
  package static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.turkishLowercased.unicodeScalars {
      if scalar.properties.isWhitespace || "_-.:".unicodeScalars.contains(scalar) { continue }
      folded.append(scalar == "ı" ? "i" : Composition.base(of: scalar) ?? scalar)
    }
    return String(folded)
  }

  /// Returns the name of an item or a pupil by which it is found again: without case and surplus
  /// spaces.
  ///
  /// I is the capital of ı in Turkish and of i in English, so these two are one letter here.
  package static func key(_ text: String) -> String {
    text.composed.split(whereSeparator: \.isWhitespace).joined(separator: " ").turkishLowercased
      .replacing("ı", with: "i")
  }

  /// The usual headers of a column, the likeliest first.
  static func usual(_ column: Column) -> [String] {
    switch column {
    case .student:
      [
        "student", "student name", "name", "full name", "your name", "pupil", "learner", "öğrenci",
        "öğrenci adı", "öğrenci adı soyadı", "ad soyad", "adı soyadı", "adınız soyadınız",
        "adınız ve soyadınız", "isim", "isim soyisim", "ad", "adı", "username",
        "kullanıcı adı", "email", "email address", "e-posta", "e-posta adresi",
      ]
    case .item:
      ["item", "item id", "question id", "question", "soru", "soru no", "soru numarası", "madde"]
    case .accept:
      [
        "accept", "accepted", "accepted answers", "key", "answer key", "right answer",
        "correct answer", "doğru cevap", "doğru yanıt", "cevap anahtarı", "yanıt anahtarı",
        "anahtar",
        "kabul edilen", "kabul edilen yanıtlar",
      ]
    case .english:
      ["english", "english sentence", "ingilizce", "ingilizcesi", "ingilizce cümle"]
    case .answer:
      [
        "answer", "student answer", "your answer", "response", "translation", "cevap", "yanıt",
        "öğrenci cevabı", "öğrenci yanıtı", "cevabınız", "yanıtınız", "çeviri",
      ]
    case .points: ["points", "credit", "puan"]
    case .note: ["note", "comment", "not", "açıklama"]
    case .email: ["email", "email address", "e-mail", "mail", "e-posta", "e-posta adresi"]
    case .number:
      ["number", "id number", "student id", "sis user id", "numara", "öğrenci no", "okul no", "no"]
    case .pseudonym: ["pseudonym"]
    case .publicKey: ["public key"]
    }
  }

  /// A column of the tables of a class.
  package enum Column: Sendable {
    case student, item, accept, english, answer, points, note
    case email, number, pseudonym, publicKey
  }

  /// Returns the place of the column with a header, or with a number from 1; nil if there is none.
  static func place(of name: String, in header: [String]) throws(TableFault) -> Int? {
    let folded = folded(name)
    let places = header.indices.filter { Self.folded(header[$0]) == folded }
    if places.count > 1 {
      throw TableFault(ClassWording.sameHeader(name, places.map { $0 + 1 }))
    }
    if let place = places.first { return place }
    guard let number = Int(name), header.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  /// Returns the place of the usual column of this kind.
  static func usualPlace(of column: Column, in header: [String]) throws(TableFault) -> Int? {
    let names = Set(header.map(folded))
    guard let name = usual(column).first(where: { names.contains(folded($0)) }) else { return nil }
    return try place(of: name, in: header)
  }
}
