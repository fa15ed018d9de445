/// Forms of the UniMorph tables that are no Turkish or another word's, each with the reason.
///
/// A line is lemma, form, features, reason. A spelling dictionary knows none of the forms.
let wrongForms = """
  acıktırmak	yaptırtılar mı?	V;IND;3;PL;PST;POS;INTR	a form of another verb (yaptırmak)
  acıktırmak	yaptırtın	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=2,num=SG,aspect=PFV	a form of another verb (yaptırmak)
  acıktırmak	yaptırıyordunuz	V;IND;2;PL;PST;PROG;POS;DECL	a form of another verb (yaptırmak)
  acıktırmak	yaptırıyordunuz	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=2,num=PL,aspect={IPFV/PROG}	a form of another verb (yaptırmak)
  atıştırmak	atıştırtım	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=1,num=SG,aspect=PFV	t after a voiced sound
  ayarlattırmak	ayarlattırtık	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=1,num=PL,aspect=PFV	t after a voiced sound
  azmak	azırsınız	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=2,num=PL,aspect={IPFV/PFV}	aorist of one syllable: azar
  ağaç çivi	ağaç çividiler	N;LGSPEC1;3P;SG;PST	no buffer y: çividi
  ağlamak	ağlaacak olacak mıymış	V;PROSP;IRR;SG;3;POS;FUT;INTR	no buffer y before -AcAK
  ağlamak	ağlaacak olacak mıymışsın	V;PROSP;IRR;SG;2;POS;FUT;INTR	no buffer y before -AcAK
  ağlamak	ağlaacak olmayacakmışız	V;PROSP;DECL;IRR;PL;1;NEG;FUT	no buffer y before -AcAK
  ağlaşmak	ağlaşamadılar mı?	V;IND;3;PL;PST;NEG;INTR	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamadım	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=1,num=SG,aspect=PFV	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamayız	V;IND;1;PL;PRS;NEG;DECL	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamaz	V;IND;3;SG;PRS;NEG;DECL	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamaz	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=3,num=SG,aspect={IPFV/PFV}	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamazsınız	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=2,num=PL,aspect={IPFV/PFV}	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamıyordum	V;IND;1;SG;PST;PROG;NEG;DECL	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşamıyordunuz	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=2,num=PL,aspect={IPFV/PROG}	the stem got an a: ağlaşa-
  ağlaşmak	ağlaşayacağım	V;IND;1;SG;FUT;POS;DECL	the stem got an a: ağlaşa-
  baygınlık	baygnlığım	N;NOM;SG;PSS1S	a letter of the stem is missing: baygnlık
  baygınlık	baygnlığıma	N;DAT;SG;PSS1S	a letter of the stem is missing: baygnlık
  baygınlık	baygnlığımız	N;NOM;SG;PSS1P	a letter of the stem is missing: baygnlık
  baygınlık	baygnlığımızı	N;ACC;SG;PSS1P	a letter of the stem is missing: baygnlık
  baygınlık	baygnlığından	N;ABL;SG;PSS3S	a letter of the stem is missing: baygnlık
  benzemek	benzeecek olacakmışsın	V;PROSP;DECL;IRR;SG;2;POS;FUT	no buffer y before -AcAK
  benzemek	benzeecek olmayacak mıymış	V;PROSP;IRR;SG;3;NEG;FUT;INTR	no buffer y before -AcAK
  benzemek	benzeecek olmayacakmış	V;PROSP;DECL;IRR;SG;3;NEG;FUT	no buffer y before -AcAK
  binek	beneğinde	pos=N,poss=PSS3S,case=ESS,num=SG	a form of another noun (benek)
  binek	beneğinin	N;GEN;SG;PSS3S	a form of another noun (benek)
  binek	beneğinize	N;DAT;SG;PSS2P	a form of another noun (benek)
  binek	beneğinize	pos=N,poss=PSS2P,case=DAT,num=SG	a form of another noun (benek)
  birleştirtmek	birleştirtdi	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=SG,aspect=PFV	d after a voiceless sound
  birleştirtmek	birleştirtdiler	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect=PFV	d after a voiceless sound
  bölmek	böltü	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=SG,aspect=PFV	t after a voiced sound
  bölmek	böltün	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=2,num=SG,aspect=PFV	t after a voiced sound
  büktürmek	büktürtüler	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect=PFV	t after a voiced sound
  büktürmek	büktürtün	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=2,num=SG,aspect=PFV	t after a voiced sound
  bükülmek	bükülüriz	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=1,num=PL,aspect={IPFV/PFV}	harmony
  bürümek	bürüecek olacak mıymışım	V;PROSP;IRR;SG;1;POS;FUT;INTR	no buffer y before -AcAK
  bürümek	bürüecek olacaklar mıymış	V;PROSP;IRR;PL;3;POS;FUT;INTR	no buffer y before -AcAK
  bürümek	bürüecek olmayacak mıymışım	V;PROSP;IRR;SG;1;NEG;FUT;INTR	no buffer y before -AcAK
  canlandırtılmak	canlandırtıltılar	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect=PFV	t after a voiced sound
  canlandırılmak	canlandırıltılar	V;IND;3;PL;PST;POS;DECL	t after a voiced sound
  canlanılmak	canlanıltılar	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect=PFV	t after a voiced sound
  canlanılmak	canlanıltınız mı?	V;IND;2;PL;PST;POS;INTR	t after a voiced sound
  dedikodu yapmak	dedilkodu yapacağız	V;IND;1;PL;FUT;POS;DECL	misspelt: dedilkodu
  dedikodu yapmak	dedilkodu yapmayacak mısınız?	V;IND;2;PL;FUT;NEG;INTR	misspelt: dedilkodu
  dedikodu yapmak	dedilkodu yapmıyor muydun?	V;IND;2;SG;PST;PROG;NEG;INTR	misspelt: dedilkodu
  dedikodu yapmak	dedilkodu yapıyor	V;IND;3;SG;PRS;PROG;POS;DECL	misspelt: dedilkodu
  dedikodu yapmak	dedilkodu yapıyor mu?	V;IND;3;SG;PRS;PROG;POS;INTR	misspelt: dedilkodu
  demek	deecek olacakmışım	V;PROSP;DECL;IRR;SG;1;POS;FUT	no buffer y before -AcAK
  demek	deecek olmayacaklar mıymış	V;PROSP;IRR;PL;3;NEG;FUT;INTR	no buffer y before -AcAK
  demek	deecek olmayacakmışsın	V;PROSP;DECL;IRR;SG;2;NEG;FUT	no buffer y before -AcAK
  demlemek	demleecek olmayacakmışsın	V;PROSP;DECL;IRR;SG;2;NEG;FUT	no buffer y before -AcAK
  demlemek	demlimeyecek misin?	V;IND;2;SG;FUT;NEG;INTR	narrowed where nothing narrows: demli-
  demlemek	demlimeyecek miyiz?	V;IND;1;PL;FUT;NEG;INTR	narrowed where nothing narrows: demli-
  demlemek	demliyecek	pos=V,polar=POS,mood=IND,inter=DECL,tense=FUT,per=3,num=SG	narrowed where nothing narrows: demli-
  demlemek	demliyecek misin?	V;IND;2;SG;FUT;POS;INTR	narrowed where nothing narrows: demli-
  diremek	direecek olacak mıymışsın	V;PROSP;IRR;SG;2;POS;FUT;INTR	no buffer y before -AcAK
  diremek	direecek olacak mıymışsınız	V;PROSP;IRR;PL;2;POS;FUT;INTR	no buffer y before -AcAK
  diremek	direecek olacakmışız	V;PROSP;DECL;IRR;PL;1;POS;FUT	no buffer y before -AcAK
  diremek	direecek olmayacak mıymışsın	V;PROSP;IRR;SG;2;NEG;FUT;INTR	no buffer y before -AcAK
  diremek	direecek olmayacakmışız	V;PROSP;DECL;IRR;PL;1;NEG;FUT	no buffer y before -AcAK
  dişleklik	dişlekliğiinde	N;LOC;SG;PSS2S	a vowel doubled: dişlekliğii-
  dişleklik	dişlekliğiinin	pos=N,poss=PSS2S,case=GEN,num=SG	a vowel doubled: dişlekliğii-
  dişleklik	dişlekliğiinize	pos=N,poss=PSS2P,case=DAT,num=SG	a vowel doubled: dişlekliğii-
  dokumak	dokamadım	V;IND;1;SG;PST;NEG;DECL	the stem vowel is changed: doka- for doku-
  dokumak	dokamam	V;IND;1;SG;PRS;NEG;DECL	the stem vowel is changed: doka- for doku-
  dokumak	dokamayacaklar	V;IND;3;PL;FUT;NEG;DECL	the stem vowel is changed: doka- for doku-
  döndürmek	döndürüriz	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=1,num=PL,aspect={IPFV/PFV}	harmony
  düzeltmek	düzelmeyeceksiniz	V;IND;2;PL;FUT;NEG;DECL	a form of another verb (düzelmek)
  düzeltmek	düzelmezsin	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=2,num=SG,aspect={IPFV/PFV}	a form of another verb (düzelmek)
  ellemek	elleecek olmayacakmışım	V;PROSP;DECL;IRR;SG;1;NEG;FUT	no buffer y before -AcAK
  enjeksiyon	enjeksiyonınıza	N;DAT;SG;PSS2P	harmony: unrounded after o
  enjeksiyon	enjeksiyonınızda	N;LOC;SG;PSS2P	harmony: unrounded after o
  enjeksiyon	enjeksiyonınızı	N;ACC;SG;PSS2P	harmony: unrounded after o
  eskimek	eskemeyecekler	V;IND;3;PL;FUT;NEG;DECL	the stem vowel is changed: eske- for eski-
  eskimek	eskemeyeceğiz	V;IND;1;PL;FUT;NEG;DECL	the stem vowel is changed: eske- for eski-
  eskimek	eskemiyor muydum?	V;IND;1;SG;PST;PROG;NEG;INTR	the stem vowel is changed: eske- for eski-
  fortlamak	fortlıyor	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=3,num=SG,aspect=PROG	narrowed vowel without rounding: fortlı- for fortlu-
  fortlamak	fortlıyor muyduk?	V;IND;1;PL;PST;PROG;POS;INTR	narrowed vowel without rounding: fortlı- for fortlu-
  fortlamak	fortlıyor muydum?	V;IND;1;SG;PST;PROG;POS;INTR	narrowed vowel without rounding: fortlı- for fortlu-
  fortlamak	fortlıyorduk	V;IND;1;PL;PST;PROG;POS;DECL	narrowed vowel without rounding: fortlı- for fortlu-
  fortlamak	fortlıyorlar	V;IND;3;PL;PRS;PROG;POS;DECL	narrowed vowel without rounding: fortlı- for fortlu-
  fortlamak	fortlıyorlardı	V;IND;3;PL;PST;PROG;POS;DECL	narrowed vowel without rounding: fortlı- for fortlu-
  fındık	fındıkda	N;LOC;SG	d after a voiceless sound
  geciktirmek	geciktirtim	V;IND;1;SG;PST;POS;DECL	t after a voiced sound
  geciktirmek	geciktirtim	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=1,num=SG,aspect=PFV	t after a voiced sound
  geciktirmek	geciktirtiniz mi?	V;IND;2;PL;PST;POS;INTR	t after a voiced sound
  güdüm	güdümi	N;NOM;SG;PSS3S	harmony: güdümi
  güdüm	güdüminin	N;GEN;SG;PSS2S	harmony: güdümi
  güdüm	güdüminizden	N;ABL;SG;PSS2P	harmony: güdümi
  gütmek	gütüyor muydum?	V;IND;1;SG;PST;PROG;POS;INTR	gütmek softens: güdüyor
  gütmek	gütüyordun	V;IND;2;SG;PST;PROG;POS;DECL	gütmek softens: güdüyor
  hamol	hamola	N;DAT;SG	harmony
  hamol	hamolu	N;ACC;SG	harmony
  hareket etmek	hareket etiyor muydunuz?	V;IND;2;PL;PST;PROG;POS;INTR	etmek softens its t before a vowel: ed-
  hareket etmek	hareket etiyordum	V;IND;1;SG;PST;PROG;POS;DECL	etmek softens its t before a vowel: ed-
  hareket etmek	hareket etiyorlar mı?	V;IND;3;PL;PRS;PROG;POS;INTR	etmek softens its t before a vowel: ed-
  hikaye	hikayeyü	pos=N,case=ACC,num=SG	harmony: hikayeyü
  horlamak	horlaacak olmayacak mıymışsın	V;PROSP;IRR;SG;2;NEG;FUT;INTR	no buffer y before -AcAK
  istirahat	istirahatlar	N;NOM;PL	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlar	pos=N,num=PL	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlarımda	pos=N,poss=PSS1S,case=ESS,num=PL	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlarında	pos=N,poss=PSS3P,case=ESS,num=PL	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlarında	pos=N,poss=PSS3P,case=ESS,num=SG	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlarından	N;ABL;PL;PSS3S	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlarının	pos=N,poss=PSS3S,case=GEN,num=PL	istirahat takes front suffixes (istirahati)
  istirahat	istirahatlarınıza	pos=N,poss=PSS2P,case=DAT,num=PL	istirahat takes front suffixes (istirahati)
  istirahat	istirahatta	N;LOC;SG	istirahat takes front suffixes (istirahati)
  istirahat	istirahattan	N;ABL;SG	istirahat takes front suffixes (istirahati)
  istirahat	istirahatı	N;NOM;SG;PSS3S	istirahat takes front suffixes (istirahati)
  istirahat	istirahatımıza	N;DAT;SG;PSS1P	istirahat takes front suffixes (istirahati)
  istirahat	istirahatının	pos=N,poss=PSS2S,case=GEN,num=SG	istirahat takes front suffixes (istirahati)
  işlemek	işleiyorduk	V;IND;1;PL;PST;PROG;POS;DECL	the vowel is not narrowed before -yor
  işlemek	işleiyoruz	V;IND;1;PL;PRS;PROG;POS;DECL	the vowel is not narrowed before -yor
  kalıp	kalıpda	pos=N,case=ESS,num=SG	d after a voiceless sound
  kanıtlamak	kanıtlaacak olmayacakmışım	V;PROSP;DECL;IRR;SG;1;NEG;FUT	no buffer y before -AcAK
  kapamak	kapaacak olacak mıymışız	V;PROSP;IRR;PL;1;POS;FUT;INTR	no buffer y before -AcAK
  kapamak	kapaacak olmayacakmışsın	V;PROSP;DECL;IRR;SG;2;NEG;FUT	no buffer y before -AcAK
  kararmak	karartık	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=1,num=PL,aspect=PFV	t after a voiced sound
  kaşımak	kaşıacak olacaklarmış	V;PROSP;DECL;IRR;PL;3;POS;FUT	no buffer y before -AcAK
  kaşımak	kaşıacak olacakmış	V;PROSP;DECL;IRR;SG;3;POS;FUT	no buffer y before -AcAK
  kaşımak	kaşıacak olacakmışım	V;PROSP;DECL;IRR;SG;1;POS;FUT	no buffer y before -AcAK
  kaşımak	kaşıacak olmayacak mıymışsın	V;PROSP;IRR;SG;2;NEG;FUT;INTR	no buffer y before -AcAK
  kaşımak	kaşıacak olmayacak mıymışım	V;PROSP;IRR;SG;1;NEG;FUT;INTR	no buffer y before -AcAK
  kefal	kefallarda	N;LOC;PL	kefal takes front suffixes (kefali)
  kefal	kefallarım	N;NOM;PL;PSS1S	kefal takes front suffixes (kefali)
  kefal	kefallarımı	pos=N,poss=PSS1S,case=ACC,num=PL	kefal takes front suffixes (kefali)
  kefal	kefallarımızı	N;ACC;PL;PSS1P	kefal takes front suffixes (kefali)
  kefal	kefallarında	N;LOC;PL;PSS3P	kefal takes front suffixes (kefali)
  kefal	kefallarında	N;LOC;PL;PSS3S	kefal takes front suffixes (kefali)
  kefal	kefallarını	N;ACC;PL;PSS3P	kefal takes front suffixes (kefali)
  kefal	kefalımdan	pos=N,poss=PSS1S,case=ABL,num=SG	kefal takes front suffixes (kefali)
  kefal	kefalımıza	pos=N,poss=PSS1P,case=DAT,num=SG	kefal takes front suffixes (kefali)
  kefal	kefalımızı	N;ACC;SG;PSS1P	kefal takes front suffixes (kefali)
  kefal	kefalın	N;NOM;SG;PSS2S	kefal takes front suffixes (kefali)
  keser	keserlardın	N;LGSPEC1;2S;PL;PST	harmony: back vowels after keser, or vowels missing
  keser	keserlarıma	pos=N,poss=PSS1S,case=DAT,num=PL	harmony: back vowels after keser, or vowels missing
  keser	keserlarımızda	pos=N,poss=PSS1P,case=ESS,num=PL	harmony: back vowels after keser, or vowels missing
  keser	keserlarının	pos=N,poss=PSS3P,case=GEN,num=PL	harmony: back vowels after keser, or vowels missing
  keser	keserlarının	pos=N,poss=PSS3S,case=GEN,num=PL	harmony: back vowels after keser, or vowels missing
  keser	keserlarınıza	N;DAT;PL;PSS2P	harmony: back vowels after keser, or vowels missing
  keser	kesermdan	pos=N,poss=PSS1S,case=ABL,num=SG	harmony: back vowels after keser, or vowels missing
  keser	kesermın	pos=N,poss=PSS1S,case=GEN,num=SG	harmony: back vowels after keser, or vowels missing
  keser	kesernın	pos=N,poss=PSS2S,case=GEN,num=SG	harmony: back vowels after keser, or vowels missing
  keser	kesernızı	pos=N,poss=PSS2P,case=ACC,num=SG	harmony: back vowels after keser, or vowels missing
  keser	kesersın	N;LGSPEC1;2S;SG;PRS	harmony: back vowels after keser, or vowels missing
  keser	keserymışız	pos=N,tense=PST,per=1,num=SG,evid=NFH	harmony: back vowels after keser, or vowels missing
  keşfetmek	keşfetecek	V;IND;3;SG;FUT;POS;DECL	etmek softens its t before a vowel: keşfed-
  keşfetmek	keşfeteceksin	pos=V,polar=POS,mood=IND,inter=DECL,tense=FUT,per=2,num=SG	etmek softens its t before a vowel: keşfed-
  keşfetmek	keşfetiyorlardı	V;IND;3;PL;PST;PROG;POS;DECL	etmek softens its t before a vowel: keşfed-
  keşfetmek	keşfetiyorlardı	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect={IPFV/PROG}	etmek softens its t before a vowel: keşfed-
  keşfetmek	keşfetiyorsun	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=2,num=SG,aspect=PROG	etmek softens its t before a vowel: keşfed-
  kibutz	kibutzı	N;ACC;SG	harmony: unrounded after u
  kibutz	kibutzımı	pos=N,poss=PSS1S,case=ACC,num=SG	harmony: unrounded after u
  kibutz	kibutzımın	pos=N,poss=PSS1S,case=GEN,num=SG	harmony: unrounded after u
  kibutz	kibutzımızın	N;GEN;SG;PSS1P	harmony: unrounded after u
  kibutz	kibutzını	pos=N,poss=PSS3S,case=ACC,num=SG	harmony: unrounded after u
  kibutz	kibutzınız	N;NOM;SG;PSS2P	harmony: unrounded after u
  kibutz	kibutzınızda	pos=N,poss=PSS2P,case=ESS,num=SG	harmony: unrounded after u
  kovdurtmak	kovdurtduk mu?	V;IND;1;PL;PST;POS;INTR	d after a voiceless sound
  koşturmak	koşturtacaksın	pos=V,polar=POS,mood=IND,inter=DECL,tense=FUT,per=2,num=SG	a form of another verb (koşturtmak)
  koşturmak	koşturtmadı	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=3,num=SG,aspect=PFV	a form of another verb (koşturtmak)
  koşturmak	koşturtmuyorduk	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=1,num=PL,aspect={IPFV/PROG}	a form of another verb (koşturtmak)
  koşturmak	koştururım	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=1,num=SG,aspect={IPFV/PFV}	a form of another verb (koşturtmak)
  kulağını bükmek	bükmediler	V;IND;3;PL;PST;NEG;DECL	the words before the verb are missing
  kulağını bükmek	bükmüyorlar mıydı?	V;IND;3;PL;PST;PROG;NEG;INTR	the words before the verb are missing
  kırdırtmak	kırdırtdık mı?	V;IND;1;PL;PST;POS;INTR	d after a voiceless sound
  musluk	muslukdular	N;LGSPEC1;3P;SG;PST	d after a voiceless sound
  musluk	muslukdular	pos=N,tense=PST,per=3,num=SG	d after a voiceless sound
  müellif	müellifde	N;LOC;SG	d after a voiceless sound
  müellif	müellifden	pos=N,case=ABL,num=SG	d after a voiceless sound
  olgunluk	oglunluğu	pos=N,poss=PSS3S,case=NOM,num=SG	letters of the stem swapped: oglunluk
  olgunluk	oglunluğundan	pos=N,poss=PSS2S,case=ABL,num=SG	letters of the stem swapped: oglunluk
  optimizasyon	optimizasyonım	pos=N,poss=PSS1S,case=NOM,num=SG	harmony: unrounded after o
  optimizasyon	optimizasyonına	pos=N,poss=PSS2S,case=DAT,num=SG	harmony: unrounded after o
  optimizasyon	optimizasyonından	N;ABL;SG;PSS3S	harmony: unrounded after o
  optimizasyon	optimizasyonınıza	N;DAT;SG;PSS2P	harmony: unrounded after o
  optimizasyon	optimizasyonınızda	pos=N,poss=PSS2P,case=ESS,num=SG	harmony: unrounded after o
  patlamak	patlaacak olmayacakmış	V;PROSP;DECL;IRR;SG;3;NEG;FUT	no buffer y before -AcAK
  patlamak	patlaacak olmayacakmışsın	V;PROSP;DECL;IRR;SG;2;NEG;FUT	no buffer y before -AcAK
  pisletmek	pisletirlar	V;IND;3;PL;PRS;POS;DECL	harmony: pisletirlar
  polis	polisde	N;LOC;SG	d after a voiceless sound
  prensip	prensipden	pos=N,case=ABL,num=SG	d after a voiceless sound
  röpörtaj	röpörtajumuza	pos=N,poss=PSS1P,case=DAT,num=SG	harmony: rounded after a
  röpörtaj	röpörtajun	N;GEN;SG	harmony: rounded after a
  röpörtaj	röpörtajundan	pos=N,poss=PSS3S,case=ABL,num=SG	harmony: rounded after a
  röpörtaj	röpörtajunu	pos=N,poss=PSS2S,case=ACC,num=SG	harmony: rounded after a
  röpörtaj	röpörtajunun	pos=N,poss=PSS3S,case=GEN,num=SG	harmony: rounded after a
  saklamak	saklaacak olacaklar mıymış	V;PROSP;IRR;PL;3;POS;FUT;INTR	no buffer y before -AcAK
  saklamak	saklaacak olacakmışız	V;PROSP;DECL;IRR;PL;1;POS;FUT	no buffer y before -AcAK
  saklamak	saklaacak olmayacakmış	V;PROSP;DECL;IRR;SG;3;NEG;FUT	no buffer y before -AcAK
  saklamak	saklaacak olmayacakmışız	V;PROSP;DECL;IRR;PL;1;NEG;FUT	no buffer y before -AcAK
  sattırmak	satırtacak mıyım?	V;IND;1;SG;FUT;POS;INTR	letters swapped: satırt- for sattır-
  sattırmak	satırtmadın	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=2,num=SG,aspect=PFV	letters swapped: satırt- for sattır-
  sattırmak	satırtmayacaksınız	pos=V,polar=NEG,mood=IND,inter=DECL,tense=FUT,per=2,num=PL	letters swapped: satırt- for sattır-
  sattırmak	satırtmıyor	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=3,num=SG,aspect=PROG	letters swapped: satırt- for sattır-
  sattırmak	satırtmıyorum	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=1,num=SG,aspect=PROG	letters swapped: satırt- for sattır-
  sattırmak	satırtmıyoruz	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=1,num=PL,aspect=PROG	letters swapped: satırt- for sattır-
  sattırmak	satırttım mı?	V;IND;1;SG;PST;POS;INTR	letters swapped: satırt- for sattır-
  sattırmak	satırttın	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=2,num=SG,aspect=PFV	letters swapped: satırt- for sattır-
  sattırmak	satırttınız mı?	V;IND;2;PL;PST;POS;INTR	letters swapped: satırt- for sattır-
  sattırtmak	sattırtırdı	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=SG,aspect=PFV	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırdılar	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect=PFV	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırdım	V;IND;1;SG;PST;POS;DECL	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırmadınız	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=2,num=PL,aspect=PFV	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırmazsınız	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=2,num=PL,aspect={IPFV/PFV}	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırmıyordular	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect={IPFV/PROG}	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırıyor	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=3,num=SG,aspect=PROG	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırıyor musun?	V;IND;2;SG;PRS;PROG;POS;INTR	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırıyorduk	V;IND;1;PL;PST;PROG;POS;DECL	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırıyorduk	pos=V,polar=POS,mood=IND,inter=DECL,tense=PST,per=1,num=PL,aspect={IPFV/PROG}	an -ır- too many before the ending: sattırtırıyor
  sattırtmak	sattırtırıyorlar	V;IND;3;PL;PRS;PROG;POS;DECL	an -ır- too many before the ending: sattırtırıyor
  seyretmek	seyretecek	V;IND;3;SG;FUT;POS;DECL	etmek softens its t before a vowel: seyred-
  seyretmek	seyreteceğim	V;IND;1;SG;FUT;POS;DECL	etmek softens its t before a vowel: seyred-
  seyretmek	seyretirler	pos=V,polar=POS,mood=IND,inter=DECL,tense=PRS,per=3,num=PL,aspect={IPFV/PFV}	etmek softens its t before a vowel: seyred-
  seyretmek	seyretiyorduk	V;IND;1;PL;PST;PROG;POS;DECL	etmek softens its t before a vowel: seyred-
  sinematograf	sinematografda	N;LOC;SG	d after a voiceless sound
  sürümek	sürüecek olacak mıymışsın	V;PROSP;IRR;SG;2;POS;FUT;INTR	no buffer y before -AcAK
  sürümek	sürüecek olacak mıymışsınız	V;PROSP;IRR;PL;2;POS;FUT;INTR	no buffer y before -AcAK
  sürümek	sürüecek olacaklar mıymış	V;PROSP;IRR;PL;3;POS;FUT;INTR	no buffer y before -AcAK
  sürümek	sürüecek olacakmışım	V;PROSP;DECL;IRR;SG;1;POS;FUT	no buffer y before -AcAK
  sürümek	sürüecek olmayacak mıymışım	V;PROSP;IRR;SG;1;NEG;FUT;INTR	no buffer y before -AcAK
  süs	süsden	pos=N,case=ABL,num=SG	d after a voiceless sound
  taht	tahtda	N;LOC;SG	d after a voiceless sound
  takat	takata	N;DAT;SG	takat takes front suffixes (takati)
  takat	takatlarımıza	pos=N,poss=PSS1P,case=DAT,num=PL	takat takes front suffixes (takati)
  takat	takatların	pos=N,poss=PSS2S,case=NOM,num=PL	takat takes front suffixes (takati)
  takat	takatlarında	pos=N,poss=PSS3P,case=ESS,num=SG	takat takes front suffixes (takati)
  takat	takatlarını	pos=N,poss=PSS3P,case=ACC,num=PL	takat takes front suffixes (takati)
  takat	takatlarının	pos=N,poss=PSS3S,case=GEN,num=PL	takat takes front suffixes (takati)
  takat	takatım	N;NOM;SG;PSS1S	takat takes front suffixes (takati)
  takat	takatının	pos=N,poss=PSS2S,case=GEN,num=SG	takat takes front suffixes (takati)
  tanımak	tanıacak olmayacakmışsınız	V;PROSP;DECL;IRR;PL;2;NEG;FUT	no buffer y before -AcAK
  türemek	türeecek olacak mıymış	V;PROSP;IRR;SG;3;POS;FUT;INTR	no buffer y before -AcAK
  türemek	türeecek olacak mıymışsın	V;PROSP;IRR;SG;2;POS;FUT;INTR	no buffer y before -AcAK
  türemek	türeecek olmayacak mıymış	V;PROSP;IRR;SG;3;NEG;FUT;INTR	no buffer y before -AcAK
  ulumak	uluacak olacak mıymışsın	V;PROSP;IRR;SG;2;POS;FUT;INTR	no buffer y before -AcAK
  ulumak	uluacak olacakmışsın	V;PROSP;DECL;IRR;SG;2;POS;FUT	no buffer y before -AcAK
  ulumak	uluacak olmayacak mıymışım	V;PROSP;IRR;SG;1;NEG;FUT;INTR	no buffer y before -AcAK
  usul	usullardan	N;ABL;PL	harmony
  uzuneşek	uzuneşekde	pos=N,case=ESS,num=SG	d after a voiceless sound
  yalamak	yalaacak olacak mıymışsın	V;PROSP;IRR;SG;2;POS;FUT;INTR	no buffer y before -AcAK
  yalamak	yalımayacaksınız	pos=V,polar=NEG,mood=IND,inter=DECL,tense=FUT,per=2,num=PL	narrowed where nothing narrows: yalı-
  yalamak	yalımazlar	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PRS,per=3,num=PL,aspect={IPFV/PFV}	narrowed where nothing narrows: yalı-
  yalamak	yalımıyordular	pos=V,polar=NEG,mood=IND,inter=DECL,tense=PST,per=3,num=PL,aspect={IPFV/PROG}	narrowed where nothing narrows: yalı-
  yalamak	yalıyacaksın	pos=V,polar=POS,mood=IND,inter=DECL,tense=FUT,per=2,num=SG	narrowed where nothing narrows: yalı-
  yalamak	yalıyacağım	pos=V,polar=POS,mood=IND,inter=DECL,tense=FUT,per=1,num=SG	narrowed where nothing narrows: yalı-
  yaptırmak	yaptırtın mı?	V;IND;2;SG;PST;POS;INTR	t after a voiced sound
  yağlamak	yağlaacak olacakmışsın	V;PROSP;DECL;IRR;SG;2;POS;FUT	no buffer y before -AcAK
  yağlamak	yağlaacak olmayacak mıymışsın	V;PROSP;IRR;SG;2;NEG;FUT;INTR	no buffer y before -AcAK
  yağlamak	yağlaacak olmayacakmışım	V;PROSP;DECL;IRR;SG;1;NEG;FUT	no buffer y before -AcAK
  yuvarlamak	yuvarlaacak olacaklar mıymış	V;PROSP;IRR;PL;3;POS;FUT;INTR	no buffer y before -AcAK
  yuvarlamak	yuvarlaacak olacaklarmış	V;PROSP;DECL;IRR;PL;3;POS;FUT	no buffer y before -AcAK
  yuvarlamak	yuvarlaacak olmayacak mıymışsın	V;PROSP;IRR;SG;2;NEG;FUT;INTR	no buffer y before -AcAK
  yuvarlamak	yuvarlaacak olmayacakmışsınız	V;PROSP;DECL;IRR;PL;2;NEG;FUT	no buffer y before -AcAK
  yuvarlamak	yuvarlaacağım	V;IND;1;SG;FUT;POS;DECL	no buffer y before -AcAK
  yüzüncü	yüzüncüyümüz	N;NOM;SG;PSS1P	-y- before a possessive
  yüzüncü	yüzüncüyünden	pos=N,poss=PSS3S,case=ABL,num=SG	-y- before a possessive
  çökermek	çökertik mi?	V;IND;1;PL;PST;POS;INTR	t after a voiced sound
  çökermek	çökertim	V;IND;1;SG;PST;POS;DECL	t after a voiced sound
  çöpçatanlık	çöpçatanlıkdan	pos=N,case=ABL,num=SG	d after a voiceless sound
  çığırtkanlık	çığırtkanlıkda	N;LOC;SG	d after a voiceless sound
  şark	şarkda	N;LOC;SG	d after a voiceless sound
  şaşırttırmak	şaşırttırtılar mı?	V;IND;3;PL;PST;POS;INTR	t after a voiced sound
  """
