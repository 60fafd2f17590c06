import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'AZAL bileti genellikle alındığı yerden değiştirilir; kalkıştan sonra genellikle değişmez. Siteden, acenteden ya da Bakü’den alınan bilette kime başvurulur?',
  answers: ['changeBy', 'change'],
  own: [
    'Satıcınızı bulun; işlem onun kanalından yürür.',
    'Bileti siteden aldıysanız AZAL’a yeni tarihi ve PNR’yi yazın.',
  ],
  call: 'Satıcıya ulaşamıyorsunuz.',
  lead: 'AZAL’da tarih değiştirmek için önce bileti satan yere başvurulur. AZAL’ın eski bir sayfası değişikliği biletin alındığı yere bağlar; siteden alınan bilet için AZAL’a yazılır. Yanlış yere yapılan istek Bakü ile Türkiye arasında gidip gelir ve bu arada uçuş saati yaklaşır. Satıcıyı ilk görüşmede bulmak bu yüzden önemlidir.',
  facts: [
    { label: 'İşlem yeri', value: 'Biletin alındığı yer', fact: 'changeBy' },
    { label: 'AZAL sitesinden bilet', value: 'AZAL’a yazılır', fact: 'changeBy' },
    { label: 'Acente bileti', value: 'Aynı acente', fact: 'changeBy' },
    { label: 'Ekonom Klasik', value: 'Uçuştan önce cezalı', note: '2022 metni; teyit ister', fact: 'change' },
    { label: 'Uçuştan sonra', value: 'Yapılamaz', fact: 'change' },
  ],
  steps: [
    {
      title: 'Satıcıyı teyit ederiz',
      body: ['Fatura, kart dökümü ya da onay e-postası. Adı okursunuz; satıcı biz miyiz, başkası mı, oradan anlarız.'],
    },
    {
      title: 'Tarifeyi buluruz',
      body: ['E-biletteki tarife satırını ve 771’li numarayı okursunuz. Ad güncel değilse koşulun kendisine bakarız.'],
    },
    {
      title: 'Bakü bağlantısını koruruz',
      body: ['İlk uçuşu değiştirirseniz ikinci uçuşa yetişip yetişmediğinizi hesaplarız.'],
    },
    {
      title: 'Doğru yere iletiriz',
      body: ['Bilet bizdense farkı söyler, onayınızla işleme alırız. Değilse yazışma metnini hazırlarız.'],
    },
  ],
  sections: [
    {
      title: 'Bileti kim sattıysa',
      body: [
        [
          'Bizden aldıysanız: Tarih, PNR ve yeni seçeneklerle bizi arayın, farkı ve kesintiyi söyleriz.',
          'Türkiye’de başka acente: O acente. Çalışma saati dışındaysa kalkıştan önce yazılı istek bırakın, saati kayda geçsin.',
          'Bakü’de acente ya da ofis: Yerel saat ve tatil günlerini hesaba katın, Nevruz haftasında yanıt gecikebilir.',
          'Arama sitesi: Sitenin arkasındaki gerçek satıcıyı faturadan bulun.',
        ],
      ],
    },
    {
      title: 'Cezalı değişiklik ne demek?',
      body: [
        'Eski bir düzenlemede Ekonom Klasik bileti uçuştan önce cezayla değişiyor, uçuştan sonra değişmiyordu. Bugünkü cezayı ve süreyi biletinizdeki koşuldan okumak gerekir. Cezaya yeni uçuşun fiyat farkı da eklenir. İki kalemin toplamı yeni tek yön biletine yaklaşıyorsa değiştirmek yerine yeni bilet almak daha mantıklı olabilir; ikisini kıyaslarız.',
      ],
    },
    {
      title: 'Aktarmalı bilette zincir',
      body: [
        'Türkiye’den Bakü’ye uçup oradan devam eden bilette ilk uçuşun kayması sonrakini kaçırtabilir. İki uçuş tek biletteyse birlikte değiştirilmelidir. Devam uçuşu başka taşıyıcınınsa onda da yer olup olmadığına bakılır. Bakü’de geceyi geçirmeniz gerekecekse vize ve konaklama hesabını değişiklikten önce yapın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Satıcının belgesi', hint: 'Fatura ya da onay e-postası' },
    { label: '771’li numara ve PNR', hint: 'Her yolcu için ayrı numara' },
    { label: 'İstenen tarihler', hint: 'Türkiye ve Bakü yerel saatiyle' },
    { label: 'Devam uçuşu', hint: 'Varsa taşıyıcısı ve kalkışı' },
  ],
  questions: [
    {
      question: 'AZAL ofisine gidip değiştirebilir miyim?',
      answer:
        'Bileti AZAL’dan aldıysanız sorabilirsiniz. Acente biletinde ofis sizi büyük olasılıkla acenteye gönderir.',
    },
    {
      question: 'Uçağı kaçırdım, bileti ertesi güne alabilir miyim?',
      answer:
        'Çoğu koşulda kalkıştan sonra değişiklik yapılmaz. Yine de bizi hemen arayın; tarifeniz ve kullanılmamış dönüşünüz için ne kaldığına bakalım.',
    },
    {
      question: 'AZAL uçuş saatini değiştirdi, ceza öder miyim?',
      answer:
        'Değişiklik havayolundan geldiyse kendi isteğinizden farklı ele alınır. Türkiye’den kalkan uçuşta yürürlükteki SHGM düzenlemesi de devrededir.',
    },
  ],
  warning:
    'Satıcıya ulaşamadım diye uçuş saatini beklemeyin. Kalkıştan önce yazılı bir istek bırakmak, sonradan itiraz ederken elinizdeki kanıttır.',
};
