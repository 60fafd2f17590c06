import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Düşük maliyetli ama Business kabini olan flydubai’de sınıf yükseltme: yollar, bagaj ve koltuk farkı, Skywards, Flex kararı.',
  answers: ['upgrade'],
  own: [
    'flydubai.com’da rezervasyonunuzu açın, yükseltme seçeneği var mı bakın.',
    'Hangi bölümü flydubai’nin yaptığını okuyun; Emirates bölümü ayrıdır.',
    'Business farkını ek bagaj ve koltuk bedelinin toplamıyla karşılaştırın.',
    'İade koşulunu okuyup onaylayın, yeni belgede kiloyu ve kabini görün.',
  ],
  call: 'Yükseltme seçeneği ekranda yok.',
  lead: 'Birçok uygun fiyatlı havayolunun tersine flydubai’de yükseltilecek bir kabin vardır; koşulunu ödeme ekranında okuyun.',
  facts: [
    { label: 'Business’ta koltuk seçimi', value: 'Dahil', fact: 'seat' },
    { label: 'Business’ta kabin bagajı', value: '2 parça, toplam 14 kg', fact: 'cabinBag' },
    { label: 'Business’ta kayıtlı bagaj', value: '40 kg', note: 'Lite’ta yok', fact: 'checked' },
    {
      label: 'Uçağı kaçırırsanız',
      value: '30 gün içinde yeni tarih',
      note: 'Fark ödenir; Business ve Flex’te',
      fact: 'noShow',
    },
  ],
  sections: [
    {
      title: 'Değer mi?',
      body: [
        [
          'Gece uçup sabah işe gidecekseniz Business farkına bakın.',
          'Bagajınız çoksa bu farkı ek bagaj paketiyle karşılaştırın.',
          'Uçağı kaçırma olasılığınız varsa Flex de yeni tarih hakkı verir.',
        ],
      ],
    },
    {
      topic: 'Skywards',
      title: 'Emirates kuralını taşımayın',
      body: [
        'Skywards iki havayolunda ortaktır, ama Emirates’in Saver ve Flex için yazdığı yükseltme kuralı burada geçmez. Aynı adı taşıyan paketler aynı değildir. Salonun ve hızlı geçişin biletinize dahil olup olmadığını sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yatan koltuk',
      question: 'Business koltuğu tam yatıyor mu?',
      answer: 'Uçak tipine göre değişebilir; uçuş gününüzün koltuk planına bakın.',
    },
    {
      topic: 'Lite bagajı',
      question: 'Lite biletim yükselince bagaj gelir mi?',
      answer: 'Yeni tarifenin hakkı bilete yazıldıysa gelir. Onay belgesinde kiloyu görmeden bavulla gitmeyin.',
    },
  ],
  warning:
    'Emirates bağlantılı bilette “Business” iki uçuş için de geçerli olmayabilir; her bölümün kabinini ayrı okuyun.',
};
