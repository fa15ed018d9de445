/// What `dilim status`, `dilim mistakes` and `dilim practice` print, and messages of the system.
extension Catalogue {
  static let turkishReports: StaticString = #"""
    # dilim status
    Level not chosen yet (dilim level A1)
    = Seviye henüz seçilmedi (dilim level A1)
    %1, level not chosen yet (dilim level A1)
    = %1, seviye henüz seçilmedi (dilim level A1)
    %1 of %2 items known, %3 on %4
    = Bilinen alıştırma: %1/%2; %4 içinde %3

    # dilim mistakes
    There is no kind of mistake %1. Items are named like a1-u1-writing#cook.
    = %1 diye bir yanlış türü yok. Alıştırma adları a1-u1-writing#cook gibidir.

    # Course, output and system.
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
