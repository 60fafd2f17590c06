import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Bildiğimiz kadarıyla Pegasus’ta Business kabin yok. Sınıf yerine paket yükseltme nasıl olur, Saver’dan Saver Plus ya da Comfort Flex’e geçince ne değişir?',
  answers: ['upgrade'],
  own: [
    'Paketinizi okuyun; aradığınız hak pakette zaten olabilir.',
    '“Bilet İşlemlerim”de paket yükseltmenin toplamını görün.',
    'Aynı bagajı ve koltuğu ayrı ayrı almanın toplamıyla karşılaştırın.',
    'Ucuz olanı check-in’den önce alın.',
  ],
  call: 'Yolculardan yalnızca birinin paketini yükselteceksiniz.',
  lead: 'Pegasus’ta yükseltme daha geniş bir kabin değil, daha çok hak demektir: bagaj, koltuk ya da değişiklik esnekliği.',
  facts: [
    { label: 'Business kabin', value: 'Yok', note: 'Bütün uçak Economy', fact: 'cabins' },
    { label: 'Yerine', value: 'Paket yükseltme', note: 'Saver’dan yukarı', fact: 'upgrade' },
    { label: 'Paketler', value: 'Saver, Saver Plus, Comfort Flex', note: 'Dış hatta Light da var', fact: 'fares' },
    { label: 'Daha çok yer', value: 'Ekstra diz mesafesi', note: 'Koltuk seçiminden, ücretli', fact: 'seat' },
  ],
  sections: [
    {
      topic: 'Bavul, koltuk',
      title: 'Ne zaman mantıklı?',
      body: [
        [
          'İki eksiğiniz varsa: hem bavul hem koltuk gibi.',
          'Tarihiniz belirsizleştiyse ve üst paketin değişiklik koşulu daha iyiyse.',
          'Light’la kabin bavulu götürecekseniz: yalnızca bavul eklemeyle Saver’ın tutarını karşılaştırın.',
          'Yalnızca rahat oturmak istiyorsanız: paketi bırakın, geniş koltuğu alın.',
        ],
      ],
    },
    {
      topic: 'BolPuan',
      title: 'BolBol puanıyla',
      body: [
        'BolBol hesabınızda BolPuan’ı ek hizmete harcayıp harcayamayacağınızı görürsünüz. Puan sürelidir; süresi dolmadan kullanmak daha iyi olabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Vazgeçme',
      question: 'Yükselttim, vazgeçtim. Geri alınır mı?',
      answer: 'Eski pakete dönüş beklemeyin. İptalde hangi paketin koşulu geçer, almadan sorun.',
    },
    {
      topic: 'Son dakika',
      question: 'Check-in’den sonra yükseltilir mi?',
      answer: 'Seçenek kapanmış olabilir. Yükseltmeyi ve koltuğu check-in’den önce alın.',
    },
  ],
  warning: '“Pegasus Business” diye bilet satan ilana ödeme yapmayın; bildiğimiz kadarıyla böyle bir kabin yok.',
};
