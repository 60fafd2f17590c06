import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Sınıf Yükseltme',
  metaTitle: 'Sınıf ve Paket Yükseltme',
  description:
    'Üst kabine geçmek mi, üst pakete geçmek mi? Hangi havayolunda Business var, yükseltince bagaj ve mil değişir mi, ne zaman sormalı?',
  tagline: 'Rezervasyonunuzda yükseltme ekranına bakın; çıkmıyorsa kontuarda sorun.',
  lead: 'Yükseltme sözcüğü iki ayrı şeyi anlatır: üst kabine geçmek ya da aynı kabinde daha çok hak almak. Ödemeden önce uçuşunuzda hangisinin olduğunu ve ne kazandırdığını okuyun.',
  cardGroups: [
    {
      title: 'Dört yükseltme yolu',
      cards: [
        { title: 'Ücret farkı', text: 'Biletin kuralı izin veriyorsa üst sınıfın ücretiyle arasındaki fark ödenir.' },
        {
          topic: 'Mil, puan',
          title: 'Mil ya da puan',
          text: 'Yükseltme üyelik programından, yalnızca uygun tarifelerle yapılır. İşlemi üye kendi hesabından başlatır.',
        },
        {
          title: 'Teklif vermek',
          text: 'Bazı havayolları boş koltuk için teklif alır; teklifiniz kabul edilirse ödeme yaparsınız.',
        },
        { title: 'Check-in’de', text: 'Boş kalan yerler son saatlerde satılabilir. Buna güvenmeyin ama sorun.' },
      ],
    },
  ],
  sections: [
    {
      title: 'Yükseltince her şey değişmez',
      body: [
        'Sonradan yapılan yükseltmede bagaj hakkı ve mil kazanımı ilk aldığınız tarifede kalabilir, lounge dahil olmayabilir. Yalnızca koltuk ve ikram için mi ödüyorsunuz, yoksa tüm haklar mı geliyor: ödeme ekranında okuyun.',
      ],
    },
    {
      topic: 'Tek kabin',
      title: 'Üst kabini olmayan havayolları',
      body: [
        'Tek kabinli havayollarında yükseltme, daha çok bagaj, ücretsiz koltuk ve daha elverişli değişiklik kuralı olan pakete geçmektir. Yalnızca diz mesafesi arıyorsanız geniş aralıklı bir koltuk almak çoğu zaman yeter.',
      ],
    },
    {
      title: 'Ne zaman değer?',
      body: [
        [
          'Gece uçuyorsanız, yol uzunsa ve uçakta yatan koltuk varsa.',
          'İki bavul taşıyorsanız ve üst tarife ikinci parçayı içeriyorsa.',
          'Tarihiniz değişebilecekse: esnek üst tarife, değişiklik ücretli alt tarifeden ucuza gelebilir.',
        ],
      ],
    },
  ],
  airlineNotes: {
    thy: 'Miles and Smiles miliyle de yükseltilir; bagaj hakkı Economy’ye göre kalır.',
    pegasus: 'Saver’dan Saver Plus’a ya da Comfort Flex’e geçilir; sadakat programı BolBol’dur.',
    sunexpress: '2020–2021’de bagaj, koltuk ve ikram hakkı artıyordu.',
    ajet: 'BASIC yolcusu kabin bavulu için ek ödeme de yapabilir; AJet Club’ın koşulunu bulamadık.',
    azal: 'Teklif genellikle kalkışa en geç 14 saat kala verilir; programı AZAL Miles’tır.',
    qatar: 'Yükseltme genellikle boş yere bağlıdır; First yalnızca seçili hatlardadır.',
    aeroflot: 'Comfort genellikle yalnızca seçili uzun hatlardadır; Türkiye uçuşunda bulunmayabilir.',
    emirates: 'Special’da mille yükseltme yoktur; Economy Saver’da yalnızca online check-in’de yapılır.',
    airarabia: 'Diz mesafesinin kuralını bulamadık; bavul için bagaj paketi yetebilir.',
    flydubai: 'Yükseltmenin kuralını bulamadık; koşulu ödeme ekranında okuyun.',
  },
  questions: [
    {
      topic: 'Yalnızca gidiş',
      question: 'Yalnızca gidişi yükseltebilir miyim?',
      answer:
        'Çoğu zaman evet; her bölüm ayrı değerlendirilir. Aktarmalı uçuşta bölümlerden birinde üst kabin bulunmayabilir.',
    },
    {
      topic: 'Değişen uçuş',
      question: 'Yükselttim, sonra uçuş değişti. Param ne olur?',
      answer:
        'Değişikliği siz yaptıysanız yükseltme kural gereği yanabilir. Havayolu sizi alt sınıfa oturttuysa Türkiye’deki kuralın kapsadığı uçuşta genellikle bilet bedelinin mesafeye göre %30, 50 ya da 75’i istenebilir; doğrulamadık. Yükseltmeye ödediğinizi de yazın, biniş kartınızı saklayın.',
    },
  ],
  warning: 'Evcil hayvanla, bebekle ya da grupla uçuyorsanız yükseltme kabul edilmeyebilir. Ödemeden önce söyleyin.',
};
