/** Statements of the site that were wrong or too certain, and what it says now; newest first. */
const byDay: Readonly<Record<string, readonly string[]>> = {
  '2026-11-28': [
    'Uçuş gecikmesi: 5 saati bulan gecikmede yalnızca bilet parasını yazmıştık; genellikle yeni uçuş da istenebilir. Olağanüstü durumda tazminat doğmadığını kesin yazmıştık; “genellikle” diyoruz.',
    'SunExpress: ilk yanıtta dış hat bagajını 20–40 kg, azını yalnızca Antalya’da yazmıştık; okuduğumuz sayfaya göre Antalya, Gazipaşa, Bodrum ve Dalaman’da 20–30, diğerlerinde 30–40 kg’dır.',
    'Koltuk: Emirates ve Aeroflot’ta check-in’de ücretsiz yer kalabileceğini, Air Arabia’da tercihli koltuğun geniş diz mesafesi verdiğini yazmıştık; kaynağımız yoktu.',
    'İsim, evcil hayvan ve refakatsiz çocuk: “sormak ücretsizdir” demiştik; telefon hattı ücretli olabilir, yazmak ücretsizdir.',
    'Refakatsiz çocuk: hizmetin en az 11 yaşa kadar istenebildiğini yazmıştık; bu yaş havayoluna göre 12–17’dir.',
    'SunExpress, AZAL, Air Arabia, Pegasus: üst tarifenin 2020–2021 haklarını bugünkü gibi, AZAL’da belgeyi “kimlik ya da pasaport”, Air Arabia’da koltuk seçmeyene yer atandığını, Pegasus’ta koltuğun ücretini kesin yazmıştık.',
    'Aeroflot: kabin bagajının iki ölçüsü birlikte geçerliymiş gibi duruyordu; kaynaklar ya birini ya diğerini veriyor.',
  ],
  '2026-11-27': [
    'AJet: 235 ile başlayan bilet için doğrudan “THY’ye yazın” demiştik; parayı kim çektiyse ona yazılır. TK numaralı bilette THY’nin kuralı geçer demiştik; kaynağımız yoktu.',
    'Air Arabia: krediden önce kesinti yapıldığını ilk yanıtta, Fas uçuşlarının hariç olduğunu her yerde söylemiyorduk. Kabine kedi ve köpek almayanlar arasında saymamıştık.',
    'Yabancı havayoluyla dönüş: hiçbir şey istenemez gibi okunuyordu; iadeyi ya da yeni uçuşu genellikle havayolunun koşullarına göre isteyebilirsiniz.',
    'Aeroflot: spor takımı için ortak uçuşların metnini bütün uçuşların kuralı gibi yazmıştık. Gecikme tutarını kesin yazmıştık; “genellikle” diyoruz.',
    'AZAL: kalkıştan 14 saat öncesi için, sabah uçuşunda “önceki öğleden sonra” demiştik; önceki akşamdır. Hangi belgeyle aldıysanız onunla uçulur demiştik; kaynağımız yalnızca adın yazımını söylüyordu.',
    'Emirates: küçük yazım hatasının düzeltilebildiğini koşulsuz yazmıştık; kaynağımız 2022’de Hindistan biletleri için bir duyuruydu. Gecikme tutarını kesin yazmıştık. Kapıda eşyayı koltuk altı çantasına bölmeyi öğütlüyorduk; böyle bir çanta hakkı genellikle yoktur.',
    'flydubai: “Biletteki ad değişmez” demiştik; bunu yalnızca tur biletleri için okuduk.',
    'SunExpress: 2020–2021’in değişiklik, iade ve Flex kurallarını bugünkü gibi, kabin yükseltmenin olmadığını kesin yazmıştık; bugünkünü bulamadık. Ücretsiz koltuklarda ağır engelli yolcunun kendi koltuğunu saymıyorduk.',
    'THY: kabine alınmayan kedi ve köpeğin ambarda gittiğini yazmıştık; okuduğumuz metin ambar için yalnızca papağan ve güvercini sayıyor.',
    'Uçuş gecikmesi: bekleyene de “kapıda yeni uçuş isteyin” demiştik; yeni uçuş genellikle iptalde, yer yok dendiğinde ya da 5 saati bulan gecikmede istenir.',
    'Havayolunun iptal ettiği uçuş: para isteme hakkını kesin, tazminatı koşulsuz yazmış, okumadığımız düzenlemeyi kaynak göstermiştik; “genellikle” diyoruz, nedeni havayolunda olmalı, önerilen uçuş da hakkı değiştirebilir.',
    'AB’den kalkış: AB kuralını yabancı havayollarının iptal sayfalarında kesin yazmıştık; “genellikle” diyoruz.',
    'Başkasının uçması: AJet, SunExpress, Aeroflot ve Air Arabia’da olmayacağını ya da yeni bilet gerektiğini yazmıştık; kuralını bulamadık.',
    'Kontuar: “45–75 dakika kala kapanır, en erken THY’de” demiştik; THY için bildiğimiz kapanış değil, orada olunacak saattir.',
    'Tablolar: yalnızca iç hatta, Dubai çıkışında ya da tek pakette geçerli sayılar herkes içinmiş gibi duruyordu.',
    'Bizim yaptıklarımız: tutarı söyleriz, işlemi yaparız, hayvan onayını ekletiriz demiştik; bunları yalnızca kestiğimiz bilette yapabiliriz.',
    'Pegasus, SunExpress, THY, Emirates, flydubai, evcil hayvan, koltuk ve check-in sayfalarından kaynağını bulamadığımız cümleleri kaldırdık.',
  ],
  '2026-11-23': [
    'Online check-in: “24–36 saat önce” demiştik; havayoluna göre 24, 48 ya da 72 saattir.',
    'Refakatsiz çocuk: “5 ile 15 yaş arasında” demiştik; üst yaş 11 ile 15 arasında değişir, isteğe bağlı hizmet 17’ye kadar sürebilir.',
    'Pegasus, SunExpress, AJet: en ucuz paketin küçük kabin ölçüsü eksikti.',
    'flydubai: “30 gün” demiştik; bu, yalnızca uçağı kaçıran Flex ve Business yolcusu içindir.',
  ],
  '2026-11-22': [
    'Eski bilgiler: THY’nin kabin bagajını ve kontuar saatini, Emirates’in check-in saatlerini, Pegasus ve Aeroflot biletinin ilk üç rakamını kesin ya da “kaynağı belli” diye yazmıştık; eski ya da başka sitelerdendi.',
    'Kaynaklar: bütün kuralları havayollarının kendi sayfasından aldığımızı söylemiştik; bir bölümü başka yerlerdendir.',
    'THY: hizmet bedelini geri vermediğini yazmıştık; bu, yalnızca kendi vazgeçen yolcu içindir.',
  ],
};

export const corrections: readonly { on: string; texts: readonly string[] }[] = Object.entries(byDay).map(
  ([on, texts]) => ({ on, texts }),
);
