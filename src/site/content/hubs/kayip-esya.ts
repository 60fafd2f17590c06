import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Kayıp Bagaj ve Eşya',
  metaTitle: 'Kayıp, Geciken ve Hasarlı Bagaj',
  description:
    'Bavulunuz banttan çıkmadıysa bagaj alım salonundan çıkmadan PIR tutanağı tutturun. Süreler, sınır, bulunan bagajın teslimi ve uçakta unutulan eşya.',
  tagline:
    'Bavul gelmediyse ya da hasarlıysa bagaj alım salonundan çıkmadan kayıp eşya ofisinde PIR tutanağı tutturun; hasarın fotoğrafını çekin.',
  more: [
    'Salondan çıktıysanız bugün havayolunun bagaj formunu doldurun, form yoksa yazın; bagaj kuponunu ve biniş kartını atmayın.',
    'Eşyanızı uçakta unuttuysanız bugün havayoluna, terminalde unuttuysanız havalimanının kayıp eşya ofisine bildirin.',
    'Dış hatta hasarı 7 gün içinde, geç gelen bavulu elinize geçtiği günden başlayarak 21 gün içinde yazılı bildirin.',
  ],
  lead: 'PIR tutanağı, bavulun gelmediğini ya da hasarını yazan rapordur. Bulunan bavulun genellikle 24 saat içinde ücretsiz kuryeyle getirildiği söylenir ama bu bir hak değildir; adresinize getirilip getirilmeyeceğini tutanakta sorun.',
  facts: [
    {
      label: 'Hasar',
      value: '7 gün içinde yazılı',
      note: 'Dış hatta; iç hatta havayolundan öğrenin, siz 7 günü esas alın',
    },
    { label: 'Gecikme', value: '21 gün içinde yazılı', note: 'Dış hatta; bavulun elinize geçtiği günden sayılır' },
    {
      label: 'Kayıp, hasar ve gecikmede üst sınır',
      value: 'En çok 1.519 SDR',
      note: 'Uluslararası uçuşta, yolcu başına; SDR, IMF’nin hesap birimidir, karşılığı her gün değişir',
    },
    {
      label: 'Avroyla söylenen',
      value: '1.000–1.700 avro',
      note: 'Genellikle söylenen aralıktır, üst sınırın karşılığı değildir; 1.519 SDR’yi günün kuruyla hesaplayın',
    },
  ],
  sections: [
    {
      id: 'hasar',
      title: 'Bavulunuz hasarlıysa',
      body: [
        'Evde fark ettiyseniz bugün havayoluna fotoğrafla yazın: dış hatta süre 7 gündür; iç hatta da 7 günü esas alın. Onarım ya da yenisi için faturayı saklayın.',
      ],
    },
    {
      topic: 'Tazminat tutarı',
      title: 'Ne kadar istenebilir?',
      body: [
        'Üst sınır, Montreal Sözleşmesi’ne göre 28 Aralık 2024’ten beri yolcu başına 1.519 SDR’dir. Tutar kendiliğinden ödenmez; zararınızı ve zorunlu alışverişi fişle belgelersiniz. 21 gün gelmeyen bagaj kayıp sayılabilir.',
        'Sınırı aşan değerli eşya için check-in’de yapacağınız özel beyan sınırı yükseltebilir. Mücevheri, parayı, ilacı ve bilgisayarı bavula koymayın.',
      ],
    },
    {
      topic: 'Tutanaksız çıkış',
      title: 'Havalimanından tutanaksız çıktıysanız',
      body: [
        'Havayolu tutanaksız başvuruyu da alabilir (THY’nin online formu vardır); hasarlı bavul sağlam teslim alınmış sayılabilir. Son gününü bugün sorun.',
      ],
    },
    {
      topic: 'Unutulan eşya',
      title: 'Uçakta ya da terminalde unutulan eşya',
      body: [
        [
          'Uçakta kaldıysa: uçuş numarası, tarih ve koltuk numarasıyla havayoluna.',
          'Güvenlikte ya da bekleme salonunda kaldıysa: havalimanının kayıp eşya ofisine.',
          'Pasaport kaldıysa: ayrıca polise, yurt dışındaysanız konsolosluğa.',
        ],
      ],
    },
  ],
  haveReady: [
    { label: 'Dosya numarası', hint: 'PIR tutanağında, 10 karakter' },
    { label: 'Bagaj kuponu', hint: 'Biniş kartına yapıştırılan barkod' },
    { label: 'Teslim adresi', hint: 'Otelde kalıyorsanız tarihleriyle' },
    { label: 'İçindekiler', hint: 'Değerleri ve varsa faturaları' },
  ],
  questions: [
    {
      topic: 'Aktarma',
      question: 'Aktarmalı uçtum, hangi havayoluna başvuracağım?',
      answer:
        'Genellikle yolculuğun son bölümünü yapan havayoluna tutanak tutturulur ve başvuru da oraya yapılır. Tek bilet değilse her uçuşun sorumlusu ayrıdır.',
    },
    {
      question: 'İç hatta da aynı sınır mı geçerli?',
      answer:
        'İç hatta Türk Sivil Havacılık Kanunu uygulanır; sınır için uluslararası sözleşmeye bakılır. Güncel sınırı ve süreyi havayolundan yazılı isteyin.',
    },
  ],
  warning: 'Bagaj kuponu küçük bir çıkartmadır ve ilk atılan şeydir. Bavul elinize geçene kadar saklayın.',
};
