import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'AZAL’da üst kabine teklif vererek geçilir: teklif en geç 14, sonuç en geç 12 saat kala. Kabul edilen ödeme iade edilmez; önce bilinecekler.',
  answers: ['upgrade', 'upgradePay'],
  own: [
    'Teklifi 14 saat kalmadan verin; kabul edilmezse para çekilmez.',
    'Kabul edilirse geri dönüş yoktur, tutarı buna göre yazın.',
  ],
  call: 'Rezervasyonda hayvan ya da grup var.',
  lead: 'AZAL’da üst kabine geçmenin yolu çoğu yolcu için AZAL Upgrade’dir. Economy biletinizle Premium Economy ya da Business için bir tutar önerirsiniz. Teklif kalkışa en geç 14 saat kala verilir, sonuç en geç 12 saat kala bildirilir. Kabul edilmezse ödeme alınmaz; kabul edilirse tutar iade edilmez.',
  facts: [
    { label: 'Yol', value: 'AZAL Upgrade teklifi', fact: 'upgrade' },
    { label: 'Nereye', value: 'Premium Economy ya da Business', fact: 'upgrade' },
    { label: 'Son teklif', value: 'Kalkışa 14 saat kala', fact: 'upgrade' },
    { label: 'Sonuç', value: 'En geç 12 saat kala', fact: 'upgrade' },
    { label: 'Ödeme', value: 'Yalnızca kabul edilirse', note: 'İade ve değişiklik yok', fact: 'upgradePay' },
    {
      label: 'Kapsam',
      value: 'Rezervasyondaki herkes',
      note: 'Teklif veren 18 yaşından büyük olmalı',
      fact: 'upgradeScope',
    },
  ],
  steps: [
    {
      title: 'Uygun musunuz, bakarız',
      body: [
        'Evcil hayvanlı yolcu ve grup rezervasyonu teklif veremez. Çocuk yaştaki yolcu da teklifi kendisi veremez.',
      ],
    },
    {
      title: 'Saat hesabı yaparız',
      body: [
        'Kalkıştan 14 saat geriye gidince sabah uçuşunda önceki günün öğleden sonrasına düşersiniz. Teklif için kalan süreyi söyleriz.',
      ],
    },
    {
      title: 'Kişi sayısını hesaba katarız',
      body: ['Teklif rezervasyondaki bütün yolcular için geçerlidir. İki kişilik öneri, iki koltuk bedeli demektir.'],
    },
    {
      title: 'Teklifi siz verirsiniz',
      body: ['Kart bilgisi ve onay sizin ekranınızdadır. Biz adımları anlatır, tutar önermeyiz.'],
    },
  ],
  sections: [
    {
      title: 'Premium Economy mi, Business mı?',
      body: [
        [
          'Bir ara kabin yetiyorsa Premium Economy: iki kabin bagajı parçası ve Economy’den ayrı bir bölüm.',
          'Uzun uçuşta Business: önerinizin kabul edilme olasılığı boş koltuk sayısına bağlıdır, dolu uçakta zayıftır.',
          'Bagaj için yükseltme almayı düşünüyorsanız durun. Teklifle yükseltme alan yolcunun bagaj hakkını AZAL’dan teyit etmeden üst kabinin hakkını varsaymayın.',
          'Kabin sizin için şartsa teklif beklemeyin, baştan o kabinde bilet alın.',
        ],
      ],
    },
    {
      title: 'Teklif vermeden önce düşünülecekler',
      body: [
        'Önce aynı uçuşun üst kabin fiyatına bakın; ona yaklaşan bir teklif vermektense o kabinde bilet almak daha güvenlidir. Kabul edilen teklif iade edilmez ve değiştirilmez. Planınız kesinleşmediyse teklif vermeden bekleyin. Rezervasyonda dört kişi varsa ve yalnızca biri yükseltme almak istiyorsa teklif buna elvermez; kayıt ayırmanın sonuçlarını önce konuşun. Sonuç kalkışa en geç 12 saat kala bildirildiğinden koltuk seçiminizi ve check-in’inizi o bildirimden sonra yeniden kontrol edin.',
      ],
    },
    {
      title: 'AZAL Miles ve doğrudan yükseltme',
      body: [
        'Mil kullanarak yükselmenin bugünkü koşulunu doğrulayamadık; AZAL Miles hesabınızdan ya da AZAL’dan sorun. Teklif dışında fark ödeyerek üst kabine geçmek isterseniz bu, bilet değişikliği sayılır ve biletin alındığı yerden yürütülür. İki yolun toplamını karşılaştırmanıza yardım ederiz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve kalkış saati', hint: '14 saatlik sınırı hesaplamak için' },
    { label: 'Yolcu sayısı', hint: 'Teklif hepsini kapsar' },
    { label: 'Bilet sınıfı', hint: 'Economy olduğundan emin olun' },
    { label: 'AZAL Miles kartı', hint: 'Mille yükseltmeyi soracaksanız' },
  ],
  questions: [
    {
      question: 'Teklifim reddedildi, yeniden verebilir miyim?',
      answer:
        'Süre kaldıysa ekranda seçenek çıkabilir. Sonuç son saatlere kaldıysa 14 saat sınırı çoğu zaman geçmiş olur.',
    },
    {
      question: 'Kedimle uçuyorum, teklif verebilir miyim?',
      answer: 'Hayır. AZAL’ın koşulunda evcil hayvanlı yolcu yükseltmeden yararlanamaz.',
    },
    {
      question: 'Yükseldim, uçuş iptal oldu. Teklif parası ne olur?',
      answer:
        'Uçuşu AZAL iptal ettiyse başvurunuza bu kalemi de yazın. Kendi isteğinizle vazgeçerseniz tutar geri verilmez.',
    },
  ],
  warning:
    'Kaç kişi için önerdiğinizi ekranda yeniden okuyun. Kişi başı sandığınız tutar rezervasyondaki herkes için kartınızdan çekilebilir.',
};
