import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Pegasus biletini nereden aldıysanız oradan değiştirirsiniz. Pegasus Flex, süresi içinde değişiklik ücretini genellikle kaldırır; fark nereden doğar?',
  answers: ['changeBy', 'changeFee', 'flexProduct'],
  own: [
    'Bilet Pegasus’un sitesinden alındıysa PNR ve soyadıyla “Bilet İşlemlerim”e girin.',
    'Yeni uçuşu seçin; ücreti ve fiyat farkını okuyun, toplam uygunsa onaylayın.',
  ],
  call: 'Bileti nereden aldığınızı hatırlamıyorsunuz.',
  lead: 'Pegasus’ta önce biletin nereden alındığına bakın. Telefonla ya da acenteden alınan bilet sitede açılsa da değişikliği alındığı yer yapar.',
  facts: [
    { label: 'Pegasus’un sitesinden alınan', value: 'Bilet İşlemlerim', note: 'PNR ve soyadıyla', fact: 'changeBy' },
    { label: 'Acente bileti', value: 'Aynı acenteden', fact: 'changeBy' },
    {
      label: 'Pegasus Flex',
      value: 'Değişiklik ücretini kaldırır',
      note: 'Süresi sınırlıdır; fark ödenir',
      fact: 'flexProduct',
    },
    { label: 'Son değişiklik saati', value: 'Biletin kural satırında', note: 'Pakete göre değişir' },
  ],
  sections: [
    {
      topic: 'Ücret',
      title: 'Ne ödersiniz?',
      body: [
        [
          'Değişiklik ücreti: tutarını bulamadık, pakete ve kalan süreye göre değişebilir; Pegasus Flex’in süresi dolmadıysa genellikle alınmaz.',
          'Toplam genellikle onaydan önce “Bilet İşlemlerim”de görünür; acente biletinde acenteye sorun.',
          'Fiyat farkı: yeni uçuş pahalıysa ödersiniz, ucuzsa farkın geri verileceğini varsaymayın.',
          'Ek hizmetler: koltuğun ve bagajın yeni uçuşa geçtiğini onaydan kontrol edin.',
        ],
      ],
    },
    {
      topic: 'Saat değiştiyse',
      title: 'Seferi Pegasus değiştirdiyse',
      body: [
        'Mesajdaki “kabul” düğmesine hemen basmayın. Saat uymuyorsa önce [haklarınızı okuyun](/hizmetler/ucus-gecikmesi), isteğinizi yazılı iletin. Saati kabul ettikten sonra itiraz etmek zorlaşır.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan uçak',
      question: 'Uçağı kaçırdım, bilet yandı mı?',
      answer:
        'Kalan hakkı bulamadık. Kontuara sonraki uçuşu, bileti satana dönüşünüzün geçerli kalıp kalmadığını sorun.',
    },
    {
      topic: 'Pegasus Flex',
      question: 'Pegasus Flex almaya değer mi?',
      answer:
        'Tarihiniz değişebilecekse değebilir; süresi sınırlıdır, bittiği saati almadan okuyun. Comfort Flex paketinden ayrıdır.',
    },
    {
      topic: 'Yalnızca dönüş',
      question: 'Yalnızca dönüşü değiştirebilir miyim?',
      answer: 'Genellikle evet, gidiş olduğu gibi kalır. İki yön farklı paketteyse dönüşün paketindeki kurala bakın.',
    },
  ],
  warning: 'İkinci değişiklik yeni bir işlem sayılabilir; tarihiniz belirsizse kesinleşince değiştirin.',
};
