extension Catalogue {
  static let turkishHigherPoints: StaticString = #"""
    # The names of the grammar points of B1 to C2.
    clauses before the noun
    = isimden önceki yan cümleler
    participle (-an)
    = sıfat-fiil (-an)
    “who is” (olan)
    = olan
    negative participle (-mayan)
    = olumsuz sıfat-fiil (-mayan)
    participle (-dığı)
    = sıfat-fiil (-dık)
    future participle (-acağı)
    = sıfat-fiil (-acak)
    -an or -dığı
    = -an ile -dık farkı
    participles as nouns
    = adlaşmış sıfat-fiil
    “that … does” (-dığını)
    = -dığını ile yan cümle
    “that … will” (-acağını)
    = -acağını ile yan cümle
    indirect questions
    = dolaylı sorular
    “whether” (-ip -madığını)
    = -ip -madığını
    verbal noun (-ma)
    = isim-fiil (-ma)
    “want somebody to” (-masını)
    = -masını istemek
    “tell somebody to” (-masını)
    = dolaylı emir (-masını söylemek)
    -mak or -ma
    = -mak ile -ma farkı
    “about to” (-mak üzere)
    = -mak üzere
    “when” (-dığında)
    = -dığında, -dığı zaman
    “since” (-dığından beri)
    = -dığından beri
    “until” (-ana kadar)
    = -ana kadar
    “as soon as” (-ir -mez)
    = zarf-fiil (-ir -mez)
    “the more” (-dıkça)
    = zarf-fiil (-dıkça)
    “had done” (-mişti)
    = geçmişten önceki geçmiş (-mişti)
    “was going to” (-acaktı)
    = gelecek zamanın hikâyesi (-acaktı)
    “because” (-dığı için)
    = neden (-dığı için)
    “thanks to” (sayesinde/yüzünden)
    = sayesinde ve yüzünden
    “although” (rağmen)
    = karşın anlamında rağmen
    “even if” (-sa da)
    = -sa da, -sa bile
    “instead of” (yerine)
    = yerine
    “so … that” (o kadar … ki)
    = o kadar … ki
    “however”, “yet”
    = karşıtlık bağlaçları
    passive (-ıl)
    = edilgen çatı (-ıl)
    “by somebody” (tarafından)
    = tarafından
    causative (-dır)
    = ettirgen çatı (-dır)
    reflexive (-ın)
    = dönüşlü çatı (-ın)
    reciprocal (-ış)
    = işteş çatı (-ış)
    unreal “if” (-saydı)
    = gerçek dışı koşul (-saydı)
    “if only” (keşke)
    = keşke
    “as if” (-miş gibi)
    = -miş gibi
    “may” (-abilir)
    = olasılık (-abilir)
    “must be” (-dır)
    = tahmin (-dır)
    “whatever” (ne … -sa)
    = ne … -sa
    written present (-maktadır)
    = yazı dilinde -maktadır
    established fact (-mıştır)
    = kesin bilgi (-mıştır)
    impersonal passive
    = öznesiz edilgen
    “it is said that”
    = söyleniyor, bildirildi
    speech within speech
    = iç içe aktarma
    chains of verbal nouns
    = isim-fiil zincirleri
    compounds within compounds
    = zincirleme isim tamlaması
    verbal noun (-ış)
    = isim-fiil (-ış)
    “the claim that …”
    = yan cümleli isim tamlaması
    “rather than” (-maktansa)
    = zarf-fiil (-maktansa)
    “instead of” (-acağına)
    = zarf-fiil (-acağına)
    “unless” (-madıkça)
    = zarf-fiil (-madıkça)
    “in case” (-dığı takdirde)
    = -dığı takdirde
    “on condition that” (şartıyla)
    = şartıyla ve yeter ki
    “just as” (-dığı gibi)
    = -dığı gibi
    “without” (-maksızın)
    = zarf-fiil (-maksızın)
    “as if” (-casına)
    = zarf-fiil (-casına)
    “since” (-alı)
    = zarf-fiil (-alı)
    “both … and” (hem -ip hem)
    = hem -ip hem
    words of cause
    = neden bildiren sözcükler
    “in order to” (amacıyla)
    = -mak amacıyla
    “along with” (ile birlikte)
    = ile birlikte, -makla birlikte
    “in terms of” (bakımından)
    = göre, bakımından, açısından
    “as”, “including” (üzere)
    = üzere edatı
    compound tenses
    = birleşik zamanlar
    “keep doing” (-ip durmak)
    = -ip durmak
    “suddenly” (-ivermek)
    = tezlik fiili (-ivermek)
    “be left doing” (-akalmak)
    = sürerlik fiili (-akalmak)
    -miş olmak, -maz olmak
    = -miş olmak ve -maz olmak
    “whatever happens”
    = ne olursa olsun
    clauses with ki
    = ki bağlacı
    sanki, meğer, hani
    = sanki, meğer ve hani
    particles (bari, işte, canım)
    = söylem sözcükleri (bari, işte)
    noun and verb in one
    = yardımcı fiille birleşik fiiller
    idioms of the body
    = organ adlarıyla deyimler
    verbs (-laş, -lan, -la)
    = fiil yapan ekler (-laş, -lan, -la)
    old and new words
    = eski ve yeni sözcük çiftleri
    formal and casual signs
    = resmî ve günlük dil belirtileri
    impersonal reports
    = öznesiz aktarma
    hedging
    = temkinli anlatım
    cohesion nouns
    = bağlayıcı isimler (bu durum)
    definitions
    = tanım kalıpları
    connectives of argument
    = tartışma bağlaçları
    rhetorical questions
    = sözde sorular
    comment adverbs
    = yorum bildiren zarflar
    “although” (her ne kadar)
    = her ne kadar … -sa da
    shades of -miş
    = -miş ekinin incelikleri
    “supposedly” (güya, sözde)
    = güya ve sözde
    “judging by” (bakılırsa)
    = -a bakılırsa
    “must be” (olsa gerek)
    = olsa gerek
    “pretend” (-miş gibi yapmak)
    = -miş gibi yapmak
    focus before the verb
    = fiilin önündeki vurgu
    words after the verb
    = fiilden sonraki ögeler
    topics (ise, de)
    = konu bildiren ise ve de
    cleft sentences
    = odaklı cümleler (-an şey)
    ellipsis
    = eksiltili anlatım
    “rather than” (-maktan ziyade)
    = -maktan ziyade
    “let alone” (şöyle dursun)
    = şöyle dursun
    “no sooner” (-mamla bir oldu)
    = -mamla -ması bir oldu
    doubled -a (konuşa konuşa)
    = ikilemeli -a (konuşa konuşa)
    “so that” (-sin diye)
    = -sin diye
    “pretend not to” (-mazlıktan)
    = -mazlıktan gelmek
    the tenses of telling
    = anlatı zamanları
    free indirect speech
    = serbest dolaylı anlatım
    doublings
    = ikilemeler
    simile and metaphor
    = benzetme ve eğretileme
    official passive
    = resmî dilde edilgen
    closing formal letters (arz/rica)
    = arz ederim, rica ederim
    legal formulas
    = hukuk kalıpları
    formal -dır
    = resmî dilde -dır
    idioms
    = deyimler
    proverbs
    = atasözleri
    connotation
    = çağrışım
    false friends
    = yanıltıcı benzer sözcükler
    changing register
    = üslup değiştirme
    spoken contractions
    = konuşma dilinde kısalmalar
    paraphrase
    = başka sözcüklerle anlatma
    “have once done” (-miş bulunmak)
    = -miş bulunmak
    past experience (-mişlik)
    = deneyim (-mişlik)
    “once it happens” (-mayagör)
    = -mayagör
    “nearly” (-acak gibi olmak)
    = -acak gibi olmak
    “must be so” (-sa gerektir)
    = -sa gerektir
    clauses within clauses
    = iç içe yan cümleler
    building to the left
    = sola doğru kurulan cümle
    frozen compounds
    = kalıplaşmış tamlamalar
    prefixes
    = ön ekler
    parallelism
    = koşut yapılar
    understatement
    = olduğundan hafif anlatma
    irony
    = ironi
    allusion
    = anıştırma
    literary register
    = edebî dil
    archaisms
    = eskimiş sözcükler
    dialect colour
    = ağız özellikleri
    inverted word order
    = devrik cümle
    legal prose
    = hukuk dili
    “on the basis of” (istinaden)
    = istinaden, binaen, mucibince
    enumeration in documents
    = belgelerde maddeleme
    choosing among synonyms
    = eş anlamlılar arasında seçim
    words bound to a culture
    = kültüre özgü sözcükler
    rendering a pun
    = söz oyununu çevirme
    summing up
    = özetleme
    idioms of wit and excuse
    = nükte ve bahane deyimleri
    wordplay
    = söz oyunları
    ritual formulas
    = kalıp sözler
    evasive speech
    = kaçamaklı konuşma
    """#
}
