import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'THY’de Business’a geçince koltuk değişir; bagaj ve mil Economy biletine göre kalır, lounge dahil değildir. Yükseltme almak ne zaman değer?',
  answers: ['upgradeKeeps', 'upgradeOwn'],
  own: [
    'Rezervasyonu açın; yükseltme teklifi varsa tutarı ve mil seçeneğini karşılaştırın.',
    'Uçağı THY’nin işletip işletmediğine bakın; ortak uçuşta yükseltme geçerli değildir.',
  ],
  call: 'Ödediğiniz koltuk ücretinin ne olacağını soracaksınız.',
  lead: 'THY’nin yükseltmesiyle Business koltuğa geçersiniz, ama bagaj hakkınız ve mil kazanımınız Economy biletinize göre kalır, lounge girişi de pakete dahil değildir. Yalnızca koltuk için istiyorsanız iyi bir seçimdir. Bagaj ve lounge için istiyorsanız baştan Business bilet almak gerekir.',
  facts: [
    { label: 'Koltuk', value: 'Business kabin', fact: 'upgradeKeeps' },
    { label: 'Bagaj hakkı', value: 'Economy biletine göre', fact: 'upgradeKeeps' },
    { label: 'Mil kazanımı', value: 'Economy biletine göre', fact: 'upgradeKeeps' },
    { label: 'Lounge', value: 'Dahil değil', fact: 'upgradeKeeps' },
    { label: 'Geçerli uçuş', value: 'Yalnızca THY’nin işlettiği', fact: 'upgradeOwn' },
    { label: 'Mille yükseltme', value: 'Mümkün', note: 'İade edilirse mil iadesi ücrete tabidir', fact: 'programme' },
    { label: 'Evcil hayvanlı yolcu', value: 'Uygulanmaz', fact: 'upgradeOwn' },
  ],
  steps: [
    {
      title: 'Uçuşu kimin işlettiğine bakarız',
      body: ['Uçuş numarası TK olsa bile uçağı başka taşıyıcı işletiyorsa yükseltme yapılmaz. Önce bunu eleriz.'],
    },
    {
      title: 'Beklentinizi konuşuruz',
      body: ['Koltuk mu, bagaj mı, lounge mu? Yanıtınıza göre yükseltmeyi ya da Business bileti öneririz.'],
    },
    {
      title: 'İki toplamı karşılaştırırız',
      body: ['Yükseltme bedelini ve aynı uçuştaki Business biletin farkını, hizmet bedelimizle birlikte söyleriz.'],
    },
    {
      title: 'Onaydan sonra işleriz',
      body: ['Boş koltuk varsa yükseltme biletinize işlenir. Yeni koltuk numaranızı kontrol edip size söyleriz.'],
    },
  ],
  sections: [
    {
      title: 'Yükseltme mi, Business bilet mi?',
      body: [
        [
          'Gece uçuşunda uyumak istiyor, tek kabin bagajıyla gidiyorsanız yükseltme işinizi görür.',
          'Ağır bavulunuz varsa hesap değişir. Yükseltme alanın bagajı artmadığından ek bagaj bedelini toplama katın.',
          'Aktarmada uzun bekleyecekseniz lounge girişi olmadığını bilerek karar verin.',
          'Statü için mil biriktiriyorsanız yükseltmenin kazanımı artırmadığını, milin Economy biletine göre işlediğini bilin.',
        ],
      ],
    },
    {
      title: 'Ücret ve mil ne zaman geri gelir?',
      body: [
        'Yükseltmeyi kullanmazsanız ücreti iade edilmez. Kullanamamanızın nedeni THY ise iade isteyebilirsiniz. Economy’de koltuk seçimi için önceden ödediğiniz ücret ise yükseltme alınca kendiliğinden geri verilir. Miles and Smiles milleriyle aldıysanız milin iadesi ücrete tabidir.',
      ],
    },
    {
      title: 'Ne zaman istemeli?',
      body: [
        'Yükseltme boş Business koltuğa bağlıdır ve fiyatı uçuşa, güne göre değişir. Bileti aldığınız gün sormak da, uçuşa birkaç gün kala sormak da olur; hangisinin daha uygun çıkacağını kimse önceden bilemez. Birlikte uçuyorsanız herkes için yer olup olmadığını aynı anda sorun, yoksa yol arkadaşınızla ayrı kabinlere düşebilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet numarası', hint: '235 ile başlayan numara, her yolcu için' },
    { label: 'Miles and Smiles üyeliği', hint: 'Mil kullanacaksanız işlemi hesap sahibi yapar' },
    { label: 'Ödediğiniz ek hizmetler', hint: 'Koltuk ücreti geri döneceği için gerekir' },
    { label: 'Beklentiniz', hint: 'Koltuk, bagaj ya da lounge: hangisi önemli' },
  ],
  questions: [
    {
      question: 'Yalnızca dönüşte yükseltme alabilir miyim?',
      answer:
        'Evet, yükseltme uçuş bazında düşünülür. Aktarmalı yolculukta uzun uçuşu yükseltip kısa olanı Economy’de geçmek isteyip istemediğinizi de sorarız.',
    },
    {
      question: 'Kedimle uçuyorum, Business’a geçebilir miyim?',
      answer:
        'Bu yükseltme evcil hayvanlı yolcuya uygulanmıyor. Hayvanın kaydını sildirip yükseltme almak da bir yol değildir; kabinde taşıma onayı gider.',
    },
    {
      question: 'THY’de First Class var mı?',
      answer: 'Satışta genellikle iki kabin görürsünüz: Economy ve Business. Yükseltme Business’a alınır.',
    },
  ],
  warning:
    'Yükseltmeyi bagaj hakkı için almayın. Kontuarda tartılan bavulunuz Economy hakkınıza göre değerlendirilir ve fazlası ücretlendirilir.',
};
