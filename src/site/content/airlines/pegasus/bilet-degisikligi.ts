import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Pegasus biletini nereden aldıysanız oradan değiştirirsiniz. Pegasus Flex değişiklik ücretini genellikle kaldırır; fiyat farkı nereden doğar?',
  answers: ['changeBy', 'flexProduct'],
  own: [
    'Bilet Pegasus’un sitesinden alındıysa PNR ve soyadıyla “Bilet İşlemlerim”e girin.',
    'Yeni uçuşu seçin; değişiklik ücretini ve fiyat farkını ayrı okuyun.',
    'Toplam uygunsa onaylayın.',
  ],
  call: 'Bileti nereden aldığınızı hatırlamıyorsunuz.',
  lead: 'Pegasus’ta önce biletin nereden alındığına bakın. Telefonla ya da acenteden alınan bilet sitede açılsa da değişikliği alındığı yer yapar.',
  facts: [
    { label: 'Pegasus’un sitesinden alınan', value: 'Bilet İşlemlerim', note: 'PNR ve soyadıyla', fact: 'changeBy' },
    { label: 'Acente bileti', value: 'Aynı acenteden', fact: 'changeBy' },
    {
      label: 'Pegasus Flex',
      value: 'Değişiklik ücretini kaldırır',
      note: 'Comfort Flex’ten ayrıdır; fark ödenir',
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
          'Değişiklik ücreti: pakete ve kalan süreye göre değişebilir; Pegasus Flex varsa genellikle alınmaz.',
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
      answer: 'Toplantı, sınav ya da randevu tarihi bekliyorsanız evet. Tarihiniz kesinse gerekmez.',
    },
    {
      topic: 'Yalnızca dönüş',
      question: 'Yalnızca dönüşü değiştirebilir miyim?',
      answer: 'Genellikle evet, gidiş olduğu gibi kalır. İki yön farklı paketteyse dönüşün paketindeki kurala bakın.',
    },
  ],
  warning: 'İkinci değişiklik yeni bir işlem sayılabilir; tarihiniz belirsizse kesinleşince değiştirin.',
};
