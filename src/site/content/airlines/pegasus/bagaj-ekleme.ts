import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Pegasus’ta eksik kilo için pakete mi, kiloya mı ödemeli? Light’ın çantası, dış hatta kabin bavulu kotası ve spor ekipmanı nasıl işler?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Her yönün paketini biletten okuyun; gidiş Saver, dönüş Light olabilir.',
    'flypgs.com’da ya da uygulamada uçuş hizmetlerini PNR ve soyadıyla açın.',
    'Kilo eklemenin tutarını üst paketin tutarıyla karşılaştırın.',
    'Eksik olanı uçuştan önce ekleyin, yönü doğru seçin.',
  ],
  call: 'Ekipmanınızın hangi gruba girdiğini bilmiyorsunuz; eklemeyi Pegasus’un kendi hattı yapar.',
  lead: 'Pegasus’ta önce paketinize, sonra dış hattaki kotaya bakın. Kabin bavulu hakkınız olsa da kota dolarsa bavul ambara gidebilir.',
  facts: [
    {
      label: 'Light',
      value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 3 kg',
      note: 'Yalnızca koltuk altı çantası',
      fact: 'cabinBag',
    },
    {
      label: 'Saver ve üstü, kabin',
      value: '55\u00a0×\u00a040\u00a0×\u00a020 cm, 8 kg',
      note: 'Koltuk altı çantasına ek',
      fact: 'cabinBag',
    },
    { label: 'Saver ve üstü, kayıtlı', value: 'İç hat 15, dış hat 20 kg', note: 'Bebekte 10 kg', fact: 'checked' },
    { label: 'Tek bavul', value: 'En çok 32 kg', fact: 'checked' },
    {
      label: 'Dış hatta kabin bagajı',
      value: 'Adet kotası var',
      note: 'Dolarsa çanta uçak altına alınır',
      fact: 'cabinQuota',
    },
  ],
  cardGroups: [
    {
      title: 'Neler eklenebilir?',
      cards: [
        {
          topic: 'Acente',
          title: 'Ek bagaj',
          text: 'Her uçuşa ayrı eklenir; bileti acente kestiyse acente de ekleyebilir.',
        },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Golf takımı 20 kg’a kadar alınır; bisiklet ve kayak kontenjana bağlıdır. Uçuştan önce Pegasus’un kendi hattından ekletin.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Çalgıyı ve tıbbi cihazı önceden Pegasus’a yazın. Bebek arabasında kural bulamadık; uçak kapısında alınıp alınmadığını da sorun.',
        },
        { title: 'Bagaj takibi', text: 'Bavul çıkmazsa etiket numarası ve PIR tutanağıyla sorulur.' },
      ],
    },
  ],
  sections: [
    {
      title: 'Paket mi, kilo mu?',
      body: [
        [
          'Light’la kabin bavulu: bavul eklemenin ve Saver’a geçişin tutarını karşılaştırın, ucuz olanı alın.',
          'Saver’ınız var, birkaç kilo eksik: kilo ekleyin.',
          'Koltuk da istiyorsunuz: üst paket ikisini kapsayabilir.',
        ],
      ],
    },
    {
      title: 'Kapıya bırakmayın',
      body: [
        'Kapıda eklemek çoğu zaman daha pahalıdır. Online eklemenin son saatini bulamadık; evden çıkmadan ekleyin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kabin bavulu',
      question: 'Kabin bavulum 55\u00a0×\u00a040\u00a0×\u00a023 cm, geçer mi?',
      answer:
        'Pegasus’ta derinlik sınırı genellikle 20 cm’dir; üç santim fazla gelen bavul ölçü kutusuna sığmayabilir.',
    },
    {
      topic: 'Kayıp, kırık bavul',
      question: 'Bavulum gelmedi ya da kırık çıktı.',
      answer:
        'Tutanağı tutturduktan sonra dış hatta hasar için 7, geciken bavul için elinize geçtikten sonra 21 gün içinde yazın; iç hatta da 7 günü esas alın.',
    },
  ],
  warning: 'Kota dolduğu için bavulunuz ambara verilirse önce içinden pil, ilaç, belge ve parayı alın.',
};
