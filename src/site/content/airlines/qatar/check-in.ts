import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Qatar Airways check-in saatleri: online işlem genellikle 48 saat kala açılır, ABD çıkışında 24 saat. Kontuar, kapı ve geç kalma.',
  answers: ['online', 'counter'],
  own: [
    'Lite ve Classic’te check-in’in açılışını kaçırmayın; standart koltuk o an ücretsiz seçilir.',
    'Doha’dan sonraki uçuşu da işaretleyin; iki biniş kartı görmelisiniz.',
  ],
  call: 'Doha’dan sonrasını başka bir havayolu işletiyor.',
  lead: 'Qatar Airways’te online check-in çoğu hatta kalkıştan 48 saat önce açılır ve genellikle 90 dakika kala kapanır. ABD’den kalkan uçuşlarda bu süre genellikle 24 saattir. Lite ve Classic bilet taşıyanlar için bu saat bir kez daha önemlidir: standart koltuk o anda ücretsiz seçilir. Kesin saat için biletinizdeki bilgiyi esas alın.',
  facts: [
    { label: 'Online açılış', value: '48 saat kala', note: 'ABD çıkışlarında 24 saat', fact: 'online' },
    { label: 'Online kapanış', value: '90 dakika kala', fact: 'online' },
    { label: 'Kontuar kapanışı', value: '60 dakika kala', fact: 'counter' },
    { label: 'Biniş kapısı', value: '20 dakika kala kapanır', fact: 'counter' },
    { label: 'Koltuk', value: 'Açılışta ücretsiz', note: 'Lite ve Classic’te standart koltuk için' },
    { label: 'Geç kalma', value: 'Bilet değer kaybedebilir', note: 'Sonucu tarife belirler', fact: 'late' },
  ],
  steps: [
    {
      title: 'Online check-in size açık mı?',
      body: [
        'Belge kontrolü, bebek, özel yardım ya da vize isteyen rota varsa sistem biniş kartı vermeyip kontuara yönlendirebilir. PNR’den bunu önceden görürüz.',
      ],
    },
    {
      title: 'Pasaport bilgisi girilir',
      body: [
        'Ad, pasaport numarası ve geçerlilik tarihi rezervasyonla karşılaştırılır. Burada görülen isim hatasında işlemi durdururuz; check-in sonrası düzeltme kabul edilmez.',
      ],
    },
    {
      title: 'İki uçuşun biniş kartı',
      body: [
        'Doha aktarmalı tek bilette çoğu zaman iki kart birlikte çıkar. İkincisi çıkmadıysa Doha’da transfer kontuarından alınır.',
      ],
    },
    {
      title: 'Bavul varsa kontuar',
      body: ['Online check-in yapmış olsanız da bavulu kontuara kapanış saatinden önce bırakmanız gerekir.'],
    },
  ],
  sections: [
    {
      title: 'Online mı, kontuar mı?',
      body: [
        [
          'Yalnızca kabin bagajınız varsa online check-in yeter, doğrudan güvenliğe geçersiniz.',
          'Bavulunuz varsa online yapıp bagaj kontuarına gidin; sıra daha kısa olabilir.',
          'Hayvan, bebek, tekerlekli sandalye ya da refakatsiz çocuk varsa kontuara zaman ayırın.',
          'Ortak havayolunun işlettiği uçuşta check-in çoğunlukla uçağı işleten şirketin sisteminden yapılır.',
        ],
      ],
    },
    {
      title: 'Geç kalırsanız',
      body: [
        'Zamanında gelmeyen yolcu uçuşa kabul edilmeyebilir. Sonuç tarifeye bağlıdır: biletin değeri kaybolabilir ya da ceza ve fark ödeyerek başka uçuş alınır. Yoldaysanız ve yetişemeyeceğinizi anladıysanız bizi kapanıştan önce arayın; değişiklik kuralını açar, kalkıştan önce yapılabilecek ne varsa söyleriz.',
      ],
    },
    {
      title: 'Doha’da zamanı nasıl kullanmalı?',
      body: [
        'Biniş kartında iki saat görürsünüz: biniş saati kalkıştan öncedir, ona göre yürüyün. Uçaktan inince önce ekrandan kapı numarasına bakın, sonra dinlenin. Kapı kapandıktan sonra bavulunuz indirilir ve uçuş sizsiz gider.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ile soyadı', hint: 'Sayfa Türkçe harfi kabul etmezse pasaportun alt satırındaki yazımı deneyin' },
    { label: 'Pasaport ve vize', hint: 'Geçerlilik tarihi varış ülkesinin şartını karşılamalı' },
    { label: 'Varıştaki adres', hint: 'ABD gibi bazı ülkeler check-in’de ister' },
  ],
  questions: [
    {
      question: '48 saat oldu ama check-in açılmıyor, neden?',
      answer:
        'ABD çıkışlı uçuşta check-in daha geç açılır. Bunun dışında belge kontrolü, ortak uçuş ya da ödemesi tamamlanmamış bilet neden olabilir; PNR’den bakarız.',
    },
    {
      question: 'Biniş kartını bastırmam gerekir mi?',
      answer: 'Telefon ekranı çoğu havalimanında yeter. Pili bitmeye karşı bir çıktı bulundurmak iyi olur.',
    },
    {
      question: 'Check-in yaptıktan sonra uçmaktan vazgeçtim.',
      answer:
        'Bizi hemen arayın. Check-in’in geri alınması ve biletin iptali iki ayrı adımdır; ikisi de kalkıştan önce yapılmalıdır.',
    },
  ],
  warning: 'Online check-in bavulunuza ek süre vermez. Kontuar kapanınca biniş kartınız olsa da bavul alınmaz.',
};
