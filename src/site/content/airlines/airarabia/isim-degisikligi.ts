import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Air Arabia biletinde isim hatası: tek adlı pasaport, uzun ad, ters yazım. Kuralı bulamadık; havayoluna neyi, nasıl sormalısınız?',
  answers: ['name', 'nameSingle'],
  own: [
    'Biletteki ve pasaporttaki adı alt alta yazın, pasaport görüntüsünü ekleyin.',
    'airarabia.com’un iletişim bölümünden yazın; bileti site sattıysa ona da.',
    'Şunları sorun: düzelir mi, ücreti ne, son saati ne, bagaj ve koltuk korunur mu?',
    'Yanıtı bekleyin, check-in yapmayın.',
  ],
  call: 'Pasaportta tek ad var ve ekran soyadı istiyor.',
  lead: 'Air Arabia biletindeki ad, pasaporttaki yazımla aynı olmalı. Değilse neyi, kime, nasıl soracağınız aşağıda yazıyor.',
  facts: [
    { label: 'Düzeltme', value: 'Havayoluna sorun', fact: 'name' },
    { label: 'Tek adlı pasaport', value: 'Soyadına baba adı', fact: 'nameSingle' },
    { label: 'Sığmayan uzun ad', value: 'En az 24 saat önce bildirilir', fact: 'nameSingle' },
    { label: 'İptal kredisi', value: 'Başkası kullanamaz', fact: 'credit' },
  ],
  sections: [
    {
      topic: 'Ters, ikinci ad',
      title: 'Hangi hata ne ister?',
      body: [
        [
          'Bir harf yanlışsa pasaport görüntüsünü ve kısa bir açıklamayı gönderin.',
          'Ad ile soyadı tersse vize çıktınızı da ekleyin.',
          'İkinci ad yazılmamışsa uçuşa engel olup olmadığını havayolundan öğrenin; kuralını bulamadık.',
          'Soyadınız evlilikle değiştiyse iki soyadını birlikte gösteren belgeyi ekleyin.',
        ],
      ],
    },
    {
      topic: 'Tek ad',
      title: 'Tek ad yazarken',
      body: [
        'Baba adını soyadı alanına yazmak acentelerin önerdiği yoldur. Vizeniz varsa yazım onunla da uyuşmalı; bileti almadan havayoluna sormak, sonra düzelttirmekten kolaydır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Okunaklı görüntü' },
    { label: 'Vize', hint: 'Varsa, adın yazıldığı sayfa' },
    { label: 'Evlilik belgesi', hint: 'Soyadı değiştiyse' },
  ],
  questions: [
    {
      topic: 'Yeni pasaport',
      question: 'Pasaportumu yeniledim, numara değişti.',
      answer:
        'airarabia.com’da rezervasyonu açıp yeni numarayı girmeyi deneyin; alan yoksa iletişim bölümünden bildirin. Kontuara eski pasaportu da götürün.',
    },
    {
      question: 'Düzeltme reddedilirse ne yaparım?',
      answer:
        'Ya iptal edip krediyle yeniden alırsınız ya da ayrı bir bilet alırsınız. Kredi aynı rezervasyonda kullanıldığı için adın değişip değişmeyeceğini önce sorun.',
    },
    {
      topic: 'Harf hatası',
      question: 'Bir harf yüzünden uçağa alınmaz mıyım?',
      answer:
        'Karar kontuardaki görevlinindir. Adın vizeyle uyuşmasına da bakılabilir; yanıtı yazılı almak elinizi güçlendirir.',
    },
  ],
  warning: 'Adı düzeltmek için ikinci bilet almayın; ilkinin karşılığı para değil kredi olabilir.',
};
