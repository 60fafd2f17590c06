import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'SunExpress biletinde bitişik yazılmış iki ad genellikle hata değildir. Gerçek yazım hatasında hangi belge hazırlanır, kime sorulur?',
  answers: ['name', 'nameJoined'],
  own: [
    'Önce bunun hata olup olmadığına bakın: bitişik yazılmış iki ad genellikle hata değildir.',
    'Hataysa SunExpress’e PNR, bilet ve kimlikteki yazımla birlikte sorun.',
  ],
  call: 'Bileti tur operatörü kesti.',
  lead: 'SunExpress için elimizde güvenilir, güncel bir isim düzeltme metni yok; bu yüzden “şu kadar harf düzelir” gibi bir söz vermiyoruz. Bunun yerine hatanın gerçekten hata olup olmadığına bakar, belgenizi hazırlatır ve soruyu SunExpress’e doğru biçimde götürürüz. Çoğu kez sorunun yazım kuralından ibaret olduğu ortaya çıkar.',
  facts: [
    { label: 'Düzeltme kuralı', value: 'SunExpress’e sorulur', note: 'Yazılı güncel metin bulamadık', fact: 'name' },
    { label: 'Türkçe karakter', value: 'Kullanılmaz', note: 'Check-in ekranında', fact: 'onlineInput' },
    { label: 'İki ad', value: 'Bitişik yazılır', note: 'AYŞE NUR yerine AYSENUR gibi', fact: 'onlineInput' },
    { label: 'Paket bileti', value: 'Operatöre bildirilir' },
    { label: 'Gereken belge', value: 'Uçuşta göstereceğiniz kimlik' },
  ],
  steps: [
    {
      title: 'Yazımı dinleriz',
      body: ['Bilette görünen adı harf harf okursunuz. Bitişik yazılan adı ve Türkçe harf farkını hemen eleriz.'],
    },
    {
      title: 'Belgeyle karşılaştırırız',
      body: ['Kimlikte ya da pasaportun alt satırında ne yazdığına bakarız. Fark hâlâ duruyorsa gerçek hatadır.'],
    },
    {
      title: 'Kanalı seçeriz',
      body: ['Operatör bileti operatöre, bizim kestiğimiz bilet bize, siteden alınan bilet SunExpress’e sorulur.'],
    },
    {
      title: 'Yanıtı yazılı alırız',
      body: [
        'Düzeltme kabul edilirse yeni e-bileti, edilmezse gerekçeyi isteyin. Sözlü yanıtla havalimanına gitmeyin.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hata mı, yazım kuralı mı?',
      body: [
        [
          'Yazım kuralı: GÜLŞAH yerine GULSAH, iki adın bitişmesi, adın sonuna MR ya da MRS eklenmesi.',
          'Sorulması gereken: Eksik ya da fazla harf, ad ile soyadının yer değiştirmesi, eski soyadı.',
          'Düzeltme değil, yeni bilet konusu: Uçacak kişinin değişmesi.',
        ],
      ],
    },
    {
      title: 'SunExpress’e neyi, nasıl sormalı?',
      body: [
        'Soruyu bir iletide toplayın: PNR, uçuş tarihi, biletteki ad, belgedeki ad ve belgenin türü. “Bu yolcu bu yazımla uçabilir mi, uçamazsa düzeltme nasıl yapılır, süresi nedir?” diye üç soruyu birlikte sorun. Dağınık mesajlar yanıtı geciktirir. Kalkışa az kaldıysa telefonu seçin ve konuştuğunuz saati not edin.',
      ],
    },
    {
      title: 'Tatil paketinde isim',
      body: [
        'Otelle birlikte alınan yolculukta isim, uçak biletinden başka otel ve transfer listesine de yazılmıştır. Operatör düzeltmeyi üç yere birden işlemelidir. Ailede soyadı yeni değiştiyse bunu paket satın alınırken söyleyin; uçuştan iki gün önce bildirilen ad için operatör de SunExpress de zaman bulamayabilir.',
      ],
    },
    {
      title: 'Düzeltme kabul edilmezse',
      body: [
        'Geriye tarifenin iptal koşulu ve yeni bilet kalır. Yeni biletin bugünkü toplamını, eskisinden dönecek tutarı ve seferde yer olup olmadığını aynı görüşmede söyleriz. Kararı sayıları görerek verirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport ya da kimlik', hint: 'Geçerlilik tarihiyle birlikte' },
    { label: 'Biletteki tam satır', hint: 'Unvan ekleri dahil, kopyalayarak' },
    { label: 'PNR ve 564’lü numara', hint: 'Yazılı başvuruda ikisi de istenir' },
    { label: 'Nüfus belgesi', hint: 'Soyadı değiştiyse evlilik ya da mahkeme kaydı' },
  ],
  questions: [
    {
      question: 'Check-in ekranı adımı bulamıyor, biletim yanlış mı?',
      answer:
        'Önce Türkçe harf kullanmadan ve iki adı birleştirerek deneyin; kalkış havalimanını da doğru seçin. Yine açılmazsa bilete birlikte bakalım.',
    },
    {
      question: 'Pasaportumda ikinci adım var, bilette yok. Uçar mıyım?',
      answer:
        'Varış ülkesine ve kontuara göre değişir, bu yüzden kesin yanıt vermeyiz. Uçuştan önce SunExpress’ten yazılı cevap almanızı öneririz.',
    },
    {
      question: 'İsim düzeltmek ücretli mi?',
      answer:
        'Bunu SunExpress belirler; biz tutar yazmıyoruz. Hizmet bedelimiz doğacaksa görüşmenin başında öğrenirsiniz.',
    },
  ],
  warning:
    'Adınız bitişik yazılmış diye bileti iptal etmeyin. Bu, genellikle kullanılan yazım biçimidir; iptal kesintisini boşuna ödeyebilirsiniz.',
};
