import Scoring

extension MistakeExample {
  /// All examples, at least two for every rule except ``MistakeRule/cases`` and
  /// ``MistakeRule/tenses``.
  package static let all =
    sounds + nouns + persons + tenses + particles + spelling + words

  private static let sounds: [MistakeExample] = [
    MistakeExample(
      .twofoldHarmony,
      "Evler çok güzel.",
      "Evlar çok güzel.",
      "The houses are very beautiful."
    ),
    MistakeExample(
      .twofoldHarmony,
      "Masada su var.",
      "Masade su var.",
      "There is water on the table."
    ),
    MistakeExample(.fourfoldHarmony, "Okulu görüyorum.", "Okuli görüyorum.", "I see the school."),
    MistakeExample(.fourfoldHarmony, "Çok yorgunum.", "Çok yorgunım.", "I am very tired."),
    MistakeExample(.fourfoldHarmony, "Gözüm ağrıyor.", "Gözim ağrıyor.", "My eye hurts."),
    MistakeExample(.harmonyException, "Saatim yeni.", "Saatım yeni.", "My watch is new."),
    MistakeExample(.harmonyException, "Rolüm küçük.", "Rolum küçük.", "My part is small."),
    MistakeExample(
      .assimilation,
      "Parkta oturuyoruz.",
      "Parkda oturuyoruz.",
      "We are sitting in the park."
    ),
    MistakeExample(
      .assimilation,
      "Dün sinemaya gittim.",
      "Dün sinemaya gitdim.",
      "I went to the cinema yesterday."
    ),
    MistakeExample(.assimilation, "Evde kimse yok.", "Evte kimse yok.", "There is nobody at home."),
    MistakeExample(.softening, "Kitabı okudum.", "Kitapı okudum.", "I read the book."),
    MistakeExample(.softening, "Köpeği seviyorum.", "Köpeki seviyorum.", "I love the dog."),
    MistakeExample(.keptConsonant, "Topu bana at.", "Tobu bana at.", "Throw me the ball."),
    MistakeExample(
      .keptConsonant,
      "Hayatım çok güzel.",
      "Hayadım çok güzel.",
      "My life is very good."
    ),
    MistakeExample(.bufferLetter, "Arabayı sattım.", "Arabaı sattım.", "I sold the car."),
    MistakeExample(.bufferLetter, "Kapıyı kapat.", "Kapıı kapat.", "Close the door."),
    MistakeExample(.bufferLetter, "Odası temiz.", "Odaı temiz.", "Her room is clean."),
    MistakeExample(
      .pronominalN,
      "Bahçesinde kedi var.",
      "Bahçeside kedi var.",
      "There is a cat in her garden."
    ),
    MistakeExample(.pronominalN, "Arkadaşını gördüm.", "Arkadaşıyı gördüm.", "I saw his friend."),
    MistakeExample(.pronominalN, "Bunu istiyorum.", "Buyu istiyorum.", "I want this."),
    MistakeExample(.narrowing, "Ders başlıyor.", "Ders başlayor.", "The lesson is starting."),
    MistakeExample(.narrowing, "Seni bekliyorum.", "Seni bekleyorum.", "I am waiting for you."),
    MistakeExample(
      .narrowing,
      "Arabayı yarın yıkayacağım.",
      "Arabayı yarın yıkıyacağım.",
      "I will wash the car tomorrow."
    ),
    MistakeExample(.vowelDrop, "Resmi beğendim.", "Resimi beğendim.", "I liked the picture."),
    MistakeExample(.vowelDrop, "Ağzını aç.", "Ağızını aç.", "Open your mouth."),
    MistakeExample(.doubling, "Hakkım var.", "Hakım var.", "I have a right."),
    MistakeExample(.doubling, "Bu hissi seviyorum.", "Bu hisi seviyorum.", "I love this feeling."),
  ]

