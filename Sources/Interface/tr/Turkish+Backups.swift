extension Catalogue {
  static let turkishBackups: StaticString = #"""
    none is made (dilim config set backups 7)
    = yedek alınmıyor (dilim config set backups 7)
    none yet; one is made on each day on which you learn
    = henüz yok; çalıştığın her gün bir yedek alınır
    %1 in %2, the newest of %3 (%4)
    = %2 klasöründe %1, en yenisinin tarihi %3 (%4)
    %1, %2: see dilim restore --list.
    = %1, %2: dilim restore --list çıktısına bak.
    %1, whole, with %2
    = %1, sağlam, içinde %2 var
    %1; the record itself is missing: dilim restore restores it.
    = %1; öğrenme kaydının kendisi yok: dilim restore onu geri getirir.
    %1; today's could not be made.
    = %1; bugünkü yedek alınamadı.
    ; no more are made (dilim config set backups 7)
    = ; artık yenisi alınmıyor (dilim config set backups 7)
    ; kept from a restore: %1
    = ; bir geri yüklemeden saklanan: %1
    Your record %1 is damaged (%2), so no backup was made of it. %3
    = Öğrenme kaydın %1 bozuk (%2), bu yüzden yedeği alınmadı. %3
    There is no backup yet.
    = Henüz yedek yok.
    The earlier backups are whole.
    = Önceki yedekler sağlam.
    there is too little space on the disk
    = diskte yeterince yer yok
    %1 can't be written
    = %1 yazılamıyor
    No backup of your record could be made today: %1. %2
    = Bugün öğrenme kaydının yedeği alınamadı: %1. %2
    There is no backup of it: dilim restore recovers what can still be read; then import \#
    your last export.
    = Yedeği yok: dilim restore hâlâ okunabilenleri kurtarır; sonra son dışa aktarımını içe \#
    aktar.
    The newest backup is of %1: dilim restore --dry-run shows what it would restore, dilim \#
    restore restores it.
    = En yeni yedeğin tarihi %1: dilim restore --dry-run neyin geri geleceğini gösterir, \#
    dilim restore geri yükler.
    %1 kB
    = %1 kB
    %1 MB
    = %1 MB
    in the future
    = ileri bir tarih
    decks
    = desteler
    conversations
    = sohbetler
    answers to cards
    = kart yanıtları
    %1 days ago
    = %1 gün önce
    %1 with %2
    = %1 ve %2
    The backup of %1 is damaged too and was skipped.
    = %1 tarihli yedek de bozuk, atlandı.
    From the backup of %1 (%2).
    = Kaynak: %1 tarihli yedek (%2).
    From %1.
    = Kaynak: %1.
    Without its log, which held the last answers, it is whole.
    = Son yanıtları tutan günlüğü olmadan sağlam.
    There is no undamaged backup.
    = Sağlam yedek yok.
    The restored record holds %1.
    = Geri yüklenen kayıtta şunlar var: %1.
    %1 of the present record will not be in it.
    = Şimdiki kayıttaki %1 onda olmayacak.
    There is no record at %1.
    = %1 yolunda öğrenme kaydı yok.
    %1 is whole, with %2.
    = %1 sağlam, içinde %2 var.
    %1 is damaged: %2.
    = %1 bozuk: %2.
    Added from the newest backup: %1.
    = En yeni yedekten eklendi: %1.
    What was only in the log is lost; how much that was is unknown.
    = Yalnızca günlükte olanlar kayıp; ne kadar olduğu bilinmiyor.
    The damaged record holds nothing that the backup lacks.
    = Bozuk kayıtta, yedekte olmayan bir şey yok.
    Also read from the damaged record: %1.
    = Bozuk kayıttan ayrıca okundu: %1.
    Nothing newer is lost.
    = Daha yeni hiçbir şey kaybolmadı.
    Newer, but lost: %1 of the record.
    = Daha yeni ama kayıp: kayıttan %1.
    Nothing can be read from the damaged record: newer data is lost.
    = Bozuk kayıttan hiçbir şey okunamıyor: daha yeni veriler kayıp.
    Not readable to the end, so more may be lost: %1.
    = Sonuna kadar okunamadı, kayıp daha çok olabilir: %1.
    lessons
    = dersler
    explanations
    = açıklamalar
    scores
    = puanlar
    %1, the last of %2
    = %1, sonuncusu %2
    There are backups of %1.
    = Yedeği olan günler: %1.
    There are no backups in %1 yet.
    = %1 klasöründe henüz yedek yok.
    Restored.
    = Geri yüklendi.
    Restored. The previous record is kept as %1; delete it when you are sure that you don't \#
    need it.
    = Geri yüklendi. Önceki kayıt şu adla saklandı: %1. Artık gerekmediğinden emin olunca sil.
    Another window of Dilim has %1 open: close it and try again. Nothing was changed.
    = %1 başka bir Dilim penceresinde açık: onu kapat, yeniden dene. Hiçbir şey değiştirilmedi.
    %1 dilim restore --list shows which backups are whole.
    = %1 Hangi yedeklerin sağlam olduğunu dilim restore --list gösterir.
    There is nothing to repair; dilim restore DAY goes back to a day.
    = Onarılacak bir şey yok; bir güne dönmek için: dilim restore GÜN.
    --json never asks: add --yes or --dry-run.
    = --json soru sormaz: --yes ya da --dry-run ekle.
    Nothing was changed (--dry-run).
    = Hiçbir şey değiştirilmedi (--dry-run).
    Put this record in place?
    = Bu kayıt yerine konsun mu?
    There is nothing to restore %1 from. Move it away to begin a new record, and import your \#
    last export if you have one.
    = %1 için geri yüklenecek bir şey yok. Yeni bir kayda başlamak için onu başka yere taşı; \#
    varsa son dışa aktarımını içe aktar.
    There is no backup of %1. %2
    = %1 tarihli yedek yok. %2
    %1: expected a day like 2026-01-30, or a file. %2
    = %1: 2026-01-30 gibi bir gün ya da bir dosya bekleniyordu. %2
    %1 is the record itself; dilim restore repairs it.
    = %1 öğrenme kaydının kendisi; onu dilim restore onarır.

    """#
}
