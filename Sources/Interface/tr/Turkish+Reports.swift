/// What `dilim status`, `dilim mistakes` and `dilim practice` print, and messages of the system.
extension Catalogue {
  static let turkishReports: StaticString = #"""
    # dilim status
    Level %1
    = Seviye: %1
    Level not chosen yet (dilim level A1)
    = Seviye henüz seçilmedi (dilim level A1)
    %1, level not chosen yet (dilim level A1)
    = %1, seviye henüz seçilmedi (dilim level A1)
    %1 %2 %3 of %4 lessons, %5 %
    = %1 %2 ders: %3/%4, yüzde %5
    %1 of %2 items known, %3 on %4
    = Bilinen alıştırma: %1/%2; %4 içinde %3
    %1: %2 of %3 passed, %4
    = %1: doğru %2/%3, %4
    Left open: %1, %2 of %3 done
    = Yarım kalan: %1, yapılan %2/%3
    Next lesson: %1
    = Sıradaki ders: %1
    vocabulary
    = sözcükler

    # dilim mistakes
    No mistakes yet.
    = Henüz yanlış yok.
    (no answer)
    = (yanıt yok)
    dilim practice --mistakes practises what is still open.
    = Henüz kapanmamış olanları dilim practice --mistakes ile çalışabilirsin.
    No mistakes of this kind: %1.
    = Bu türden yanlış yok: %1.
    once
    = bir kez
    %1 times
    = %1 kez
    (%1 of %2 answers wrong)
    = (yanlış yanıt: %1/%2)
    %1: no answers yet.%2
    = %1: henüz yanıt yok.%2
    There is no kind of mistake %1.%2
    = %1 diye bir yanlış türü yok.%2
    There is no kind of mistake %1. Items are named like a1-u1-writing#cook.
    = %1 diye bir yanlış türü yok. Alıştırma adları a1-u1-writing#cook gibidir.
    --json is for the overview, without %1.
    = --json yalnızca genel döküm içindir; %1 ile birlikte kullanılamaz.
    --json prints the overview as one object; the names of items are in it.
    = --json genel dökümü tek bir nesne olarak yazar; alıştırma adları da içindedir.
    There is no grammar point %1.%2 `dilim note` lists them.
    = %1 diye bir dil bilgisi konusu yok.%2 Konuları `dilim note` listeler.

    # The page of notes.
    Grammar notes of %1
    = %1 dil bilgisi notları
    dilim note NAME shows a note, dilim note all names.
    = dilim note AD bir notu, dilim note bütün adları gösterir.

    # Course, output and system.
    No lessons were found.
    = Hiç ders bulunamadı.
    The result can't be written as JSON: %1
    = Sonuç JSON olarak yazılamıyor: %1
    No such file or directory
    = böyle bir dosya ya da klasör yok
    Permission denied
    = erişim izni yok
    Operation not permitted
    = bu işleme izin yok
    Is a directory
    = bu bir klasör
    Not a directory
    = bu bir klasör değil
    File exists
    = böyle bir dosya zaten var
    No space left on device
    = diskte yer kalmadı
    Disk quota exceeded
    = disk kotası doldu
    Read-only file system
    = dosya sistemi salt okunur
    Input/output error
    = giriş/çıkış hatası
    File name too long
    = dosya adı fazla uzun
    Too many open files
    = çok fazla açık dosya var
    Broken pipe
    = boru kapandı

    """#
}
