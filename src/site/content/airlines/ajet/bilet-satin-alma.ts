import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'AJet’in paketleri BASIC, ECOJET, FLEX ve PREMIUM’dur; dış hat BASIC’te yalnızca koltuk altı çantası var. VF ve TK numaralı bilet aynı bilet mi?',
  answers: ['fares', 'cabinBag'],
  own: ['Dış hatta BASIC’in çanta ölçüsünü okuyun.', 'Kabin bavulunuz varsa ECOJET’ten başlayarak bakın.'],
  call: 'VF ile TK uçuşları aynı aramada karışıyor.',
  lead: 'AJet’te dört paket satılır: BASIC, ECOJET, FLEX ve PREMIUM. Bilmeniz gereken değişiklik şudur: 16 Aralık 2025’ten beri dış hatta BASIC biletle yalnızca koltuk altına sığan, 40\u00a0×\u00a030\u00a0×\u00a015 cm ve 4 kg’lık tek parça eşya alınır. BASIC’i kabin bavuluyla gösteren listeler bu tarihten öncedir.',
  facts: [
    { label: 'Paketler', value: 'BASIC, ECOJET, FLEX, PREMIUM', fact: 'fares' },
    {
      label: 'Dış hat BASIC',
      value: 'Tek eşya, 4 kg',
      note: '40\u00a0×\u00a030\u00a0×\u00a015 cm, koltuk altı',
      fact: 'cabinBag',
    },
    { label: 'Üst paketler, kabin', value: '8 kg', note: '55\u00a0×\u00a040\u00a0×\u00a023 cm', fact: 'cabinBag' },
    {
      label: 'Kayıtlı bagaj',
      value: 'BASIC’te genellikle yok',
      note: 'Diğer paketlerde biletinizdeki kilo',
      fact: 'checked',
    },
    { label: 'Kabin', value: 'Tek kabin, Economy', fact: 'cabins' },
    { label: 'Uçuş kodu', value: 'VF' },
  ],
  steps: [
    {
      title: 'Rotayı ve çantayı sorarız',
      body: ['İç hatta mı, dış hatta mı uçacaksınız? BASIC ikisinde aynı hakkı vermeyebilir.'],
    },
    {
      title: 'VF ve TK’yi ayırırız',
      body: [
        'Aynı uçuşu AJet ve THY iki ayrı numarayla satabilir. Hangisinden alırsanız sonraki işlemi de orada yaparsınız; bunu seçmeden önce duyarsınız.',
      ],
    },
    {
      title: 'Paketleri toplamıyla kıyaslarız',
      body: ['BASIC artı çanta ile ECOJET’in toplamını birlikte söyleriz. Hizmet bedelimiz ayrı satırdır.'],
    },
    {
      title: 'Kimlikten yazdırırsınız',
      body: ['Adın sonradan nasıl düzeltildiğini doğrulayamadığımız için adları kimlikten harf harf yazarız.'],
    },
    {
      title: 'PNR gelir',
      body: ['Onayınızla ödeme alınır. Gelen e-postada uçuş kodunu, paketi ve bagaj satırını kontrol edin.'],
    },
  ],
  sections: [
    {
      title: 'Dört paketten hangisi?',
      body: [
        [
          'BASIC: Tek küçük çantayla uçan ve tarihi kesin olan yolcu içindir. Koltuk seçimi genellikle ücretlidir, kayıtlı bagaj genellikle yoktur.',
          'ECOJET: Bavullu yolcunun giriş paketidir. Koltuk genellikle yine ayrıca ücretlidir.',
          'FLEX: Tarihi değişebilecek yolcu içindir. Değişiklik hakkı genellikle BASIC’te en az, PREMIUM’da en çoktur; koşulu satın almadan önce öğrenin.',
          'PREMIUM: En üst pakettir. Ayrı bir kabin değildir, uçağın tamamı Economy düzenindedir.',
        ],
      ],
    },
    {
      title: 'VF ve TK: aynı koltuk, iki bilet',
      body: [
        'AJet’in uçağı bazen THY numarasıyla da satılır. TK numarasıyla alınan bilette paket adı, bagaj satırı ve değişiklik kuralı THY’nin biletine göredir. Havalimanında ise uçağı işleten AJet’in kontuarına gidersiniz. Bileti alırken iki şeyi not edin: işleten taşıyıcı ve bileti kesen şirket. Sonraki her işlemde ikisi de sorulur.',
      ],
    },
    {
      title: 'Sabiha Gökçen ve Ankara',
      body: [
        'AJet’in uçuşları Sabiha Gökçen ile Esenboğa’da yoğunlaşır. İstanbul’un Avrupa yakasından geliyorsanız yolda geçecek süreyi de hesaba katın. Ankara aktarmalı bir seçenek, İstanbul’dan doğrudan uçuştan uzun sürse de saatinize daha iyi uyabilir; ikisini de söyleriz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kimlik ya da pasaport', hint: 'Adın belgede yazıldığı biçim' },
    { label: 'Çantanın ölçüsü', hint: 'Dış hat BASIC için 15 cm derinlik önemli' },
    { label: 'AJet Club numarası', hint: 'Varsa bilet kesilmeden verin' },
    { label: 'Tarih esnekliği', hint: 'FLEX gerekip gerekmediğini belirler' },
    { label: 'Kalkış tercihi', hint: 'SAW, ESB ya da başka bir şehir' },
  ],
  questions: [
    {
      question: 'AJet biletinde mil kazanılır mı?',
      answer:
        'Güncel kazanım kuralını doğrulayamadık. AJet Club ya da Miles and Smiles numaranız için AJet’e sorun; mil kazanacağınızı varsayarak paket seçmeyin.',
    },
    {
      question: 'İç hat BASIC biletimle kabin bavulu alabilir miyim?',
      answer:
        'Aralık 2025 kuralı dış hat içindir. İç hat BASIC’te biletinizin bagaj satırı esastır; bizi arayın, birlikte bakalım.',
    },
    {
      question: 'Bilet numaram 235 ile başlıyor, THY bileti mi?',
      answer:
        '235 THY’nin önekidir, AnadoluJet döneminden kalan biletlerde de görülür. Uçuş koduna ve alış tarihine bakarak ayırırız.',
    },
  ],
  warning: 'Fiyatı THY’de, uçuşu AJet’te görüp ikisini karıştırmayın. Ödemeden önce bileti kimin keseceğini sorun.',
};
