import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'THY’de bazı hatlarda kilo, bazılarında parça sayılır. 23–32 kg arası bavul neden ek ücretli, ek bagaj kalkışa kaç dakika kalana kadar alınır?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletinizdeki satıra bakın: kilo mu, parça mı yazıyor?',
    'Rezervasyonu açıp ek bagajı seçin; genellikle iç hatta 60, dış hatta 75 dakika kala kapanır.',
  ],
  call: 'Spor ekipmanı ya da grup bagajı var.',
  lead: 'THY’de ek bagaj iki ayrı ölçüyle satılır. Kilo esaslı hatlarda toplam ağırlığa bakılır, parça esaslı hatlarda bavul sayısına. Parça hattında iki bavulun toplamı hafif olsa bile ikinci bavul ek parça sayılır. Yanlış ölçüyle hazırlanan bavul kontuarda yeniden açılır; bu yüzden aramaya tartıyla başlayın.',
  facts: [
    { label: 'Kilo hattı', value: 'Kiloyla eklenir', note: 'Online genellikle en az 3 kg', fact: 'addOnline' },
    { label: 'Parça hattı', value: 'Parçayla eklenir', note: 'Parça başına 23 kg esas alınır', fact: 'piece' },
    { label: 'Ağır bavul', value: '23–32 kg', note: 'Parça hattında ek ücretlidir', fact: 'piece' },
    { label: 'Tek bavul sınırı', value: '32 kg ve 158 cm', note: 'En, boy ve yükseklik toplamı', fact: 'piece' },
    { label: 'Üst sınır', value: '230 kg ya da 10 parça', note: 'Online tek işlemde', fact: 'addOnline' },
    { label: 'Son ekleme', value: 'İç hat 60, dış hat 75 dakika', note: 'Erken eklemek güvenlidir', fact: 'addOnline' },
    {
      label: 'Kabin bagajı',
      value: 'Economy 1, Business 2 parça',
      note: 'Parça başına 8 kg, ayrıca 4 kg’lık kişisel eşya',
      fact: 'cabinBag',
    },
  ],
  steps: [
    {
      title: 'Hatta ve pakete bakarız',
      body: ['Rezervasyonu açar, hakkınızın kilo mu parça mı olduğunu ve paketinizin ne verdiğini söyleriz.'],
    },
    {
      title: 'Eksiği hesaplarız',
      body: [
        'Evde tarttığınız bavulla hakkınız arasındaki farkı buluruz. Parça hattında bazen ikinci parça yerine bavulu 23 kg’ın altına indirmek yeter.',
      ],
    },
    {
      title: 'Bedeli işlemden önce duyarsınız',
      body: [
        'Ücret hatta, pakete ve parça sayısına göre değişir; son altı saatte farklı olabilir. Hizmet bedelimizi de ekler, toplamı söyleriz.',
      ],
    },
    {
      title: 'Onaylarsanız ekleriz',
      body: ['Ek hak yolcu adına işlenir. Aktarmada her uçuş için geçerli olup olmadığını teyitten kontrol ederiz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Neyi, nasıl eklersiniz?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Kilo hattında kilo, parça hattında bavul eklersiniz. Tartıyı ve hattı bilerek ararsanız yetecek en küçük eki birlikte buluruz.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Ek bagajdan ayrıdır; genellikle parça başına ücretlendirilir ve bebek adına taşınamaz. Online kayıt genellikle kalkışa iki saat kalana kadar açıktır.',
        },
        {
          title: 'Özel eşya',
          text: 'Müzik aleti ya da kırılacak eşya için kabinde ek koltuk düşünülebilir. Bunu bilet kesilirken söyleyin.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiketteki numarayı biniş kartınızla birlikte saklayın; bavul onunla izlenir. PIR tutanağı almadan çıktıysanız başvuru, THY’nin online bagaj aksaklık formuyla yapılır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Kilo mu, parça mı?',
      body: [
        'İç hatta hak pakete göre kiloyla verilir; EcoFly’dan Business’a doğru genellikle 15 kg ile 30 kg arasında artar. Dış hatta gidilen bölge belirler. Parça hattında 23 kg’ı aşan ama 32 kg’ı geçmeyen bavul ayrıca ücretlendirilir, 32 kg’ı geçen bavul ise hiç kabul edilmez. Ağır tek bavul yerine iki normal bavul çoğu zaman daha az sorun çıkarır.',
      ],
    },
    {
      title: 'Spor çantasını hazırlarken',
      body: [
        [
          'Rüzgâr sörfü donanımı en çok 292 cm uzunluğunda ve 60 cm genişliğinde olabilir. Çantasına giysi ya da kişisel eşya konmaz.',
          'Grupla uçuyorsanız ekipmanın ücreti genellikle kontuarda ödenir.',
          'Ödenen ücret genellikle kısmen iade edilmez; parça sayısını kesinleştirmeden kaydettirmeyin.',
        ],
      ],
    },
    {
      title: 'Bavul gelmezse',
      body: [
        'Bagaj alım salonundan çıkmadan PIR tutanağı tutturun; sonraki başvuruda önce o sorulur. İçinde otel adresiniz de bulunsun, çünkü bulunan bavul o adrese gönderilir. Hasarda 7 gün, gecikmede 21 gün içinde yazılı bildirim beklenir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Tartılmış bavul', hint: 'Kilo ve parça sayısı, kabin bagajı ayrı' },
    { label: 'En büyük bavulun ölçüsü', hint: 'Üç kenarın toplamı 158 cm’yi geçmesin' },
    { label: 'Bilet numaranız', hint: 'Aktarma varsa bütün uçuşlar görünmeli' },
    { label: 'Ekipman bilgisi', hint: 'Türü, uzunluğu, ağırlığı' },
  ],
  questions: [
    {
      question: 'Ek bagajı kaç gün önceden alabilirim?',
      answer:
        'THY’nin metnine göre ekleme genellikle uçuştan 355 gün önce açılıyor. Erken almak hem kontuardaki sürprizi hem son altı saatin farklı ücretini önler.',
    },
    {
      question: 'İki kişiyiz, hakkımızı birleştirebilir miyiz?',
      answer:
        'Buna güvenerek bavul hazırlamayın. Hak kişinin biletine yazılır, toplu değerlendirme kontuarın kararına kalabilir. 32 kg sınırı ise kişiye değil bavula bağlıdır; tek bavulda birleştirme onu aşmaz.',
    },
    {
      question: 'Bebek için bagaj hakkı var mı?',
      answer:
        'Bebeğin kabinde 8 kg’lık bir parça hakkı bulunur. Kayıtlı bagajı hatta göre değişir; biletteki bebek satırına bakarız.',
    },
  ],
  warning:
    'Aktarmalı bilette ek bagaj hakkı yalnızca bir uçuşa işlenmiş olabilir. Teyitte bütün uçuş numaralarını görmeden işlemi tamamlanmış saymayın.',
};
