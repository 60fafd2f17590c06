import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Air Arabia’da üst kabin yok. Daha rahat uçmak için paket, tercihli koltuk ve bagaj seçeneklerini hangi sırayla değerlendirmeli?',
  answers: ['upgrade', 'cabins'],
  own: [
    'Üst paketin içinde ne olduğunu satın alma ekranında okuyun.',
    'Yalnızca koltuk ya da bagaj gerekiyorsa onu tek başına alın.',
  ],
  call: 'Paket adları ekranda farklı görünüyor.',
  lead: 'Air Arabia tek kabinle, yalnızca Economy olarak uçar. Yükseltilecek bir Business ya da First yoktur, size böyle bir seçenek sunulduysa başka bir havayolundan söz ediliyordur. Yapılabilecek şey, üst paketi ya da ekleri almaktır: tercihli koltuk, bagaj, yemek. Hangisinin size gerçekten yaradığını konuşalım.',
  facts: [
    { label: 'Kabin', value: 'Yalnızca Economy', fact: 'cabins' },
    { label: 'Business', value: 'Yok', fact: 'cabins' },
    { label: 'Paket yükseltme', value: 'Var', note: 'Adı ve içeriği değişebilir', fact: 'upgrade' },
    { label: 'Tercihli koltuk', value: 'Ücretli', fact: 'seat' },
    { label: 'Bagaj', value: '20, 30, 40 kg paketleri', fact: 'checked' },
  ],
  steps: [
    {
      title: 'Neyi arıyorsunuz?',
      body: [
        'Bacak yeri mi, yan koltuğun boş kalması mı, değişiklik hakkı mı istiyorsunuz? Her isteğin karşılığı ayrı bir hizmettir.',
      ],
    },
    {
      title: 'Bugünkü pakete bakarız',
      body: ['Biletinizde zaten dahil olan bir hizmeti ikinci kez almayın diye rezervasyonu satır satır sayarız.'],
    },
    {
      title: 'İki hesabı karşılaştırırız',
      body: ['Üst paketin farkı ile tek tek ekleri toplarız. Hangisi azsa onu söyleriz.'],
    },
    {
      title: 'Gerekirse başka havayolu',
      body: [
        'Uyuyabileceğiniz bir koltuk şartsa Air Arabia size bunu veremez. Aynı güne Business satan havayollarına da bakarız.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi istek, hangi çözüm?',
      body: [
        [
          'Bacağımı uzatayım: tercihli koltuk. Önce planda yer olup olmadığına bakarız.',
          'Bavulum ağır: üst paket değil, bagaj paketi genellikle yeter.',
          'Planım değişebilir: değişiklik koşulu daha iyi olan paket.',
          'Sırada beklemek istemiyorum: öncelik hizmetinin satılıp satılmadığını sorarız.',
          'Gece uyumam gerek: üst kabin olmadığı için başka bir havayolu ya da gündüz uçuşu.',
        ],
      ],
    },
    {
      title: 'Paket yükseltirken dikkat',
      body: [
        'Paket adları için kaynaklar çelişiyor, o yüzden burada ad vermiyoruz. Ekrandaki paketin neleri kapsadığına tek tek bakın: kilo, koltuk, değişiklik, iptal. Üst pakette bile iptalin nakit mi kredi mi olduğuna bakın. Adı kulağa üst sınıf gibi gelen bir paket, ayrı bir kabin demek değildir.',
      ],
    },
    {
      title: 'Uçak içinde yer değişir mi?',
      body: [
        'Uçakta boş kalan tercihli koltuğa geçmek mürettebatın kararıdır ve ücret istenebilir. Buna güvenip çocuğunuzdan ayrı oturmayın. Yan koltuğun boş kalmasını isteyenler ek koltuk satın alınıp alınamadığını bilet keserken sorsun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon numarası', hint: 'Bugünkü paketin içini görmek için' },
    { label: 'İsteğinizin adı', hint: 'Bacak yeri, bagaj, esneklik; tek tek' },
    { label: 'Uçuş süresi', hint: 'Gece mi, gündüz mü olduğuyla birlikte' },
  ],
  questions: [
    {
      question: 'Parasını versem bile Business’a geçemez miyim?',
      answer:
        'Geçemezsiniz, uçakta o kabin yok. Aynı rotada Business satan başka bir havayolunu sizin için araştırabiliriz.',
    },
    {
      question: 'AirRewards puanıyla yükselir miyim?',
      answer:
        'Yükselecek kabin bulunmadığından hayır. Puanın bilette nasıl kullanıldığını program hesabınızdan görürsünüz.',
    },
    {
      question: 'Üst paketi sonradan alabilir miyim?',
      answer:
        'Havayolu izin veriyorsa uçuştan önce alabilirsiniz. Fark, gün yaklaştıkça değişebilir; o günkü tutarı söyleriz.',
    },
  ],
  warning: 'Air Arabia için size Business yükseltmesi öneren bir mesaj geldiyse ödeme yapmayın, önce bize sorun.',
};