  private static let nouns: [MistakeExample] = [
    MistakeExample(.accusative, "Seni seviyorum.", "Sen seviyorum.", "I love you."),
    MistakeExample(.accusative, "Bu filmi gördüm.", "Bu film gördüm.", "I have seen this film."),
    MistakeExample(.dative, "Okula gidiyorum.", "Okulda gidiyorum.", "I am going to school."),
    MistakeExample(.dative, "Ali'ye yardım ettim.", "Ali'yi yardım ettim.", "I helped Ali."),
    MistakeExample(.locative, "Evde çalışıyorum.", "Eve çalışıyorum.", "I work at home."),
    MistakeExample(
      .locative,
      "Ankara'da oturuyoruz.",
      "Ankara'ya oturuyoruz.",
      "We live in Ankara."
    ),
    MistakeExample(
      .ablative,
      "Köpekten korkuyor.",
      "Köpeği korkuyor.",
      "She is afraid of the dog."
    ),
    MistakeExample(.ablative, "İzmir'den geliyoruz.", "İzmir'e geliyoruz.", "We come from İzmir."),
    MistakeExample(.genitive, "Ayşe'nin evi büyük.", "Ayşe evi büyük.", "Ayşe's house is big."),
    MistakeExample(
      .genitive,
      "Bu kadının adı ne?",
      "Bu kadın adı ne?",
      "What is this woman's name?"
    ),
    MistakeExample(.instrumental, "Otobüsle geldim.", "Otobüste geldim.", "I came by bus."),
    MistakeExample(
      .instrumental,
      "Kalemle yazıyorum.",
      "Kalemde yazıyorum.",
      "I am writing with a pen."
    ),
    MistakeExample(
      .bareNoun,
      "Yeni bir ev aldık.",
      "Yeni bir evi aldık.",
      "We bought a new house."
    ),
    MistakeExample(
      .bareNoun,
      "Annem gibi konuşuyorsun.",
      "Anneme gibi konuşuyorsun.",
      "You speak like my mother."
    ),
    MistakeExample(.possessive, "Adın ne?", "Adım ne?", "What is your name?"),
    MistakeExample(.possessive, "Annesi doktor.", "Annem doktor.", "His mother is a doctor."),
    MistakeExample(
      .possessive,
      "Ali'nin arabası yeni.",
      "Ali'nin araba yeni.",
      "Ali's car is new."
    ),
    MistakeExample(.possessive, "Evimiz küçük.", "Evim küçük.", "Our house is small."),
    MistakeExample(.possessive, "Odamız çok sıcak.", "Odanız çok sıcak.", "Our room is very hot."),
    MistakeExample(.possessive, "Bir kardeşim var.", "Bir kardeş var.", "I have a brother."),
    MistakeExample(.possessive, "Paraları yok.", "Param yok.", "They have no money."),
    MistakeExample(
      .possessive,
      "Senin sesin güzel.",
      "Senin sesi güzel.",
      "Your voice is beautiful."
    ),
    MistakeExample(.plural, "Çocuklar oynuyor.", "Çocuk oynuyor.", "The children are playing."),
    MistakeExample(.plural, "Kediler süt içer.", "Kedi süt içer.", "Cats drink milk."),
    MistakeExample(.afterNumeral, "Üç elma aldım.", "Üç elmalar aldım.", "I bought three apples."),
    MistakeExample(
      .afterNumeral,
      "İki kardeşim var.",
      "İki kardeşlerim var.",
      "I have two brothers."
    ),
  ]

