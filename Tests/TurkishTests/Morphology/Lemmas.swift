/// Common lemmas of every class, the exceptions of each among them.
enum Lemmas {
  static let nouns = words(
    """
    ev araba kitap ağaç renk köpek top saat gol harf kalp ağız şehir akıl vakit kayıp
    hak his su süt tat çocuk öğretmen okul kapı göz yüz gün yıl kız erkek kadın anne
    baba kardeş para iş dil yol deniz hava elma çay kahve ekmek balık kuş kedi oda masa
    sandalye pencere bahçe sokak hastane otobüs uçak tren bilet doktor hayat sanat hukuk
    kontrol rol hayal alkol zeytinyağı buzdolabı adam insan arkadaş aile dost komşu
    misafir müşteri öğrenci sınıf ders soru sorun cevap ödev sınav kalem defter çanta
    sözlük kelime cümle sayfa harita resim fotoğraf müzik şarkı film haber gazete dergi
    mektup telefon bilgisayar televizyon radyo makine kamera anahtar kutu şişe bardak
    tabak kaşık çatal bıçak tencere fırın ocak ateş ışık lamba duvar tavan kat merdiven
    asansör banyo mutfak salon yatak dolap ayna halı perde koltuk sabun havlu diş saç el
    ayak kol bacak baş yüzük kulak burun boyun omuz karın göğüs sırt parmak kan beden
    sağlık hastalık ilaç ağrı grip hemşire eczane gömlek pantolon etek elbise ceket
    palto kazak ayakkabı çorap şapka eldiven şemsiye gözlük et tavuk peynir yumurta
    pirinç makarna çorba salata sebze meyve domates patates soğan biber havuç armut üzüm
    portakal limon muz karpuz kiraz çilek şeker tuz yağ bal çikolata dondurma pasta
    tatlı yemek kahvaltı yiyecek içecek şarap bira lokanta restoran garson hesap fiyat
    pazar çarşı dükkan market mağaza banka postane müze tiyatro sinema park köprü meydan
    cadde köşe kent köy ülke dünya dağ göl nehir ırmak orman çiçek gül yaprak çimen
    toprak taş kum ada kıyı sahil plaj güneş ay yıldız gök bulut yağmur kar rüzgar
    fırtına mevsim yaz kış ilkbahar sonbahar sabah akşam gece öğle hafta dakika saniye
    an zaman tarih yaş ad isim soyadı adres numara sayı ağabey abla dede nine amca dayı
    teyze hala kuzen oğul eş koca bebek genç kişi halk millet devlet hükümet
    başkan polis asker savaş barış kanun suç ceza mahkeme avukat hakim mühendis mimar
    işçi memur müdür şef patron şirket fabrika büro toplantı proje plan fikir düşünce
    bilgi bilim ilim din hüküm emir izin neden sebep sonuç amaç yardım sevgi aşk
    mutluluk korku üzüntü öfke sevinç ümit umut rüya uyku yalan şaka oyun spor futbol
    maç takım yarış ödül hediye bayram düğün parti tatil gezi yolculuk bavul pasaport
    otel çadır harç borç güç ip dip cep kap uç kurt yurt dert kanat kağıt at inek koyun
    keçi eşek tavşan aslan kaplan ayı fil maymun yılan böcek arı sinek kelebek hayvan
    kuyruk kemik deri yün ipek demir altın gümüş cam plastik tahta kumaş metal alan yer
    taraf yan ön arka üst alt iç dış ara orta sağ sol kuzey güney doğu batı hal usul
    kabul ihtimal dikkat sıfat festival petrol meşgale gönül ömür özür zihin beyin asıl
    kısım metin nesil vücut cilt zıt ret af tıp sır hat zan üs şık
    """
  )

  static let adjectives = words(
    """
    iyi kötü güzel çirkin büyük küçük uzun kısa yeni eski genç sıcak soğuk ılık serin
    temiz açık kapalı boş dolu kolay zor ucuz pahalı hızlı yavaş güçlü zayıf şişman ince
    kalın geniş dar yüksek alçak derin ağır hafif sert yumuşak kuru ıslak acı ekşi aç
    tok hasta mutlu üzgün yorgun kızgın meşgul hazır doğru yanlış gerekli ilginç sıkıcı
    kırmızı mavi yeşil sarı siyah beyaz gri pembe kara mor zengin fakir yalnız evli
    tembel çalışkan dürüst rahat normal özel sosyal yabancı yerli geç
    """
  )

  static let numerals = words(
    """
    bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş
    seksen doksan yüz bin milyon
    """
  )

  static let pronouns = words(
    """
    ben sen o biz siz onlar bu şu bunlar şunlar kim ne nere bura ora kendi hep
    hepsi herkes kimse biri birbiri hiçbiri bazısı çoğu birkaçı başkası diğeri
    """
  )

  /// Words of time that take -ki at once.
  static let times = words(
    """
    bugün dün yarın sabah akşam gece öğle şimdi önce sonra hafta yaz kış
    """
  )

  static let verbs = words(
    """
    gel git yap et ol al ver gör bil bul kal dur vur oku yaz başla bekle söyle yürü de
    ye iç konuş dinle anla iste sev çalış düşün uyu otur kalk aç kapat koş yüz sat sor
    öğren öğret unut hatırla tanı ara bin in çık gir düş kork gül ağla oyna pişir yıka
    temizle hazırla bak tut at çek it koy götür getir gönder taşı geç dön bit bitir
    kazan kaybet kes kır kaç uç yat uyan giy çıkar öde harca dene seç değiş
    göster anlat açıkla çevir çiz boya sür kur evlen doğ öl yaşa büyü ısın üşü hastalan
    iyileş gez dolaş izle seyret kutla inan güven um bağır sus şaşır kız üzül sevin özle
    öp say ölç tart böl topla ekle paylaş kullan bırak vazgeç kaldır indir bindir yetiş
    ulaş var tat kok dokun hisset sakla ayır buyur kıvır devir savur çağır yönet üret
    tüket büyüt
    """
  )

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
