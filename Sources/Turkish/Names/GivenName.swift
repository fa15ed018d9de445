/// First names, and the titles and words for people that say as much.
///
/// Names of both, such as Deniz, are left out.
package enum GivenName {
  /// The people who have a name.
  package enum Bearer: Sendable {
    case woman, man
  }

  /// Returns who has a name such as "Elif", "Ayşe Hanım" or "Nuri Usta"; nil if it doesn't say.
  package static func bearer(of name: String) -> Bearer? {
    let words = name.split(separator: " ").map(String.init)
    // A title after the name says more than the name.
    for word in words.reversed() {
      if womensTitles.contains(word) { return .woman }
      if mensTitles.contains(word) { return .man }
    }
    return words.lazy.compactMap { word in
      womensNames.contains(word) ? Bearer.woman : mensNames.contains(word) ? .man : nil
    }.first
  }

  private static let womensTitles: Set<String> = [
    "Abla", "Anne", "Anneanne", "Babaanne", "Gelin", "Hala", "Hanım", "Kadın", "Kız", "Nine",
    "Teyze", "Yenge",
  ]
  private static let mensTitles: Set<String> = [
    "Abi", "Adam", "Ağabey", "Amca", "Baba", "Bey", "Damat", "Dayı", "Dede", "Efendi", "Enişte",
    "Usta",
  ]
  private static let womensNames = names(women)
  private static let mensNames = names(men)

  private static func names(_ list: StaticString) -> Set<String> {
    Set("\(list)".split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let women: StaticString = """
    Adalet Afet Ahsen Ahu Alev Aliye Alya Arzu Asena Aslı Aslıhan Asude Asuman Asya Atiye Ayda
    Aydan Ayfer Aygül Ayla Aylin Aynur Aysel Aysu Aysun Ayten Ayça Ayşe Ayşegül Ayşen Ayşenur
    Azra Bade Bahar Banu Başak Bedia Bedriye Begüm Behiye Belgin Belkıs Belma Bengi Bengü Bennu
    Berfin Beril Berna Berrak Berrin Betül Beyza Binnur Birgül Birsen Buket Burcu Buse Canan
    Cansu Cavidan Cemile Ceren Ceyda Ceylan Damla Defne Demet Derya Dicle Didem Dilan Dilara
    Dilay Dilek Dilruba Duygu Döndü Dürdane Ebru Ece Ecem Ecrin Eda Efsun Ela Elif Elmas Elçin
    Emel Emine Enise Erva Esin Esma Esra Eylül Fadime Fahriye Fatma Fatmagül Fazilet Ferah Feride
    Feriha Feyza Fidan Figen Filiz Firdevs Fulya Funda Füsun Gamze Gizem Gonca Gönül Gözde Gülay
    Gülbahar Gülben Gülcan Gülden Gülen Güler Gülfem Gülizar Gülnur Gülperi Gülsüm Gülten
    Gülümser Gülşah Gülşen Günseli Hacer Hafize Hale Halide Halime Hamide Handan Hande Hanife
    Hatice Hatun Havva Hayriye Hazal Hediye Helin Hicran Hilal Huriye Hülya Hümeyra Hürrem Itır
    Işıl Işılay Jale Kader Kadriye Kamile Kevser Kezban Kübra Kıymet Lale Latife Leman Lerzan
    Leyla Leylâ Lütfiye Makbule Manolya Maviş Mebrure Mediha Mehtap Melahat Melda Melek Meliha
    Melike Melis Melisa Meltem Menekşe Meral Merve Meryem Mihriban Mine Mualla Muazzez Muhsine
    Mukaddes Müberra Müge Müjde Müjgan Münevver Mürüvvet Müzeyyen Naciye Nadide Nadire Nafia
    Nagihan Naile Nalan Narin Nazan Nazife Nazire Nazlı Nazmiye Nebahat Necla Nehir Nergis
    Neriman Neslihan Nesrin Nevin Nevra Nevriye Nezihe Neşe Nigar Nihal Nihan Nil Nilay Nilgün
    Nilüfer Nimet Nisa Nur Nuran Nuray Nurcan Nurdan Nurgül Nuriye Nursel Nurseli Nurten Nükhet
    Oya Pakize Papatya Pelin Pelinsu Perihan Pervin Petek Piraye Pınar Rabia Rahime Raziye Refika
    Remziye Rengin Reyhan Roza Ruhsar Rukiye Rüveyda Rüya Saadet Sabiha Sabriye Sacide Safiye
    Sakine Saliha Samiye Sanem Seda Sedef Seher Selda Selen Selin Selma Selvi Sema Semiha Semra
    Sena Senem Sennur Serap Seray Seren Serpil Sevcan Sevda Sevgi Sevgül Sevil Sevilay Sevim
    Sevinç Seyyal Sezen Seçil Sibel Simge Sinem Songül Su Sude Suna Suzan Süheyla Sümeyye Süreyya
    Tansu Tijen Tuana Tuba Tuğba Tuğçe Tülay Tülin Türkan Ulviye Vahide Vesile Vildan Yaprak
    Yasemin Yağmur Yelda Yeliz Yeşim Yonca Yurdagül Yıldız Zahide Zara Zehra Zekiye Zeliha Zerrin
    Zeynep Ziynet Zuhal Zübeyde Züleyha Zümrüt Çağla Çiçek Çiğdem Öykü Özge Özlem Özlen Ülkü Ümmü
    Ümmühan Ümran İclal İclâl İdil İffet İlayda İlknur İnci İpek İrem Şadiye Şaziye Şebnem Şefika
    Şehnaz Şerife Şermin Şeyda Şeyma Şirin Şule Şükran Şükriye
    """

  private static let men: StaticString = """
    Abdullah Abdurrahman Abdülkadir Adem Adil Adnan Affan Ahmet Akif Akın Alaattin Ali Alihan
    Alkan Alp Alparslan Alper Alperen Altan Altay Anıl Aras Arda Arif Arslan Asaf Asım Ata Atakan
    Atalay Atilla Attila Avni Aybars Aydın Ayhan Aykut Aytaç Aytekin Aziz Aşkın Baha Bahadır
    Bahattin Bahri Baki Baran Barbaros Bartu Barış Batuhan Baturalp Batıkan Bayram Bedirhan Bedri
    Behlül Behçet Bekir Berat Berk Berkant Berkay Berke Bilal Bilgehan Bora Boran Bozkurt Burak
    Burhan Buğra Bülent Bünyamin Cafer Cahit Can Canberk Caner Cankut Celal Celalettin Cem Cemal
    Cemil Cenap Cengiz Cenk Cevat Cevdet Cihan Cihangir Civan Coşkun Cuma Cumali Cüneyt Davut
    Demir Demirhan Devrim Dinçer Doruk Doğan Doğu Doğukan Durmuş Dursun Ebubekir Edip Efe Ege
    Ekrem Emin Emir Emirhan Emrah Emre Emrullah Ender Enes Engin Enis Enver Eray Ercan Ercüment
    Erdal Erdem Erden Erdinç Erdoğan Eren Ergin Ergun Ergün Erhan Erkan Erkin Erol Ersan Ersin
    Ersoy Ertan Ertuğrul Esat Etem Ethem Eyüp Eşref Fadıl Fahrettin Fahri Faik Faruk Fatih Fazıl
    Fehmi Ferdi Ferhan Ferhat Feridun Ferit Ferruh Fevzi Feyyaz Feyzullah Fikret Fikri Fuat
    Furkan Fırat Galip Gazi Gencer Giray Gökhan Gökmen Göktuğ Görkem Gürhan Gürkan Gürol Gürsel
    Güven Habip Hacı Hakan Hakkı Haldun Halil Halis Halit Haluk Hamdi Hamit Hamza Harun Hasan
    Hayati Haydar Hayrettin Hayri Haşim Hikmet Hilmi Hulusi Hurşit Hüsamettin Hüseyin Hüsnü Hıdır
    Ilgaz Kaan Kadir Kadri Kamil Kayhan Kazım Kağan Kemal Kenan Kerem Kerim Koray Korhan Korkut
    Kubilay Kâmil Kâzım Köksal Kürşat Kıvanç Lemi Levent Lokman Lütfi Lütfü Mahir Mahmut Mahsun
    Mahzun Mansur Mazhar Mazlum Mehdi Mehmet Melih Melikşah Memduh Memiş Merih Mert Mertcan Mesut
    Mete Metehan Metin Mevlüt Mihat Mikail Miraç Mithat Muammer Muhammed Muhammet Muharrem
    Muhittin Muhlis Muhsin Murat Murathan Musa Mustafa Muzaffer Mücahit Müfit Müjdat Mükremin
    Mümin Mümtaz Münir Müslüm Naci Nadir Nahit Nail Namık Nasuh Nazif Nazmi Nazım Necati Necdet
    Necip Necmettin Nedim Nejat Nevzat Nezih Neşet Nihat Niyazi Nizamettin Nuh Nurettin Nuri
    Nurullah Nusret Nâzım Okan Okay Oktay Olgun Onat Onur Onuralp Orhan Orkun Orçun Osman Ozan
    Oğulcan Oğuz Oğuzhan Polat Poyraz Rafet Rahmi Raif Ramazan Rami Ramiz Rasim Rauf Raşit Recai
    Recep Refik Reha Remzi Resul Reşat Reşit Rüstem Rüştü Rıdvan Rıfat Rıfkı Rıza Saadettin
    Sabahattin Sabri Sacit Sadettin Sadi Sadri Sadık Saffet Said Sait Salih Salim Samet Sami
    Sancar Sarp Savaş Sedat Sefa Sefer Selahattin Selami Selim Selçuk Semih Serdar Serhan Serhat
    Serkan Sermet Sertaç Servet Seyfettin Seyfi Seyit Sezai Sezer Sezgin Seçkin Sinan Soner Suat
    Suavi Suphi Süha Süleyman Sıtkı Tahir Tahsin Talat Talha Tamer Taner Tanju Tarhan Tarkan
    Tarık Tayfun Taylan Tayyar Tekin Teoman Tevfik Timur Timuçin Tolga Tolgahan Tufan Tuna Tuncay
    Tuncer Tunç Turan Turgay Turgut Turhan Tuğrul Türker Ulaş Umut Utku Uğur Vahap Vahit Vedat
    Vehbi Veli Veysel Volkan Vural Yahya Yakup Yalçın Yalın Yaman Yasin Yavuz Yekta Yener Yiğit
    Yunus Yusuf Yılmaz Zafer Zekai Zekeriya Zeki Zihni Ziya Zülfikar Çağan Çağatay Çağdaş Çağlar
    Çağrı Çetin Çınar Ömer Önder Özcan Özdemir Özer Özkan Öztürk Ümit Ünal İbrahim İdris İhsan
    İlhami İlhan İlker İlyas İrfan İsa İshak İskender İslam İsmail İsmet İzzet Şaban Şadi Şahap
    Şahin Şakir Şamil Şemsettin Şemsi Şenol Şerafettin Şeref Şerif Şevket Şinasi Şükrü
    """
}
