import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Düşük maliyetli ama Business kabini olan flydubai’de sınıf yükseltme: yollar, bagaj ve koltuk farkı, Skywards, Flex kararı.',
  answers: ['upgrade', 'cabins'],
  own: [
    'Business farkını rezervasyonda görün.',
    'Kural doğrulanmadığı için ödemeden önce iade koşulunu ekranda okuyun.',
  ],
  call: 'Yükseltme seçeneği ekranda yok.',
  lead: 'Uygun fiyatlı havayollarının çoğunda yükseltilecek kabin yoktur, flydubai’de ise Business vardır. Business’ta koltuk seçimi dahildir, kabin bagajı iki parça ve toplam 14 kg’dır, kayıtlı bagaj genellikle 40 kg’dır. Geçiş ücret farkıyla ya da mille yapılabilir; ayrıntılı kuralı doğrulayamadığımızdan her talebi havayoluna teyit ettiriyoruz.',
  facts: [
    { label: 'Kabinler', value: 'Economy ve Business', fact: 'cabins' },
    { label: 'Business koltuk seçimi', value: 'Dahil', fact: 'seat' },
    { label: 'Business kabin bagajı', value: '2 parça, toplam 14 kg', fact: 'cabinBag' },
    { label: 'Kayıtlı bagaj', value: '40 kg', note: 'Lite’ta yok', fact: 'checked' },
    { label: 'Uçuşa gelmeme', value: '30 günde yeni tarih', note: 'Business ve Flex’te', fact: 'noShow' },
    { label: 'Mil', value: 'Skywards', note: 'Kural havayolundan teyit edilir', fact: 'programme' },
  ],
  steps: [
    {
      title: 'Neden yükseltiyorsunuz?',
      body: [
        'Uyku, bagaj, esneklik ya da hepsi? Yalnızca esneklik istiyorsanız Flex yetebilir, kabin değiştirmeye gerek kalmaz.',
      ],
    },
    {
      title: 'Uçağı kim işletiyor?',
      body: [
        'Emirates’in işlettiği bölümde Emirates’in kabini ve yükseltme kuralı geçerlidir. Her bölümü ayrı ele alırız.',
      ],
    },
    {
      title: 'Fark ve mil',
      body: [
        'Ücret farkını o anki boş yere göre söyleriz. Mil yolunu Skywards hesabınızdan siz kontrol eder, sonucu bize söylersiniz.',
      ],
    },
    {
      title: 'Teyit ve yeni belge',
      body: [
        'Havayolu onaylayınca yeni onay belgesinde kabin, koltuk ve kilo görünür. Görünmüyorsa yükseltme tamamlanmamıştır.',
      ],
    },
  ],
  sections: [
    {
      title: 'Economy’de kalmak mı, Business mı?',
      body: [
        [
          'Dubai’de bitecek 4–5 saatlik gündüz uçuşu: bagajınız azsa Economy ve koltuk seçimi genellikle yeter.',
          'Gece uçuşu ve sabah iş: Business’ın farkını isteyin.',
          'Eşyanız genellikle verilen 30 kg’ı aşıyorsa: ek bagaj paketi ile Business’ın farkını karşılaştırın.',
          'Uçuşu kaçırma ihtimaliniz yüksek: Flex de Business gibi 30 günlük hak verir.',
        ],
      ],
    },
    {
      title: 'Yükseltmenin getirdiği ve getirmediği',
      body: [
        'Getirdiği: geniş koltuk, dahil koltuk seçimi, daha çok kabin bagajı ve kayıtlı bagaj, uçuşa gelmemede yeni tarih hakkı. Getirmediği: terminal değişmez, uçuş numarası değişmez, yolculuğun Emirates bölümüne aynı kabin kendiliğinden gelmez. Salon ve hızlı geçiş gibi hizmetlerin biletinize dahil olup olmadığını ayrıca sorun.',
      ],
    },
    {
      title: 'Emirates milleriyle karıştırmayın',
      body: [
        'Skywards ortaktır, yine de Emirates’in tarife bazlı yükseltme kuralı burada aynen işlemez. Emirates sayfamızdaki Saver ve Flex koşullarını bu uçuşa taşımayın; iki havayolu da Flex adını kullanır ama paketler aynı değildir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Tarifeniz', hint: 'Lite’tan mı, Flex’ten mi yükselecek?' },
    { label: 'Bölüm', hint: 'Yalnızca gidiş, yalnızca dönüş ya da tümü' },
    { label: 'Skywards hesabı', hint: 'Mil yolu için giriş bilgisi sizde olsun' },
    { label: 'Bagaj ihtiyacı', hint: 'Genellikle verilen 40 kg işinize yarıyor mu?' },
  ],
  questions: [
    {
      question: 'Business koltuğu tam yatıyor mu?',
      answer: 'Uçak tipine göre değişebilir. Koltuk düzenini uçuş gününüz için kontrol etmeden bir şey söylemeyelim.',
    },
    {
      question: 'Check-in’de son dakika yükseltmesi olur mu?',
      answer:
        'Olabilir, ama yer ve tutar o ana bağlıdır. Kontuar 60 dakika kala kapandığından buna güvenip geç gitmeyin.',
    },
    {
      question: 'Yükseltince Lite biletimin bagajı gelir mi?',
      answer: 'Yeni tarifenin hakkı bilete işlenirse gelir. Onay belgesinde kilo yazmadan bavulla kontuara gitmeyin.',
    },
  ],
  warning:
    'Emirates bağlantılı bilette “Business” yazısı iki uçuş için de geçerli olmayabilir. Her bölümün kabinini ayrı okuyun.',
};
