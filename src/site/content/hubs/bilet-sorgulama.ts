import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Bilet Sorgulama',
  metaTitle: 'Bilet Numarası ile Sorgulama',
  description:
    'On üç rakamlı bilet numarası hangi havayoluna ait, bilet açık mı kullanılmış mı? Numarayı nerede bulur, soyadını nasıl yazarsınız?',
  tagline:
    'Biletinizi onu kesen havayolunun sitesinde görürsünüz; buradaki form hiçbir havayolunun sistemine bağlı değildir.',
  more: [
    'Ekstredeki şirketten 13 rakamlı bilet numarasını ve PNR’yi yazılı isteyin.',
    'Elinizde PNR varsa: [Rezervasyon Yönetimi](/hizmetler/rezervasyon-yonetimi).',
  ],
  lead: 'Bilet numarası 13 rakamdan oluşur ve her yolcunun kendine aittir. İlk üç rakam bileti kesen havayolunu gösterir; kalan on rakam biletin sıra numarasıdır.',
  sections: [
    {
      id: 'para-cekildi',
      title: 'Para çekildi, bilet gelmedi ya da iki kez çekildi',
      body: [
        [
          'Bilet numarası gelmeden ikinci kez ödemeyin.',
          'Kart ekstrenizde kimin adı var? Ondan 13 rakamlı bilet numarasını yazılı isteyin; onay e-postası için gereksiz (spam) klasörüne bakın.',
          'Bilet kesilmediyse tutar çoğu zaman yalnızca bloke edilmiştir ve hesabınıza döner; süreyi bankanıza sorun.',
          'İki kez çekildiyse yeniden ödemeyin: iki tutarı ekstredeki şirkete yazın, birinin bloke olup olmadığını bankanıza sorun.',
          'Ekstredeki şirket yanıt vermiyorsa bankanıza harcama itirazını (ters ibraz) ve son gününü sorun; beklerken süre dolabilir.',
          'Uçuş yakınsa havayoluna PNR ve soyadıyla sorun: kayıtta bilet var mı?',
        ],
      ],
    },
    {
      topic: 'Numaranın yeri',
      title: 'Numara nerede yazar?',
      body: [
        [
          'E-bilet yolcu seyahat belgesinde “e-ticket number” satırında.',
          'Biniş kartının alt köşesinde, çoğu zaman ETKT harflerinden sonra.',
          'Acente faturasında yolcu adının yanında.',
        ],
        'Boşluk ya da tire ile yazılmış olabilir; sorgularken yalnızca rakamlar yeter.',
      ],
    },
    {
      topic: 'Bilet durumu',
      title: 'Bilet durumları',
      body: [
        [
          'Açık: uçuş henüz kullanılmamış.',
          'Check-in yapılmış: biniş kartı alınmış, değişiklik için geri alınmalı.',
          'Uçulmuş: bölüm kullanılmış, iade edilmez.',
          'Değiştirilmiş: yerine yeni numaralı bilet kesilmiş.',
          'İade edilmiş: iade işlemi yapılmış, bilet artık kullanılamaz.',
        ],
      ],
    },
  ],
  questions: [
    {
      topic: 'Kısa numara',
      question: 'Numaram 13 rakamdan kısa, neden?',
      answer:
        'Elinizdeki büyük olasılıkla acentenin takip numarası ya da PNR’dir. E-bilet belgesindeki 13 rakamlı numarayı bulun.',
    },
    {
      topic: 'İki numara',
      question: 'Gidiş ve dönüş için iki numara var. Hangisi?',
      answer:
        'Ayrı ayrı kesilmiş iki biletiniz olabilir; bu durumda her birinin kuralı da ayrıdır. Sormak istediğiniz uçuşun numarasını kullanın.',
    },
    {
      question: 'Bilet numaramı birine vermek sakıncalı mı?',
      answer:
        'Soyadıyla birlikte rezervasyonunuza ulaşmaya yetebilir. Yalnızca işleminizi yapan kişiyle paylaşın, açık ortamlarda yazmayın.',
    },
  ],
};
