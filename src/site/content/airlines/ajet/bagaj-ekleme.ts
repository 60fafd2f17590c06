import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'AJet’in dış hat BASIC biletinde genellikle kabin bavulu bile yok. Hangi pakette kaç kilo var, bavul nasıl eklenir, kapıda ödememek için ne yapmalı?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletin paketini ve iç hat mı dış hat mı olduğunu okuyun.',
    'Çantayı tekerleği ve sapıyla, dolu hâlde ölçün.',
    'ajet.com’da PNR ve soyadıyla rezervasyonu açın.',
    'Ek kilo, kabin bavulu ve üst paketin tutarını karşılaştırın.',
    'Evdeyken ekleyin; onayda eklendiğini görün.',
  ],
  call: 'Bilet THY’den alındı ve bagaj satırını anlayamadınız.',
  lead: 'AJet’te bavulu kapıda değil, evde ekleyin; havalimanında genellikle daha pahalıdır. Önce paketinizi okuyun, çünkü hakkı o belirler.',
  facts: [
    {
      label: 'Dış hat BASIC',
      value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 4 kg',
      note: '16 Aralık 2025’ten beri',
      fact: 'cabinBag',
    },
    { label: 'Üst paketlerde kabin', value: '55\u00a0×\u00a040\u00a0×\u00a023 cm, 8 kg', fact: 'cabinBag' },
    { label: 'BASIC’te kayıtlı bagaj', value: 'Yok', fact: 'checked' },
    { label: 'Diğer paketlerde', value: '20 kg', note: '30 kg yazan listeler de var', fact: 'checked' },
    { label: 'İç hat BASIC', value: 'Bilete bakılır', fact: 'oldLists' },
  ],
  cardGroups: [
    {
      title: 'Neyi, nasıl eklersiniz?',
      cards: [
        { title: 'Ek bagaj', text: 'Bilet alırken ya da sonradan kilo alınır; yönü ayrı seçin.' },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Bugünkü kuralı bulamadık; türünü, boyunu ve ağırlığını AJet’e yazın.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Çalgı ve tıbbi cihaz için önceden yazılı yanıt isteyin. Bebek arabasını kapıya kadar kullanıp kullanamayacağınızı da yazın; AJet’in kuralını bulamadık.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Bagaj kuponunun fotoğrafını çekin; gelmeyen bavul PIR tutanağının numarasıyla sorulur.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ek bagajın fiyatı',
      body: [
        'Tek bir fiyat listesi yayımlamıyoruz, çünkü tutar güne ve hatta göre değişir. Sepete ekleyip bakın, ödemeyecekseniz kapatın.',
      ],
    },
    {
      topic: 'THY bileti, aktarma',
      title: 'Bilet THY’den alındıysa',
      body: [
        'TK numaralı AJet uçuşunda bagaj hakkını biletteki satırdan okuyun; kilo ya da parça yazabilir. İki ayrı bilet aldıysanız bavulu aktarma yerinde alıp yeniden vermeniz gerekebilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Sırt çantası',
      question: 'Sırt çantam 40\u00a0×\u00a030\u00a0×\u00a020 cm, BASIC’e uyar mı?',
      answer: 'Dış hatta derinlik sınırı genellikle 15 cm’dir, uymayabilir. Yumuşak çantayı az doldurursanız incelir.',
    },
    {
      topic: 'Gelmeyen, kırık bavul',
      question: 'Bavulum çıkmadı, kime giderim?',
      answer:
        'Salondan çıkmadan kayıp eşya ofisinde PIR tutanağı tutturun. Dış hatta hasarı 7 gün, gecikmeyi bavulu alınca 21 gün içinde bildirin; iç hattaki süreyi AJet’e sorun, siz 7 günü esas alın.',
    },
  ],
  warning: 'Dış hat BASIC’le kabin bavulu çekip gelmeyin; kapıda ücret istenebilir.',
};
