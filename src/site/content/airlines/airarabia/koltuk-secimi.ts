import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Air Arabia’da tercihli koltuk ücretlidir, seçmeyene yeri sistem verir. Ailede hangi koltuk için ödemeli, çıkış sırasında kim oturamaz?',
  answers: ['seat'],
  own: [
    'Koltuğu, uçağın planını gördükten sonra seçin.',
    'Ücretli yer istemiyorsanız atanan koltukta oturun, kontuarda boş yer sorun.',
  ],
  call: 'Bebekle ön sırada oturmanız gerekiyor.',
  lead: 'Air Arabia tek kabinle uçar, bu yüzden koltuk seçimi rahatlığı belirleyen başlıca karardır. Tercihli koltuklar ücretlidir; paketinizde koltuk dahilse ayrıca ödemeyin. Seçmeyen yolcunun yerini sistem verir ve yan yana oturmak isteyenler ayrılabilir. Kaç kişisiniz, kaçı çocuk? Buradan başlarız.',
  facts: [
    { label: 'Tercihli koltuk', value: 'Ücretli', fact: 'seat' },
    { label: 'Kabin düzeni', value: 'Tek kabin', note: 'Ön bölüm ayrı bir sınıf değildir', fact: 'cabins' },
    { label: 'Seçmezseniz', value: 'Sistem atar', note: 'Yan yana olacağınız kesin değil' },
    { label: 'Kontuar açılışı', value: '3 saat kala', note: 'Boş kalan yerleri burada sorun', fact: 'counter' },
    { label: 'Bebek arabası', value: 'Kapıya kadar kullanılır', fact: 'stroller' },
  ],
  steps: [
    {
      title: 'Paketinize bakarız',
      body: ['Koltuk zaten dahil mi? Rezervasyonda işaretliyse ikinci kez ödeme yaptırmayız.'],
    },
    {
      title: 'Kim kimin yanında?',
      body: ['Çocukla yetişkini önce yerleştirir, diğerlerini sonra seçeriz. Bütün aile için ödemek gerekmeyebilir.'],
    },
    {
      title: 'Sırayı seçeriz',
      body: ['Plan üzerinde koridor, cam ve geniş yerleri söyleriz. Her koltuğun tutarını duymadan onay vermezsiniz.'],
    },
    {
      title: 'Yeni çıktıyı alırsınız',
      body: ['Koltuk numarası yeni çıktıda görünür. Uçuşu havayolu değiştirirse numaranın durup durmadığına bakın.'],
    },
  ],
  cardGroups: [
    {
      title: 'Tek kabinde özel yerler',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Genellikle ön sırada ve çıkış kapılarının yanında bulunur, tercihli koltuk sayılır.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Burada oturan yolcu acil durumda kapıya ve diğer yolculara yardım edebilmelidir. Çocuk, bebekle uçan, hamile ya da yardıma ihtiyacı olan yolcu oturtulmaz.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Her uçakta bulunmaz; tek koridorlu küçük uçaklarda çoğu zaman yoktur. Hattınız için havayoluna sorarız.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi yolcu ödesin, hangisi beklesin?',
      body: [
        [
          'Tek kişi ve kısa uçuş: beklemek çoğu zaman sorun çıkarmaz.',
          'İki yetişkin, iki çocuk: her çocuk için bir yetişkinin yanındaki koltuğu alın, gerisini bırakın.',
          'Uzun boylu yolcu: geniş yerler az olduğundan erken seçin.',
          'Bavulsuz ve iş için uçan: ön sıradan bir koltuk inişte zaman kazandırır.',
        ],
      ],
    },
    {
      title: 'Seçmeden önce iki hatırlatma',
      body: [
        'Bebek kucakta uçacaksa koridor kenarı rahat olur. Bebek arabası uçak kapısında teslim edilir; koltuk seçerken arabanın yeri için ödeme yapmayın.',
        'Çıkış sırasına uygun bulunmayan yolcunun yeri değiştirilir. Böyle bir durumda ödemenin ne olacağını seçmeden önce sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon numarası ve paket', hint: 'Koltuğun dahil olup olmadığını görmek için' },
    { label: 'Oturma planınız', hint: 'Çocuğun yanına kimin oturacağı yeter' },
    { label: 'Özel durum', hint: 'Bebek, uzun boy ya da hareket desteği' },
  ],
  questions: [
    {
      question: 'Koltuk seçmezsem ailemden ayrılır mıyım?',
      answer: 'Ayrılabilirsiniz. Check-in’e erken gitmek yardım eder, ama dolu uçuşta yan yana yer kalmayabilir.',
    },
    {
      question: 'Ön sıra Business mı sayılıyor?',
      answer: 'Hayır. Air Arabia’da tek kabin var; ön sırada koltuk aynıdır, yalnızca bacak yeri daha geniştir.',
    },
    {
      question: 'Ücretli koltuğu sonradan değiştirebilir miyim?',
      answer:
        'Boş yer varsa genellikle evet, tutar farkı çıkabilir. Eski koltuğun ücretinin nasıl sayıldığını işlemden önce sorarız.',
    },
  ],
  warning: 'Çıkış sırasını yalnızca bacak yeri için almayın. Şartları taşımıyorsanız uçakta kalkmanız istenir.',
};
