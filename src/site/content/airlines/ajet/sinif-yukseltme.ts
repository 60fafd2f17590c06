import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'AJet’te üst kabin yok, paket yükseltme var. BASIC’ten ECOJET’e, FLEX’e ya da PREMIUM’a geçmek mi, yalnızca bavul eklemek mi daha hesaplı?',
  answers: ['upgrade', 'cabins'],
  own: [
    'BASIC’te eksik olan yalnızca bavulsa önce ek ödemeye bakın.',
    'Koltuk ve esneklik de gerekiyorsa paketi yükseltin.',
  ],
  call: 'Paket yükseltme ekranda çıkmıyor.',
  lead: 'AJet tek kabinle uçar, yükseltilecek bir Business yoktur. Buna karşılık BASIC’ten yukarı çıkmanın iki yolu vardır: kabin boyu bavul için ek ödeme yapmak ya da üst pakete geçmek. Dış hat BASIC’te 16 Aralık 2025’ten beri kabine yalnızca koltuk altı çantası alındığı için bu seçim önem kazandı.',
  facts: [
    { label: 'Üst kabin', value: 'Yok', fact: 'cabins' },
    { label: 'Paket sırası', value: 'BASIC, ECOJET, FLEX, PREMIUM', fact: 'fares' },
    {
      label: 'BASIC’e bavul',
      value: 'Ek ödeme ya da üst paket',
      note: 'Dış hatta kabin boyu bavul için',
      fact: 'upgrade',
    },
    { label: 'PREMIUM', value: 'Kabin değil, paket', fact: 'fares' },
  ],
  steps: [
    {
      title: 'Eksiği söyleyin',
      body: [
        'Eksiğiniz bavul mu, koltuk mu, kilo mu, değişiklik hakkı mı? Tek eksiğiniz varsa paket yükseltmek ikinci seçenektir.',
      ],
    },
    {
      title: 'İki hesap yaparız',
      body: ['Yalnızca eksiği eklemenin ve üst pakete geçmenin toplamını söyleriz. Hesap her yön için ayrıdır.'],
    },
    {
      title: 'Üst paketin içeriğine bakarız',
      body: ['ECOJET’te koltuk genellikle yine ücretlidir. Paketi yükseltince her şeyin dahil olduğunu varsaymayın.'],
    },
    {
      title: 'Onayınızla geçiririz',
      body: ['Geçiş rezervasyonunuzda açıksa işleriz, kapalıysa tek tek ekleme yoluna döneriz.'],
    },
  ],
  sections: [
    {
      title: 'BASIC’ten nereye?',
      body: [
        [
          'Yalnızca kabin bavulu gerekiyor: Ek ödeme ile ECOJET’in toplamını kıyaslayın, aradaki fark küçükse kayıtlı bagaj da kazanırsınız.',
          'Kabin bavulu ve büyük bavul gerekiyor: ECOJET çoğu yolcuya yeter.',
          'Tarih değişebilir: FLEX. Değişikliğin hangi saate kadar yapılabildiğini, pakete geçmeden önce sorun.',
          'Koltuk seçmek de istiyorsunuz: PREMIUM’un bunu kapsayıp kapsamadığını kendi uçuşunuz için sorun, koltuğu tek başına almakla kıyaslayın.',
        ],
      ],
    },
    {
      title: 'Rahat uçmak için yapılabilecekler',
      body: [
        'Paketler uçağın içini değiştirmez; daha geniş koltuk ararken koltuk planına bakmanız gerekir. Çıkış sırası koşul ister, ön sıra erken iniş sağlar. Kısa iç hat uçuşunda paket yükseltmenin etkisi çoğunlukla bagajda ve değişiklik hakkında görülür, oturuşta değil.',
      ],
    },
    {
      title: 'AJet Club ve Miles and Smiles ile yükseltme',
      body: [
        'AJet Club hesabınızla paket yükseltip yükseltemeyeceğinizi doğrulayamadık. THY’nin Business yükseltmesi de yalnızca THY’nin işlettiği uçuşlar içindir, AJet uçağında kullanılmaz. Hesabınızdaki puan ya da mil için önce AJet’ten yazılı yanıt alın; biz bilet tarafındaki hesabı yaparız.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve paket adı', hint: 'Her yön için ayrı bakılır' },
    { label: 'Bavulun ölçüsü', hint: 'Kabin boyu mu, büyük mü' },
    { label: 'Rota', hint: 'İç hat BASIC ile dış hat BASIC farklı olabilir' },
    { label: 'AJet Club bilgisi', hint: 'Sorunuz puanla ilgiliyse' },
  ],
  questions: [
    {
      question: 'THY’den aldığım AJet uçuşunu Business’a çıkarabilir miyim?',
      answer:
        'Hayır. THY’nin yükseltmesi kendi işlettiği uçuşta geçerlidir, AJet uçağında da ayrı Business kabin yoktur.',
    },
    {
      question: 'Paketi havalimanında yükseltsem olur mu?',
      answer:
        'Kapanmadıysa isteyebilirsiniz, ama bagaj havalimanında genellikle daha pahalıdır. Geçişi evdeyken yapmak daha az masraflıdır.',
    },
    {
      question: 'PREMIUM aldım, ön kapıdan mı bineceğim?',
      answer:
        'Binişin düzeni havalimanına göre değişir, pakete dahil saymayın. Paketin içeriğinde ne yazıyorsa o geçerlidir.',
    },
  ],
  warning:
    'Eski karşılaştırma tabloları BASIC’i kabin bavuluyla gösterir. Dış hat için Aralık 2025’ten önceki tabloya göre paket seçmeyin.',
};
