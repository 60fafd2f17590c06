/** Statements that were wrong or too certain, and what the page says now; newest first. Listed on /hakkimizda. */
export const corrections: readonly { on: string; text: string }[] = [
  {
    on: '2026-11-27',
    text: 'SunExpress’te kabin yükseltme olmadığını kesin bir dille yazmıştık; kaynağı 2020–2021’dendir. flydubai biletinde adın değişmediğini söylemiştik; bunu yalnızca tur biletleri için okuduk. Pegasus’un acenteden alınan biletine bagajı kendinizin ekleyebileceğini kaynağı olmadan yazmıştık. Kapıda eşyayı koltuk altı çantasına bölmeyi de herkese öğütlüyorduk; Emirates’te böyle bir çanta hakkı genellikle yoktur.',
  },
  {
    on: '2026-11-27',
    text: 'Kaynağı olmadan yazmıştık: hayvanın gittiği bölmenin basınçlı ve ısıtılan olduğunu, flydubai’nin terminalleri arasında araçla geçildiğini. Air Arabia’nın kredisinde Fas uçuşlarının hariç olduğunu da her yerde söylemiyorduk; SunExpress’te ağır engelli yolcunun kendi koltuğunu da ücretsizler arasında saymıyorduk.',
  },
  {
    on: '2026-11-27',
    text: 'Havayolunun iptal ettiği uçuşta para isteme hakkını kesin bir dille yazmış, okumadığımız düzenlemeyi kaynak göstermiştik; artık “genellikle” ve “kaynağı yok” diyoruz. İptalde tazminatı da koşulsuz yazmıştık: nedeni havayolunda olmalı, önerilen uçuş da hakkı değiştirebilir. Yabancı havayoluyla dönüşte hiçbir şey istenemez gibi okunuyordu; iadeyi ya da yeni uçuşu genellikle havayolunun koşullarına göre isteyebilirsiniz.',
  },
  {
    on: '2026-11-27',
    text: 'SunExpress’in 2020–2021’den kalma değişiklik, iade ve Flex kurallarını bugünkü gibi yazmıştık; bugünkünü bulamadık. Tablolarda yalnızca iç hatta, Dubai çıkışında ya da tek pakette geçerli sayılar da herkes içinmiş gibi duruyordu.',
  },
  {
    on: '2026-11-27',
    text: 'Kaynağı olmadan yazmıştık: SunExpress’te yurt içine aşı karnesinin çoğunlukla yettiği, Pegasus’ta 13 yaşındaki çocuğun yetişkin gibi uçabileceği, iki ayrı bilet alınabileceği ve ucuz paketin parasının çoğunlukla dönmediği, Emirates’te Special ve Saver’da değişikliğin ücretli olduğu. Artık bilmediğimizi söylüyoruz.',
  },
  {
    on: '2026-11-27',
    text: 'Tutarı söyleyeceğimizi, işlemi yapacağımızı ve hayvan onayını ekleteceğimizi her bilet için yazmıştık; bunları yalnızca kestiğimiz bilette yapabiliriz.',
  },
  {
    on: '2026-11-27',
    text: 'Kontuar “45–75 dakika kala kapanır, en erken THY’de” diyorduk; THY için bildiğimiz kapanış değil, orada olunacak saattir. Kabine kedi ve köpek almayan havayollarını sayarken de Air Arabia’yı atlamıştık.',
  },
  {
    on: '2026-11-23',
    text: 'Online check-in’i “24–36 saat önce”, refakatsiz çocuk hizmetini “5 ile 15 yaş arasında” diye yazmıştık; saat havayoluna göre 24, 48 ya da 72’dir, üst yaş 11 ile 15 arasında değişir. Pegasus, SunExpress ve AJet’in en ucuz paketinin küçük kabin ölçüsü eksikti; flydubai’nin “30 gün”ü yalnızca uçağı kaçıran Flex ve Business yolcusu içindir.',
  },
  {
    on: '2026-11-22',
    text: 'Eski ya da başka sitelerden gelen bilgileri kesin ya da “kaynağı belli” diye yazmıştık: THY’nin kabin bagajı ve kontuar saati, Emirates’in check-in saatleri, Pegasus ve Aeroflot biletinin ilk üç rakamı. Bütün kuralları havayollarının kendi sayfasından aldığımızı da söylemiştik; bir bölümü başka yerlerdendir. THY’nin hizmet bedelini geri vermemesi ise yalnızca kendi vazgeçen yolcu içindir.',
  },
];
