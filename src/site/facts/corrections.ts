/** Statements of the site that were wrong or too certain, and what it says now; newest first. */
const byDay: Readonly<Record<string, readonly string[]>> = {
  '2026-11-27': [
    'AZAL: kalkıştan 14 saat öncesi için, sabah uçuşunda “önceki öğleden sonra” demiştik; önceki akşamdır.',
    'AJet: 235 ile başlayan bilet için doğrudan “THY’ye yazın” demiştik; parayı kim çektiyse ona yazılır.',
    'uçuş gecikmesi: bekleyene de “kapıda yeni uçuş isteyin” demiştik; yeni uçuş genellikle iptalde, yer yok dendiğinde ya da 5 saati bulan gecikmede istenir.',
    'başkasının uçması: AJet, SunExpress, Aeroflot ve Air Arabia’da olmayacağını ya da yeni bilet gerektiğini yazmıştık; kuralını bulamadık.',
    'THY: geciken uçuşta çocuğu getiren kişinin geri aldığını yazmıştık; kaynağımız yoktu.',
    'AZAL: hangi belgeyle aldıysanız onunla uçulur demiştik; kaynağımız yalnızca adın yazımını söylüyordu.',
    'kayıp pasaport: “pasaport polisine sorun” demiştik; kaynağımız yoktu, kontuara ve konsolosluğa yönlendiriyoruz.',
    'AB’den kalkış: AB kuralını yabancı havayollarının iptal sayfalarında kesin yazmıştık; “genellikle” diyoruz.',
    'SunExpress: “Kabin yükseltme yoktur” demiştik; “genellikle yoktur” diyoruz, kaynağı 2020–2021’dendir.',
    'flydubai: “Biletteki ad değişmez” demiştik; bunu yalnızca tur biletleri için okuduk.',
    'Pegasus: acente biletine bagajı kendinizin ekleyebileceğini yazmıştık; kaynağımız yoktu.',
    'Emirates: kapıda eşyayı koltuk altı çantasına bölmeyi öğütlüyorduk; böyle bir çanta hakkı genellikle yoktur.',
    'evcil hayvan: hayvanın gittiği bölmenin basınçlı ve ısıtılan olduğunu yazmıştık; kaynağımız yoktu.',
    'flydubai: terminaller arasında araçla geçildiğini yazmıştık; kaynağımız yoktu.',
    'Air Arabia: kredide Fas uçuşlarının hariç olduğunu her yerde söylemiyorduk.',
    'SunExpress: ücretsiz koltuklarda ağır engelli yolcunun kendi koltuğunu saymıyorduk.',
    'havayolunun iptal ettiği uçuşta: para isteme hakkını kesin yazmış, okumadığımız düzenlemeyi kaynak göstermiştik; “genellikle” ve “kaynağı yok” diyoruz.',
    'iptalde tazminat: koşulsuz yazmıştık; nedeni havayolunda olmalı, önerilen uçuş da hakkı değiştirebilir.',
    'yabancı havayoluyla dönüş: hiçbir şey istenemez gibi okunuyordu; iadeyi ya da yeni uçuşu genellikle havayolunun koşullarına göre isteyebilirsiniz.',
    'SunExpress: 2020–2021’in değişiklik, iade ve Flex kurallarını bugünkü gibi yazmıştık; bugünkünü bulamadık.',
    'tablolar: yalnızca iç hatta, Dubai çıkışında ya da tek pakette geçerli sayılar herkes içinmiş gibi duruyordu.',
    'SunExpress: yurt içine aşı karnesinin çoğunlukla yettiğini yazmıştık; kaynağımız yoktu.',
    'Pegasus: 13 yaşındakinin yetişkin gibi uçabileceğini, iki ayrı bilet alınabileceğini ve ucuz paketin parasının çoğunlukla dönmediğini yazmıştık; kaynağımız yoktu.',
    'Emirates: Special ve Saver’da değişikliğin ücretli olduğunu yazmıştık; kaynağımız yoktu.',
    'bizim yaptıklarımız: tutarı söyleriz, işlemi yaparız, hayvan onayını ekletiriz demiştik; bunları yalnızca kestiğimiz bilette yapabiliriz.',
    'kontuar: “45–75 dakika kala kapanır, en erken THY’de” demiştik; THY için bildiğimiz kapanış değil, orada olunacak saattir.',
    'evcil hayvan: kabine kedi ve köpek almayan havayollarını sayarken Air Arabia’yı atlamıştık.',
  ],
  '2026-11-23': [
    'online check-in: “24–36 saat önce” demiştik; havayoluna göre 24, 48 ya da 72 saattir.',
    'refakatsiz çocuk: “5 ile 15 yaş arasında” demiştik; üst yaş 11 ile 15 arasında değişir.',
    'Pegasus, SunExpress, AJet: en ucuz paketin küçük kabin ölçüsü eksikti.',
    'flydubai: “30 gün” demiştik; bu, yalnızca uçağı kaçıran Flex ve Business yolcusu içindir.',
  ],
  '2026-11-22': [
    'eski bilgiler: THY’nin kabin bagajını ve kontuar saatini, Emirates’in check-in saatlerini, Pegasus ve Aeroflot biletinin ilk üç rakamını kesin ya da “kaynağı belli” diye yazmıştık; eski ya da başka sitelerdendi.',
    'kaynaklar: bütün kuralları havayollarının kendi sayfasından aldığımızı söylemiştik; bir bölümü başka yerlerdendir.',
    'THY: hizmet bedelini geri vermediğini yazmıştık; bu, yalnızca kendi vazgeçen yolcu içindir.',
  ],
};

export const corrections: readonly { on: string; text: string }[] = Object.entries(byDay).flatMap(([on, texts]) =>
  texts.map((text) => ({ on, text })),
);
