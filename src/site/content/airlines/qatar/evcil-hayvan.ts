import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Qatar Airways’te kedi, köpek ve kuş kabine alınmaz, kayıtlı bagajda uçar. 48 saat kuralı, şahin istisnası, ırk ve Doha aktarması.',
  answers: ['petCabin', 'pet'],
  own: [
    'Bilet alırken hayvanı da kaydettirin, uçuşa en geç 48 saat kala bildirin.',
    'Gideceğiniz ülkenin giriş iznini alın.',
  ],
  call: 'Doha’ya başka bir havayoluyla gelip aktarma yapıyorsunuz.',
  lead: 'Qatar Airways kabinine evcil hayvan almaz. İstisna ikidir: şahin ve bazı hatlarda hizmet köpeği. Kediniz, köpeğiniz ya da kuşunuz kayıtlı bagaj olarak uçabilir; bunun için mümkünse rezervasyon sırasında, en geç uçuştan 48 saat önce haber vermek gerekir. Onay gelmeden biletinizi kesin saymayın.',
  facts: [
    { label: 'Kabin', value: 'Kapalı', note: 'Şahin ve bazı hatlarda hizmet köpeği dışında', fact: 'petCabin' },
    { label: 'Kedi, köpek, kuş', value: 'Kayıtlı bagajda', fact: 'pet' },
    { label: 'Bildirim', value: 'En geç 48 saat önce', note: 'Mümkünse bilet alınırken', fact: 'pet' },
    { label: 'Şahin', value: 'Yolcu başına 1', note: 'Economy’de, uçakta en çok 6', fact: 'petCabin' },
    { label: 'Belge', value: 'Sağlık belgesi, kimlik', note: 'Hayvanın pasaportu da olabilir', fact: 'pet' },
    {
      label: 'Başka havayolundan aktarma',
      value: 'Kargo gerekir',
      note: 'Fazla bagaj olarak alınmaz',
      fact: 'petTransfer',
    },
  ],
  steps: [
    {
      title: 'Önce hayvanı tanırız',
      body: [
        'Türünü, ırkını, yaşını ve kafesiyle birlikte ağırlığını sorarız. Basık burunlu bir ırksa bunu ilk cümlede söyleyin; birçoğu genellikle kabul edilmiyor.',
      ],
    },
    {
      title: 'Rotanın tamamına bakarız',
      body: [
        'Bütün uçuşlar Qatar Airways’in mi? Başka bir havayolundan aktarma varsa hayvan fazla bagaj olarak kabul edilmez, kargo yoluna döneriz.',
      ],
    },
    {
      title: 'Talebi havayoluna iletiriz',
      body: [
        'Kalkış saatine 48 saatten fazla varken talep girilir. Yer, uçak tipi ve varış ülkesinin kuralı birlikte değerlendirilir; kararı havayolu verir.',
      ],
    },
    {
      title: 'Onaydan sonra belgeler',
      body: [
        'Sağlık belgesinin tarihini, aşı kaydını ve kafes ölçüsünü telefonda kontrol ederiz. Eksik belge kontuarda geri dönüş demektir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Bagajda mı, kargoda mı?',
      body: [
        [
          'Siz de aynı uçuştaysanız ve tür kedi, köpek ya da kuşsa kayıtlı bagaj olarak uçabilir.',
          'Yolculuğa başka bir havayoluyla başlıyorsanız kargo gerekir.',
          'Varış ülkesi hayvanı yalnızca kargoyla kabul ediyorsa seçenek kalmaz; bunu ülkenin veteriner makamından öğrenin.',
          'Sizden ayrı tarihte uçacaksa yol kargodur.',
        ],
      ],
    },
    {
      title: 'Şahin nasıl uçar?',
      body: [
        'Yalnızca Economy kabininde, yolcu başına bir şahin kabul edilir ve bir uçakta en çok altı şahin bulunabilir. Sayı sınırlı olduğu için bilet almadan önce sorun. Türün yasal belgeleri sizin sorumluluğunuzdadır.',
      ],
    },
    {
      title: 'Doha’da bekleyen hayvana ne olur?',
      body: [
        'Havayolunun eski bir bilgilendirmesinde, aktarmadaki hayvanların kafesten çıkarıldığı, beslendiği ve köpeklerin gezdirildiği yazıyor. Bugün aynı hizmetin verilip verilmediğini talep sırasında sorarız. Bağlantıyı seçerken hayvanın kafeste geçireceği toplam süreyi hesaplayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Irk ve yaş', hint: 'Basık burunlu ırklar için ayrı yanıt alırız' },
    { label: 'Kafes ölçüsü', hint: 'En, boy, yükseklik ve hayvanla birlikte ağırlık' },
    { label: 'Sağlık belgesi', hint: 'Düzenlenme tarihiyle birlikte okuyun' },
    { label: 'Varış ülkesi kuralı', hint: 'İthal izni ya da karantina isteyip istemediği' },
  ],
  questions: [
    {
      question: 'Küçük kedim çantada yanımda oturamaz mı?',
      answer:
        'Qatar Airways’te oturamaz. Kabinde taşımak istiyorsanız kabine hayvan kabul eden başka bir havayolu aramak gerekir; o seçeneği de konuşabiliriz.',
    },
    {
      question: 'Hizmet köpeğim kabine girer mi?',
      answer:
        'Bazı hatlarda kabul edilir. Eğitim belgesi ve varış ülkesinin izni istenir; hattınız için havayolundan yazılı onay alınmadan yola çıkmayın.',
    },
    {
      question: '48 saatten az kaldı, deneyelim mi?',
      answer:
        'Deneyebiliriz, ama havayolu talebi geri çevirebilir. Bilet tarihinizi kaydırmanın koşuluna da aynı görüşmede bakarız.',
    },
  ],
  warning:
    'Bileti önce alıp hayvanı sonra sormayın. Irk ya da rota yüzünden ret gelirse bilet değişikliğinin bedeli size kalır.',
};
