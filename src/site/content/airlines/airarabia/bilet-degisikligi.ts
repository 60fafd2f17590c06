import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Air Arabia biletinizin değişip değişmeyeceğini paketiniz ve kalan saat belirler. İnternetteki saat sınırlarına neden güvenmemeli, bagajınız taşınır mı?',
  answers: ['changeLimits', 'credit'],
  own: [
    'Paketinizin adını okuyun, değişikliğin son saatini ve ücretini havayoluna sorun.',
    'Değiştirmeyi, iptal edip krediyle yeniden almakla karşılaştırın.',
  ],
  call: 'Bagaj ve koltuk gibi ek hizmetler de taşınacak.',
  lead: 'Air Arabia’da değişiklik hakkı iki şeye bağlıdır: biletin paketi ve uçuşa kalan saat. Değişikliğin son saati için internette birbiriyle çelişen rakamlar dolaşıyor; biz rakam vermiyor, rezervasyonunuzdaki koşulu okuyoruz. Uçuş yaklaştıkça seçenek azalır. Kararsız bile olsanız kuralı bugün öğrenin.',
  facts: [
    { label: 'Son saat', value: 'Pakete bağlı', note: 'Havayoluna sorulur', fact: 'changeLimits' },
    { label: 'Fark', value: 'Ücret ve fiyat farkı', note: 'İki ayrı kalem' },
    { label: 'Ek hizmetler', value: 'Ayrıca kontrol edilir', note: 'Bagaj, koltuk, yemek' },
    { label: 'İptal alternatifi', value: 'Kredi', note: '1 yıl, aynı rezervasyonla', fact: 'credit' },
    { label: 'Grup şirketleri', value: 'Kural farklı olabilir', note: '3O, 3L, E5', fact: 'group' },
  ],
  steps: [
    {
      title: 'Kalan süreye bakarız',
      body: ['Kalkışa kaç saat kaldığını yerel saate göre hesaplarız. Şarika’dan dönüşte saat farkını unutmayın.'],
    },
    {
      title: 'Paketin koşulunu buluruz',
      body: ['Rezervasyondaki değişiklik koşuluna bakarız. Koşul açık değilse havayolunun yazılı yanıtını bekleriz.'],
    },
    {
      title: 'Yeni uçuşu buluruz',
      body: [
        'Air Arabia’nın her gün uçmadığı noktalar olabilir. En yakın iki tarihi ve bagajla birlikte toplamı söyleriz.',
      ],
    },
    {
      title: 'Ekleri kontrol ederiz',
      body: [
        'Onayınızla değişiklik yapılır; bavul paketi, koltuk ve yemek yeni uçuşta duruyor mu, satır satır bakarız.',
      ],
    },
  ],
  sections: [
    {
      title: 'Değiştirmek ya da iptal edip krediyle almak',
      body: [
        [
          'Yeni tarihiniz belliyse ve son saat geçmediyse: bileti değiştirin.',
          'Tarihiniz belirsizse ama bir yıl içinde uçacaksanız: koşulu uygunsa iptal edip krediyi saklayın.',
          'Yolcu değişecekse: ikisi de olmaz, kredi başkasına devredilmez.',
          'Bilet tutarı küçük, kesinti büyükse: yeni bilet almak daha basit olabilir, birlikte hesaplayalım.',
        ],
      ],
    },
    {
      title: 'Şehir değişikliği',
      body: [
        'Tarihi değil rotayı değiştirmek isteyenlere bir not: Şarika yerine Abu Dabi istemek, çoğu zaman başka bir şirketin uçuşunu istemek demektir. Biletin grup şirketleri arasında taşınıp taşınamayacağını havayoluna sorarız. Olumsuz yanıt gelirse iptal kredisini ve yeni bileti birlikte fiyatlarız.',
      ],
    },
    {
      title: 'Uçuşu Air Arabia ertelediyse',
      body: [
        'Kendi isteğinizle değişiklik yapıyormuş gibi başvurmayın. Havayolunun bildirimini saklayın; hangi uçuşlara ücretsiz geçileceğini sorarız. Türkiye’den kalkışta yürürlükteki SHGM düzenlemesi de geçerlidir. Şarika’dan dönüşte bu kural uygulanmaz.',
      ],
    },
    {
      title: 'Havayoluna sorulacaklar',
      body: [
        [
          'Paketimde değişiklik hangi saate kadar açık?',
          'Ücretle fiyat farkı ayrı ayrı kaç tutuyor?',
          'Değiştirmek yerine iptal etsem krediye ne kadarı döner?',
          'Rota değişirse bagaj paketim kalır mı?',
        ],
        'Rezervasyon numaranızla Air Arabia’nın sitesinden ya da satış ofisinden sorun; yanıttaki saati not edin. Kalkış Türkiye’dense ve uçuşu havayolu iptal ettiyse para iadesi isteyebilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon ve soyadı', hint: 'Koşulu görmek için ilk iki bilgi' },
    { label: 'Kalkış saati', hint: 'Biletteki yerel saat' },
    { label: 'Yeni tarihler', hint: 'En az iki seçenek' },
    { label: 'Eklediğiniz hizmetler', hint: 'Kaç kilo, hangi koltuk' },
  ],
  questions: [
    {
      question: 'Uçuşuma bir gün kaldı, değişir mi?',
      answer:
        'Paketinize bağlıdır; son saat geçmiş de olabilir, geçmemiş de. Sormak için en uygun an şimdi, çünkü hak saat saat azalabilir.',
    },
    {
      question: 'Değişiklikte bagaj paketim kaybolur mu?',
      answer:
        'Kaybolmaması beklenir, ama her zaman kendiliğinden taşınmaz. İşlemden sonra yeni çıktıda kiloyu görmeden konuşmayı bitirmeyiz.',
    },
    {
      question: 'Değişiklik yerine krediyle başka şehre uçabilir miyim?',
      answer:
        'Kredi aynı rezervasyon numarasıyla, ödeme tarihinden itibaren bir yıl içinde kullanılır. Rota için havayolunun koşulunu ayrıca sorarız.',
    },
  ],
  warning:
    'Forumlarda gördüğünüz saat sınırlarına göre plan yapmayın; sizin için geçerli olan süre rezervasyonunuzda yazar.',
};
