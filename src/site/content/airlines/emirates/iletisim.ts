import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Emirates biletiniz için 7/24 bağımsız telefon desteği: hangi soru Emirates’e, hangisi flydubai’ye, hangisi bileti satana sorulur?',
  answers: ['contact', 'contactSeller'],
  own: [
    'Uçuşu kimin yaptığına bakın; flydubai ise ona yazın.',
    'Uçuşu Emirates yapıyorsa emirates.com’un iletişim bölümünden telefonu ya da formu bulun.',
    'Yazılı başvuruya PNR’yi, 176’lı bilet numarasını ve uçuş gününü ekleyin.',
  ],
  call: 'Ekrandaki tarife koşulunu anlamadınız ve Türkçe sormak istiyorsunuz.',
  lead: 'EK numaralı her uçuşu Emirates yapmaz, bazılarını flydubai yapar. Başvurmadan önce bilette uçuşu yapan şirketi okuyun.',
  facts: [
    { label: 'Emirates’in kendi sitesi', value: 'emirates.com', note: 'Numara için iletişim bölümüne bakın' },
    { label: 'Bilet numarası', value: '176 ile başlar', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'Skywards, kayıp bavul',
      title: 'Emirates’e doğrudan gitmeniz gereken işler',
      body: [
        [
          'Skywards hesabındaki mil ve mille yükseltme',
          'Dubai’de kaçan bağlantı: aktarma kontuarı',
          'Çıkmayan bavul için havalimanında tutulan PIR tutanağı',
          'Uçuş günü istenen sağlık onayı',
        ],
      ],
    },
    {
      title: 'Bizden ne bekleyebilirsiniz?',
      body: [
        'Bağımsız bir hattız: tarife koşulunu Türkçe anlatır, kestiğimiz bilette değişiklik ve iadeyi yürütürüz. Emirates’in sattığı bilete ya da mil hesabınıza giremeyiz; orada yalnızca yol gösteririz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Havalimanındaysanız',
      question: 'Havalimanındayım, önce kimi bulayım?',
      answer:
        'Kontuar görevlisini; aktarmadaysanız aktarma kontuarını. O dakikada size yeni yer verebilecek olan görevlidir, telefon değil.',
    },
    {
      topic: 'Emirates bileti',
      question: 'Biletimi Emirates’ten aldım, siz ne yapabilirsiniz?',
      answer:
        'Kuralı birlikte okur, ne yazacağınızı söyleriz. İşlemi bileti satan yapar; bizi aramak zorunda değilsiniz.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Dubai’den 0850’li numarayı arayabilir miyim?',
      answer: 'Oradan aranamayabilir; bize e-posta yazın. Acele işte Emirates kontuarı daha hızlıdır.',
    },
  ],
  warning: 'Dubai’de yola çıkmadan terminali okuyun; flydubai’nin uçuşu başka terminalden kalkabilir.',
};