  private static let persons: [MistakeExample] = [
    MistakeExample(.person, "Eve gidiyorum.", "Eve gidiyorsun.", "I am going home."),
    MistakeExample(.nounPerson, "Biz öğrenciyiz.", "Biz öğrenciyim.", "We are students."),
    MistakeExample(.nounPerson, "Ben evdeyim.", "Ben evde.", "I am at home."),
    MistakeExample(.person, "Dün çok çalıştık.", "Dün çok çalıştım.", "We worked hard yesterday."),
    MistakeExample(.person, "Ben geldim.", "Ben geldi.", "I have come."),
    MistakeExample(
      .person,
      "Dün maçı izledik.",
      "Dün maçı izlediyiz.",
      "We watched the match yesterday."
    ),
    MistakeExample(.person, "Yarın gelecekler.", "Yarın geleceğim.", "They will come tomorrow."),
    MistakeExample(.nounPerson, "Çok güzelsin.", "Çok güzelim.", "You are very beautiful."),
    MistakeExample(.register, "Nasılsınız?", "Nasılsın?", "How are you? (politely)"),
    MistakeExample(
      .register,
      "Nerede oturuyorsunuz?",
      "Nerede oturuyorsun?",
      "Where do you live? (politely)"
    ),
  ]

  private static let tenses: [MistakeExample] = [
    MistakeExample(.present, "Şimdi yemek yiyorum.", "Şimdi yemek yedim.", "I am eating now."),
    MistakeExample(.present, "Yağmur yağıyor.", "Yağmur yağacak.", "It is raining."),
    MistakeExample(
      .aorist,
      "Her sabah çay içerim.",
      "Her sabah çay içtim.",
      "I drink tea every morning."
    ),
    MistakeExample(
      .aorist,
      "Güneş doğudan doğar.",
      "Güneş doğudan doğmuş.",
      "The sun rises in the east."
    ),
    MistakeExample(.past, "Dün geldim.", "Dün gelirim.", "I came yesterday."),
    MistakeExample(.past, "Filmi izledik.", "Filmi izleyeceğiz.", "We watched the film."),
    MistakeExample(.reportedPast, "Ali evlenmiş.", "Ali evlendi.", "Ali has got married, I hear."),
    MistakeExample(.reportedPast, "Kar yağmış.", "Kar yağdı.", "It has snowed, I see."),
    MistakeExample(.future, "Yarın geleceğim.", "Yarın geldim.", "I will come tomorrow."),
    MistakeExample(.future, "Seni arayacağım.", "Seni aradım.", "I will call you."),
    MistakeExample(.pastOfTense, "Kar yağıyordu.", "Kar yağdı.", "It was snowing."),
    MistakeExample(.pastOfTense, "Film bitmişti.", "Film bitti.", "The film had ended."),
    MistakeExample(.mood, "Şimdi gitmeliyim.", "Şimdi giderim.", "I must go now."),
    MistakeExample(.mood, "Çok çalışmalısın.", "Çok çalışıyorsun.", "You must work hard."),
    MistakeExample(.copula, "Dün yorgundum.", "Dün yorgunum.", "I was tired yesterday."),
    MistakeExample(.copula, "Hava güzeldi.", "Hava güzel.", "The weather was fine."),
    MistakeExample(
      .participle,
      "Gelen adam doktor.",
      "Gelecek adam doktor.",
      "The man who is coming is a doctor."
    ),
    MistakeExample(
      .participle,
      "Gördüğüm film güzeldi.",
      "Göreceğim film güzeldi.",
      "The film that I saw was good."
    ),
    MistakeExample(.verbalNoun, "Gitmek istiyorum.", "Gidip istiyorum.", "I want to go."),
    MistakeExample(.verbalNoun, "Yüzmeyi seviyorum.", "Yüzeni seviyorum.", "I love swimming."),
    MistakeExample(.converb, "Gülerek konuştu.", "Gülmek konuştu.", "He spoke with a smile."),
    MistakeExample(.converb, "Kalkıp gitti.", "Kalkmak gitti.", "She got up and left."),
    MistakeExample(
      .passive,
      "Bu ev geçen yıl yapıldı.",
      "Bu ev geçen yıl yaptı.",
      "This house was built last year."
    ),
    MistakeExample(
      .passive,
      "Burada Türkçe konuşulur.",
      "Burada Türkçe konuşur.",
      "Turkish is spoken here."
    ),
    MistakeExample(.causative, "Saçımı kestirdim.", "Saçımı kestim.", "I had my hair cut."),
    MistakeExample(
      .causative,
      "Kedi fareyi öldürdü.",
      "Kedi fareyi öldü.",
      "The cat killed the mouse."
    ),
    MistakeExample(
      .voice,
      "Sınava hazırlandım.",
      "Sınava hazırladım.",
      "I got ready for the exam."
    ),
    MistakeExample(
      .voice,
      "Soğuk suyla yıkanırım.",
      "Soğuk suyla yıkarım.",
      "I wash in cold water."
    ),
    MistakeExample(.negative, "Anlamadım.", "Anladım.", "I did not understand."),
    MistakeExample(.negative, "Et yemiyorum.", "Et yiyorum.", "I do not eat meat."),
    MistakeExample(
      .ability,
      "Anahtarı bulamadım.",
      "Anahtarı bulmadım.",
      "I could not find the key."
    ),
    MistakeExample(.ability, "Yarın gelebilirim.", "Yarın gelirim.", "I can come tomorrow."),
    MistakeExample(.negationWord, "Evde süt yok.", "Evde süt var.", "There is no milk at home."),
    MistakeExample(.negationWord, "Bu doğru değil.", "Bu doğru.", "This is not right."),
  ]

