import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Air Arabia’da bavul ayrı satılır: 20, 30 ya da 40 kg. Kabinde iki parça toplam 10 kg; powerbank kuralı ve kontuarda fazla ödememenin yolu.',
  answers: ['checked', 'cabinBag'],
  own: [
    'Gidiş ve dönüş için kiloyu ayrı ayrı seçin.',
    'Ödemeden önce iki kabin parçasını birlikte tartın; toplam 10 kg’ı geçmesin.',
  ],
  call: 'Televizyon ya da büyük bir kutu götürüyorsunuz.',
  lead: 'Air Arabia’da kayıtlı bagaj bilete kendiliğinden dahil değildir; 20, 30 ya da 40 kg’lık ağırlık paketi olarak satılır. Paketi uçuştan önce almazsanız havalimanında daha yüksek bir tutar ve üstüne işlem bedeli ödeyebilirsiniz. Kabin bagajı iki parçadır ve ikisinin toplamı 10 kg’ı geçemez; duty free alışverişiniz de bu toplamın içindedir.',
  facts: [
    { label: 'Paketler', value: '20, 30, 40 kg', fact: 'checked' },
    { label: 'Tek bavul', value: 'En çok 32 kg', note: 'Üç kenarın toplamı 160 cm', fact: 'checked' },
    { label: 'Kabin bagajı', value: '2 parça, toplam 10 kg', note: 'Duty free dahil', fact: 'cabinBag' },
    {
      label: 'Büyük parça',
      value: '55\u00a0×\u00a040\u00a0×\u00a020 cm',
      note: 'İkincisi koltuk altına sığmalı',
      fact: 'cabinBag',
    },
    { label: 'Powerbank', value: 'Yalnızca kabin bagajında', note: 'Pil başına en çok 100 Wh', fact: 'powerbank' },
    { label: 'Yedek pil', value: 'En çok 20 adet', fact: 'powerbank' },
  ],
  steps: [
    {
      title: 'Rezervasyondaki kiloya bakarız',
      body: ['Çıktıda bagaj satırı yoksa hakkınız yalnızca kabin bagajıdır. Aktarmalıysanız her uçuşu ayrı okuruz.'],
    },
    {
      title: 'Evde tartarsınız',
      body: ['Dolu bavulu ve el çantalarını tartın. Kabin bagajında iki parçayı birlikte tartmak gerekir.'],
    },
    {
      title: 'Paketi seçeriz',
      body: [
        'İhtiyacınızın hemen üstündeki paketi alırız; 21 kg için 20’lik pakete güvenmeyin. Paket site, çağrı merkezi, satış ofisi ya da acenteden alınabilir.',
      ],
    },
    {
      title: 'Gidişle dönüşü ayırırız',
      body: ['Gidişi 20, dönüşü 40 kg yapmak mümkündür. Alışveriş planınız varsa dönüşü sonradan yükseltmeyi sorarız.'],
    },
  ],
  cardGroups: [
    {
      title: 'Pakete ne girer, ne girmez?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Paket; site, çağrı merkezi, satış ofisi ya da acenteden uçuştan önce alınır. Havalimanına bırakılan kiloya işlem bedeli de eklenebilir.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Doğruladığımız bir kural yok. Takımın ölçüsünü ve kilosunu verin, hattınızda nasıl kabul edildiğini havayoluna sorup yazılı yanıt alalım.',
        },
        {
          title: 'Özel eşya',
          text: 'Dubai ve Şarika’dan televizyon getirenler dikkat etsin: genellikle 40 inç ve üstü ayrıca ücretlidir, 60 inçten büyüğü kabul edilmez. Powerbank ise bavula konmaz.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket kuponunu pasaportunuzla birlikte tutun. Gelmeyen bavul, PIR tutanağının numarasıyla havayolunun sayfasından online takip edilir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi paket kime?',
      body: [
        [
          'Hafta sonu, yalnızca kabin bagajı: paket almayın, ama toplam 10 kg’ı aşmayın.',
          'Bir hafta, tek kişi: 20 kg.',
          'Çift, tek büyük bavul: biri için 30 kg; iki ayrı pakete göre daha hesaplı olabilir.',
          'Alışverişten dönen: 40 kg alıp eşyayı iki bavula bölün, tek bavul 32 kg’ı geçemez.',
        ],
      ],
    },
    {
      title: 'Pil, bebek arabası ve bavulun izi',
      body: [
        'Pil başına sınır 100 Wh, yedek pil sayısı en çok 20’dir; hepsi kabin bagajında taşınır. Bebek arabası uçak kapısında teslim edilirse haktan düşmez.',
        'Şarika’da aktarma yapıyorsanız etiketteki son üç harf varış şehriniz olmalı. Bavul gelmediyse PIR tutanağı tutulmadan salondan çıkmayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kişi başı tahmini kilo', hint: 'Paketler onar kilo arayla satılır' },
    { label: 'El çantaları', hint: 'İkisinin birlikte ağırlığı' },
    { label: 'Elektronik', hint: 'Powerbank Wh değeri, televizyonun inç ölçüsü' },
    { label: 'Uçuş kodu', hint: 'G9 dışındaysa paket kuralı farklı olabilir' },
  ],
  questions: [
    {
      question: 'Duty free poşetim kabin bagajına sayılıyor mu?',
      answer: 'Evet, toplam 10 kg’ın içindedir. Ağır bir alışveriş düşünüyorsanız bavulda yer bırakın.',
    },
    {
      question: '20 kg aldım, bavulum 24 kg çıktı. Ne olur?',
      answer:
        'Uçuştan önceyse paketi yükseltiriz. Kontuardaysanız fazla kilo havalimanı tarifesiyle ödenir; ağır parçaları el çantanıza alma payınız 10 kg ile sınırlıdır.',
    },
    {
      question: 'Powerbank’in Wh değeri yazmıyorsa nasıl bulurum?',
      answer:
        'mAh değerini bine bölüp voltla çarpın; 10.000 mAh ve 3,7 volt yaklaşık 37 Wh eder. Etiketsiz pil güvenlikte alınabilir.',
    },
  ],
  warning:
    'Kabin bagajını kapıda tartabilirler. 10 kg’ı aşan çanta, uçuş öncesi paketten daha pahalı bir kalem olarak önünüze gelir.',
};
