import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Biletiniz flydubai’den mi? 7/24 bağımsız telefon desteği: terminal, Lite tarifede bagaj, Emirates ortak uçuşu, uçuşa gelmeme kuralı.',
  answers: ['contact', 'codeshare'],
  own: ['Onay belgesindeki rezervasyon numarasıyla girin.', 'Uçağı Emirates işletiyorsa başvuruyu ona yapın.'],
  call: 'Terminal ya da işleten şirket karıştı.',
  lead: 'Dubai’ye bir bilet aldınız ve üzerinde iki havayolu adı var; hangisinin kuralı geçerli? Bize sık gelen soru bu, çünkü flydubai ile Emirates ortak uçuş satabiliyor. Hattımız 7/24 açık, yanıt süremiz ortalama 5 dakika, e-postaya yanıt 24 saat içinde. Bağımsız bir destek hizmetiyiz; biletin küçük yazısını okuyup sade Türkçeyle anlatırız.',
  facts: [
    { label: 'Havayolunun kendi sitesi', value: 'flydubai.com', note: 'Onay belgesindeki numarayla', fact: 'contact' },
    { label: 'Telefonumuz', value: '7/24', note: '5 dakika ortalama yanıt' },
    { label: 'E-postayla bize', value: '24 saatte yanıt' },
    {
      label: 'Terminal',
      value: 'Genellikle DXB 2. Terminal',
      note: 'Bazı uçuşlar 3. Terminal ya da DWC',
      fact: 'base',
    },
    { label: 'Bilet numarası', value: '141 ile başlar', fact: 'prefix' },
    { label: 'Program', value: 'Skywards', note: 'Emirates ile ortak', fact: 'programme' },
    { label: 'Tarifeler', value: 'Lite, Value, Flex, Business', fact: 'fares' },
  ],
  steps: [
    {
      title: 'İşleten şirketi buluruz',
      body: ['Biletteki “operated by” satırına bakarız. FZ mi, EK mi? Terminal ve bagaj kuralı buradan çıkar.'],
    },
    {
      title: 'Tarife adına bakarız',
      body: [
        'Lite ise kayıtlı bagajı, Value ise iade koşulunu, Flex ise tarih değişikliğini konuşuruz. Aynı soru üç tarifede üç yanıt alabilir.',
      ],
    },
    {
      title: 'Seçeneği siz seçersiniz',
      body: ['Koşulu ve varsa farkı duyar, evet ya da hayır dersiniz. Hayır derseniz bilette hiçbir şey değişmez.'],
    },
    {
      title: 'Yazılı özet',
      body: ['İşlemden sonra yeni onay belgesi, işlem yapılmadıysa konuştuklarımızın kısa özeti e-postanıza gelir.'],
    },
  ],
  sections: [
    {
      title: 'Bu hatta konuşulanlar',
      body: [
        [
          'Lite biletle bavul götürmek isteyip hakkının olmadığını öğrenenler',
          '2. Terminal’e inip 3. Terminal’den devam edecek aktarmalı yolcular',
          'Uçağı kaçırıp biletinin tamamen yanıp yanmadığını soranlar',
          'Kedisini Dubai’ye götürmek isteyenler',
          'Business’ın farkını ve kurallarını merak edenler',
        ],
      ],
    },
    {
      title: 'Havayoluna ya da Emirates’e gitmeniz gerekenler',
      body: [
        'Bilet Emirates’ten alındıysa bazı işlemleri yalnızca Emirates yapar. Skywards hesabındaki eksik mil, havalimanındaki PIR tutanağı ve uçuş günü terminal değişikliği de kendi birimlerinde çözülür. Tur paketiyle alınmış biletlerde muhatabınız tur operatörüdür; isim ve tarih değişikliğini doğrudan açamayız.',
      ],
    },
    {
      title: 'Bizim yaptığımız iş',
      body: [
        'Bilet alır, koşulları açıklar, değişiklik ve iade talebini hazırlar, bagaj ve koltuk ekleriz. Kuralı yumuşatamayız, uçuşu bekletemeyiz, başka acentenin biletini izinsiz açamayız. Hizmet bedeli varsa aramanın başında söylenir; işlemi havayolunun sitesinde kendiniz de yapabilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Onay kodu (PNR)', hint: 'Acentenin dosya numarası değil' },
    { label: '“Operated by” satırı', hint: 'Uçuş numarasının altında, küçük puntoyla' },
    { label: 'Tarife', hint: 'Lite, Value, Flex ya da Business' },
    { label: 'Kalkış terminali', hint: 'Onay belgesinde yazar, varsa okuyun' },
  ],
  questions: [
    {
      question: 'Bu numara havayolunun numarası mı?',
      answer:
        'Değil. Bağımsız bir destek hizmetine ulaştınız; flydubai’nin kararlarını biz vermeyiz, sizin için takip ederiz.',
    },
    {
      question: 'Biletimde hem EK hem FZ var, kimi arayayım?',
      answer:
        'Önce bizi arayın, birlikte bakalım. Bileti kim sattıysa değişiklikte genellikle o muhatap olur; bagajda ise uçağı işletenin kuralı geçebilir.',
    },
    {
      question: 'Uçağı kaçırdım, saat gece üç.',
      answer:
        'Hat açık. Tarifeniz Flex ya da Business ise yeniden tarihlendirmeyi, Lite ya da Value ise geriye ne kaldığını hemen söyleriz.',
    },
  ],
  warning: 'Terminali biletten okumadan Dubai’de taksiye binmeyin: T2, T3 ve DWC birbirinden uzak noktalardır.',
};