  private static let particles: [MistakeExample] = [
    MistakeExample(.questionApart, "Yorgun musun?", "Yorgunmusun?", "Are you tired?"),
    MistakeExample(.questionApart, "Baban geldi mi?", "Baban geldimi?", "Has your father come?"),
    MistakeExample(.questionVowel, "Doktor mu?", "Doktor mı?", "Is he a doctor?"),
    MistakeExample(.questionVowel, "Güzel mi?", "Güzel mı?", "Is it beautiful?"),
    MistakeExample(.questionEnding, "Geliyor musun?", "Geliyorsun mu?", "Are you coming?"),
    MistakeExample(
      .questionEnding,
      "Kitabı okudun mu?",
      "Kitabı okudu musun?",
      "Have you read the book?"
    ),
    MistakeExample(.question, "Çay var mı?", "Çay var?", "Is there any tea?"),
    MistakeExample(.question, "Ali evde mi?", "Ali evde?", "Is Ali at home?"),
    MistakeExample(.deApart, "Ben de geliyorum.", "Bende geliyorum.", "I am coming too."),
    MistakeExample(.deApart, "Çay da var.", "Çayda var.", "There is tea too."),
    MistakeExample(.deJoined, "Evde kimse yok.", "Ev de kimse yok.", "There is nobody at home."),
    MistakeExample(
      .deJoined,
      "Okulda bekliyorum.",
      "Okul da bekliyorum.",
      "I am waiting at school."
    ),
    MistakeExample(.deShape, "Kitap da aldım.", "Kitap ta aldım.", "I bought a book too."),
    MistakeExample(
      .deShape,
      "Gitsek de olur.",
      "Gitsek te olur.",
      "It is all right even if we go."
    ),
    MistakeExample(
      .kiApart,
      "Biliyorum ki gelecek.",
      "Biliyorumki gelecek.",
      "I know that he will come."
    ),
    MistakeExample(.kiApart, "O kadar güzel ki!", "O kadar güzelki!", "It is so beautiful!"),
    MistakeExample(
      .kiSuffix,
      "Evdeki kedi uyuyor.",
      "Evde ki kedi uyuyor.",
      "The cat in the house is asleep."
    ),
    MistakeExample(
      .kiSuffix,
      "Masadaki kalem benim.",
      "Masadakı kalem benim.",
      "The pen on the table is mine."
    ),
  ]

