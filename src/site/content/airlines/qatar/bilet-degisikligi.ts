import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Haber vermeden Qatar Airways uçağına gelmezseniz bilet değer kaybedebilir. Tarih nasıl değişir, fark nereden çıkar, Doha bağlantısı nasıl korunur?',
  answers: ['change', 'late'],
  own: [
    'qatarairways.com’da rezervasyonunuzu açın; check-in yaptıysanız önce geri aldırın.',
    'Değişecek uçuşu ve Doha’dan sonrasını birlikte seçin.',
    'Ekrandaki değişiklik ücretini ve fiyat farkını ayrı ayrı okuyun.',
    'Toplamı iptal tutarıyla karşılaştırın, sonra onaylayın.',
    'Ekran izin vermiyorsa Qatar Airways’e yazın.',
  ],
  call: 'İlk bölümü uçtunuz, kalanını değiştirmek istiyorsunuz.',
  lead: 'Katar Hava Yolları’nda (Qatar Airways) değişikliğin en pahalı hâli, haber vermeden uçağa gelmemektir. Tarihiniz kesin değilse kalkış saatini beklemeyin.',
  facts: [
    { label: 'Değişiklik ücreti', value: 'Ekranda görünür', note: 'Tutarını bulamadık', fact: 'change' },
    { label: 'Geç kalan yolcu', value: 'Bileti yanabilir', note: 'Tarifeye göre', fact: 'late' },
    {
      label: 'Gidişle dönüş ayrı tarifedeyse',
      value: 'En kısıtlayıcı kural',
      note: 'Ödül biletinin koşulu böyledir',
      fact: 'validity',
    },
    { label: 'Başka yolcuya geçirme', value: 'Olmaz', fact: 'nameFix' },
  ],
  sections: [
    {
      topic: 'İptal',
      title: 'Değiştirmek mi, iptal edip yeniden almak mı?',
      body: [
        [
          'Tarifeniz izin veriyor ve yeni günde aynı sınıfta yer varsa değiştirmek çoğu zaman daha az kaybettirir.',
          'Fiyat farkı büyükse iptalde dönecek tutarı da öğrenin.',
          'Bilet Avios ile alındıysa işlem Privilege Club hesabından yapılır.',
        ],
      ],
    },
    {
      topic: 'Saat değişti',
      title: 'Uçuşları sırayla kullanın',
      body: [
        'İlk uçuşu atlayıp yolculuğa Doha’dan katılmak, devam uçuşunu iptal ettirebilir. Böyle bir planınız varsa önceden değişiklik olarak yaptırın. Saati Qatar Airways değiştirdiyse onaylamadan önce hangi uçuşlara ücretsiz geçebileceğinizi yazılı sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan uçak',
      question: 'Havalimanına geç kaldım, biletim yandı mı?',
      answer:
        'Tarifenize bağlı. Bazı biletler değer kaybeder, bazılarında kesinti ve fark ödenerek yeni uçuş alınabilir. Hemen kontuara sorun.',
    },
    {
      topic: 'Doha molası',
      question: 'Doha’da birkaç gün kalmak istiyorum.',
      answer:
        'Bu bir güzergâh değişikliğidir; tarife izin veriyorsa yeniden fiyatlanır. Katar’a giriş koşuluna da bakın.',
    },
  ],
  warning:
    'Uçağa yetişemeyecekseniz bunu kalkıştan önce havayolunun sitesinde ya da kontuarda bildirin; sonra seçenek azalır.',
};
