import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Air Arabia biletinde isim hatası: tek adlı pasaport, uzun ad, ters yazım. Kuralı bulamadık; havayoluna neyi, nasıl sormalısınız?',
  answers: ['name', 'nameSingle'],
  own: [
    'Havayoluna biletteki ve pasaporttaki yazımı gönderip yazılı yanıt isteyin.',
    'Adınız sığmıyorsa genellikle 24 saat önce haber verilir; ertelemeyin.',
  ],
  call: 'Pasaportta tek ad var ve ekran soyadı istiyor.',
  lead: 'Air Arabia’nın isim düzeltme kuralını güvenilir bir kaynaktan doğrulayamadık, bu yüzden harf sayısı ya da ücretsiz süre yazmıyoruz. Bildiğimiz şu: soru ne kadar net sorulursa yanıt o kadar çabuk gelir. Biletteki adı, pasaporttaki adı ve hatanın türünü tek mesajda toplar, havayoluna iletiriz. Yanıt gelene kadar check-in yapmayın.',
  facts: [
    { label: 'Harf sınırı', value: 'Havayoluna sorulur', note: 'Yayımlanmış bir sayı bulamadık', fact: 'name' },
    {
      label: 'Tek adlı pasaport',
      value: 'Soyadına genellikle baba adı',
      note: 'Acente uygulaması',
      fact: 'nameSingle',
    },
    { label: 'Uzun ad', value: '24 saat önce bildirilir', note: 'Sığmayan kısım için', fact: 'nameSingle' },
    { label: 'Yolcu değişimi', value: 'Kredi bile devredilmez', note: 'Başkasına uçuş beklemeyin', fact: 'credit' },
    { label: 'Grup biletleri', value: '3O, 3L, E5 ayrı sorulur', fact: 'group' },
  ],
  steps: [
    {
      title: 'Hatayı üç satırda yazarız',
      body: ['Bilette yazan, pasaportta yazan, hatanın türü. Bu üç satır başvurunun metni olur.'],
    },
    {
      title: 'Bileti kimin sattığını sorarız',
      body: [
        'Bileti Air Arabia’dan mı, başka bir siteden mi aldınız? Düzeltmeyi bileti satan şirketin istemesi gerekebilir, kim olduğunu bulup söyleriz.',
      ],
    },
    {
      title: 'Havayolunun yanıtını alırız',
      body: [
        'Düzeltme ücretli mi, ücretsiz mi, ne kadar sürer? Gelen yanıtı olduğu gibi aktarırız; olumsuzsa seçenekleri konuşuruz.',
      ],
    },
    {
      title: 'Yeni çıktıyı kontrol ederiz',
      body: ['Yeni çıktıda adı, soyadı ve bebek varsa onun adını pasaportla karşılaştırırız.'],
    },
  ],
  sections: [
    {
      title: 'Tek adlı ve uzun adlı yolcular',
      body: [
        'Pasaportunda yalnızca bir ad bulunan yolcuda soyadı alanına genellikle baba adı yazılır. Bu, acentelerin kullandığı bir yöntemdir ve varış ülkesinin vizesiyle uyuşması gerekir. Ad çok uzunsa sisteme sığmayan kısım genellikle en az 24 saat önceden havayoluna bildirilir. İki durumda da bileti keserken sormak, sonradan düzeltmekten kolaydır.',
      ],
    },
    {
      title: 'Hangi hata ne ister?',
      body: [
        [
          'Bir harf: pasaport görüntüsü ve kısa bir açıklama.',
          'Ad ile soyadı yer değiştirmiş: aynı belge ve varsa vize çıktısı.',
          'Evlilik soyadı: eski ve yeni soyadı birlikte gösteren belge.',
          'Cinsiyet ya da unvan yanlış: ad doğruysa bunun düzeltilmesi gerekip gerekmediğini önce sorun.',
          'Bambaşka bir kişi: düzeltme beklemeyin; iptal kredisi de başkasının adına kullanılamaz.',
        ],
      ],
    },
    {
      title: 'Telefonda havayoluna ne sorarız?',
      body: [
        'Şu dört soruyu aynı sırayla sorarız: aynı kişinin yazım hatası düzeltilir mi, rezervasyon numarası değişir mi, satın alınan bagaj ve koltuk korunur mu, son başvuru saati nedir? Yanıtları tarihleriyle not eder, size yazılı göndeririz. Kontuarda tartışma çıkarsa elinizde bu not bulunur.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport sayfası', hint: 'Alt satır ve imza alanı okunaklı olsun' },
    { label: 'Vize', hint: 'Varsa; adın orada nasıl yazıldığı önemli' },
    { label: 'Bileti satan', hint: 'Site ya da acentenin adı ve sipariş numarası' },
  ],
  questions: [
    {
      question: 'Soyadım hiç yazılmamış, yerine adım iki kez yazılmış.',
      answer:
        'Tek adlı yolcularda bu biçim bazı sistemlerden gelebilir. Pasaportunuzda soyadı varsa hatadır; görüntüyle başvururuz.',
    },
    {
      question: 'Düzeltme reddedilirse ne yaparım?',
      answer:
        'İptal edip krediyle yeniden almak ya da yeni bilet almak kalır. Kredi aynı rezervasyon numarasıyla kullanıldığı için önce bu yolun adı değiştirip değiştirmediğini sorarız.',
    },
    {
      question: 'Bir harf için uçağa alınmaz mıyım?',
      answer:
        'Karar kontuardaki görevlinindir, biz güvence veremeyiz. Dubai ve Şarika girişinde de adın vizeyle uyuşması beklenir.',
    },
  ],
  warning:
    'Adı kendi kendinize düzeltmek için ikinci bir bilet almayın. Önce yanıtı bekleyin; ilk biletin karşılığı nakit değil kredi olabilir.',
};