  private static let spelling: [MistakeExample] = [
    MistakeExample(
      .apostrophe,
      "Ankara'da oturuyorum.",
      "Ankarada oturuyorum.",
      "I live in Ankara."
    ),
    MistakeExample(.apostrophe, "Ali'yi gördüm.", "Aliyi gördüm.", "I saw Ali."),
    MistakeExample(
      .apostrophe,
      "TBMM'ye gittik.",
      "TBMMye gittik.",
      "We went to the National Assembly."
    ),
    MistakeExample(.apostrophe, "Evde kaldım.", "Ev'de kaldım.", "I stayed at home."),
    MistakeExample(.turkishLetters, "Kuş uçuyor.", "Kus ucuyor.", "The bird is flying."),
    MistakeExample(.turkishLetters, "Çocuk güldü.", "Cocuk guldu.", "The child laughed."),
    MistakeExample(.circumflex, "Kâğıt nerede?", "Kağıt nerede?", "Where is the paper?"),
    MistakeExample(.circumflex, "Rüzgâr çıktı.", "Rüzgar çıktı.", "The wind has risen."),
    MistakeExample(.spacing, "Her şey güzel.", "Herşey güzel.", "Everything is fine."),
    MistakeExample(
      .spacing,
      "Bir şey istemiyorum.",
      "Birşey istemiyorum.",
      "I do not want anything."
    ),
    MistakeExample(.spacing, "Hiçbir şey yok.", "Hiç bir şey yok.", "There is nothing."),
    MistakeExample(.spacing, "Birkaç gün kaldık.", "Bir kaç gün kaldık.", "We stayed a few days."),
    MistakeExample(.typo, "Kahvaltı hazır.", "Kahvatı hazır.", "Breakfast is ready."),
    MistakeExample(.typo, "Pencere açık.", "Pencree açık.", "The window is open."),
    MistakeExample(.typo, "Arkadaşım geldi.", "Arkadşım geldi.", "My friend has come."),
    MistakeExample(.typo, "Teşekkür ederim.", "Teşekür ederim.", "Thank you."),
  ]

  private static let words: [MistakeExample] = [
    MistakeExample(
      .wordOrder,
      "Kırmızı elma aldım.",
      "Elma kırmızı aldım.",
      "I bought a red apple."
    ),
    MistakeExample(
      .wordOrder,
      "Büyük bir evimiz var.",
      "Bir evimiz büyük var.",
      "We have a big house."
    ),
    MistakeExample(
      .wordOrder,
      "Dün sinemaya gittim.",
      "Sinemaya dün gittim.",
      "I went to the cinema yesterday."
    ),
    MistakeExample(
      .wordOrder,
      "Ben okula gidiyorum.",
      "Okula gidiyorum ben.",
      "I am going to school."
    ),
    MistakeExample(.missingWord, "Bugün çok sıcak.", "Bugün sıcak.", "It is very hot today."),
    MistakeExample(
      .missingWord,
      "Yeni bir araba aldım.",
      "Bir araba aldım.",
      "I bought a new car."
    ),
    MistakeExample(
      .missingWord,
      "Yarın sabah geleceğim.",
      "Yarın geleceğim.",
      "I will come tomorrow morning."
    ),
    MistakeExample(
      .missingWord,
      "Babam bahçede çalışıyor.",
      "Babam çalışıyor.",
      "My father is working in the garden."
    ),
    MistakeExample(.extraWord, "Hava sıcak.", "Hava çok sıcak.", "It is hot."),
    MistakeExample(.extraWord, "Kedi uyuyor.", "Kedi şimdi uyuyor.", "The cat is asleep."),
    MistakeExample(.extraWord, "Süt aldım.", "Bugün süt aldım.", "I bought milk."),
    MistakeExample(.extraWord, "Yarın geleceğim.", "Yarın eve geleceğim.", "I will come tomorrow."),
    MistakeExample(.wrongWord, "Çay istiyorum.", "Kahve istiyorum.", "I would like tea."),
    MistakeExample(.wrongWord, "Kitabı görüyorum.", "Kitabı satıyorum.", "I see the book."),
    MistakeExample(.wrongWord, "Elma tatlı.", "Elma kırmızı.", "The apple is sweet."),
    MistakeExample(.wrongWord, "Sekiz kişiyiz.", "Altı kişiyiz.", "There are eight of us."),
  ]
}
