import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Aeroflot’ta Comfort veya Business’a geçiş: hangi uçuşta Comfort kabini var, mille yükseltmede tarife engeli, Rossiya uçağında ne değişir?',
  answers: ['upgrade', 'cabins'],
  own: [
    'aeroflot.ru’da rezervasyonunuzu açıp uçağınızın koltuk planına bakın: Comfort var mı?',
    'Tarifeniz Promo ise mil yerine ücretli geçişi sorun.',
    'Mil kullanacaksanız Aeroflot Bonus hesabınıza girip tutarı okuyun.',
    'Yeni tarifenin iade satırını okuyun, kartınızın geçip geçmediğine bakın.',
  ],
  call: 'Comfort ile Business arasında kararsızsınız.',
  lead: 'Aeroflot’ta Economy ile Business arasında bir kabin daha olabilir: Comfort. Yalnızca seçili uzun hatlardadır, Türkiye uçuşunda bulunmayabilir.',
  facts: [
    { label: 'Kabinler', value: 'Economy, Comfort, Business', fact: 'cabins' },
    { label: 'Promo’da mil', value: 'Kapalı', fact: 'upgrade' },
    {
      label: 'Business bagajı',
      value: '2 parça, her biri 32 kg',
      note: 'Yükseltince de geçip geçmediğini sorun',
      fact: 'checked',
    },
    { label: 'Uçuşu Rossiya yapıyorsa', value: 'Kabin düzeni farklı olabilir' },
  ],
  sections: [
    {
      topic: 'Comfort, Business',
      title: 'Comfort mu, Business mı?',
      body: [
        [
          'Uçuş kısaysa farkı koltuk genişliği için ödemeye değer mi, düşünün.',
          'Gece uyuyacaksanız Business koltuğunun yatıp yatmadığını havayoluna sorun.',
          'Derdiniz ikinci bavulsa ek parça almak daha ucuza gelebilir.',
          'İki uçuşunuz varsa yalnızca uzun olanı yükseltin.',
        ],
      ],
    },
    {
      topic: 'Rossiya, mil',
      title: 'Rossiya ve ortak mil',
      body: [
        'Uçuşu Rossiya yapıyorsa uçak değişince ne olacağını ödemeden önce sorun: başka uçuş mu, fark iadesi mi? SkyTeam üyeliği askıda olduğundan başka havayolunun mili burada geçmeyebilir; eski rehberlere güvenmeyin.',
      ],
    },
  ],
  questions: [
    {
      question: 'Türkiye–Moskova uçuşunda Comfort var mı?',
      answer: 'Bilmiyoruz; bu kabin genellikle seçili uzun hatlardadır. Uçacağınız günün koltuk planına bakın.',
    },
    {
      topic: 'Promo bileti',
      question: 'Promo biletle ücret ödeyip Business’a geçebilir miyim?',
      answer: 'Tarife metni izin veriyorsa olabilir. Bileti değiştirmenin bedeliyle karşılaştırın.',
    },
  ],
  warning: 'Planda Comfort görünmesi yetmez; uçak değişirse kabin de gider, karşılığını önceden yazılı sorun.',
};
