import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Air Arabia’da genellikle üst kabin yok. Daha rahat uçmak için paket, tercihli koltuk ve bagaj seçeneklerini hangi sırayla değerlendirmeli?',
  answers: ['upgrade'],
  own: [
    'Ne istediğinizi ayırın: diz mesafesi mi, bavul mu, değişiklik hakkı mı?',
    'airarabia.com’da rezervasyonu açın, yalnızca o hizmetin fiyatına bakın.',
    'Üst paketin kilosunu, koltuğunu, değişiklik ve iptal satırını okuyun.',
    'İkisinin toplamını karşılaştırıp ucuz olanı ekleyin.',
  ],
  call: 'Paket adları ekranda farklı görünüyor.',
  lead: 'Bildiğimiz kadarıyla Air Arabia’da Business ya da First yoktur, herkes Economy’de oturur. AirRewards puanıyla da yükselecek bir kabin bulunmaz.',
  facts: [
    { label: 'Kabin', value: 'Yalnızca Economy', fact: 'cabins' },
    { label: 'Üst paket', value: 'Alınabilir', note: 'İçeriğini ekranda okuyun', fact: 'upgrade' },
    { label: 'Tercihli koltuk', value: 'Ücretli', fact: 'seat' },
    { label: 'Bagaj paketi', value: '20, 30 ya da 40 kg', fact: 'checked' },
  ],
  sections: [
    {
      topic: 'Geniş koltuk',
      title: 'Hangi istek, hangi çözüm?',
      body: [
        [
          'Bacaklarınızı uzatmak istiyorsanız tercihli koltuğun diz mesafesini sorun.',
          'Bavulunuz ağırsa üst paket değil, bagaj paketi çoğu zaman yeter.',
          'Planınız değişebiliyorsa değişiklik koşulu iyi olan pakete bakın.',
          'Gece uyumanız gerekiyorsa üst kabini olan başka bir havayolu seçin.',
        ],
      ],
    },
    {
      topic: 'Paketler',
      title: 'Paket alırken',
      body: [
        'Adı üst sınıf gibi duran paket ayrı bir kabin değildir; kaynaklar çeliştiği için ad da yazmıyoruz. Üst pakette bile iptalin nakit mi, kredi mi getirdiğine bakın. Boş tercihli koltuğa uçakta geçmek mürettebatın kararıdır, çocuğunuzdan ayrı oturup buna güvenmeyin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Business',
      question: 'Parasını versem Business’a geçemez miyim?',
      answer: 'Bildiğimiz kadarıyla hayır; uçakta o kabin bulunmaz. Aynı rotada Business satan başka havayoluna bakın.',
    },
    {
      topic: 'Sonradan paket',
      question: 'Üst paketi sonradan alabilir miyim?',
      answer: 'Havayolu izin veriyorsa uçuştan önce alırsınız; tutar gün yaklaştıkça değişebilir.',
    },
  ],
  warning:
    'Size Business yükseltmesi öneren bir mesaj geldiyse ödeme yapmayın; airarabia.com’da öyle bir seçenek olup olmadığına bakın.',
};
