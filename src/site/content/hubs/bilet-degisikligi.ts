import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Bilet Değişikliği',
  metaTitle: 'Bilet Değişikliği: Tarih, Saat, Güzergâh',
  description:
    'Uçuş tarihini, saatini ya da güzergâhı değiştirmeden önce değişiklik ücretini ve fiyat farkını öğrenin. Uçağı kaçırdıysanız ne yapılır?',
  tagline: 'Bileti aldığınız yerden değiştirin; iki bedeli olabilir: değişiklik ücreti ve yeni uçuşun fiyat farkı.',
  lead: 'Değişiklik ücreti uçuşa kalan saate göre artabilir. Onaylamadan önce iki tutarı ayrı ayrı okuyun ve değiştirmezseniz ne olacağına bakın.',
  sections: [
    {
      id: 'kacirdim',
      title: 'Uçağı kaçırdıysanız',
      body: [
        'Hemen havayolunun kontuarına ya da satış ofisine gidin, sonraki uçuşa geçmeyi isteyin. Bileti acenteden aldıysanız acenteye de hemen yazın.',
        [
          'Dönüş biletiniz varsa iptal edilmemesini isteyin: gidişe binmeyenin dönüşü çoğu tarifede iptal olur.',
          'Hiç uçmayacaksanız geri istenebilen vergi ve harçları sorun.',
          'İlk uçuşunuz geciktiği için aktarmayı kaçırdıysanız ve bilet tekse, sizi varışa genellikle havayolu ulaştırır: [Uçuş Gecikmesi ve İptali](/hizmetler/ucus-gecikmesi).',
        ],
      ],
    },
    {
      title: 'Değiştirmek mi, iptal edip yeniden almak mı?',
      body: [
        [
          'Bilet iade edilmiyorsa değişiklik çoğu zaman daha az kaybettirir.',
          'Değişiklik ücreti bilet fiyatına yaklaşıyorsa yeni bir tek yön bilet daha ucuz olabilir; ama gidişi kullanmadan dönüşe binilmeyebilir.',
          'Saati havayolu değiştirdiyse değişiklik ücreti istenmeyebilir. [Önce haklarınızı okuyun](/hizmetler/ucus-gecikmesi#saat-degisti).',
        ],
      ],
    },
    {
      topic: 'Yalnızca dönüş',
      title: 'Yalnızca dönüşü kullanacaksanız',
      body: [
        'Biletin bölümleri sırayla kullanılır; gidişe binmezseniz dönüş kendiliğinden iptal olabilir. Gidişten önce bileti kesene sorun ve yanıtı yazılı alın.',
      ],
    },
    {
      topic: 'Bagaj, koltuk',
      title: 'Ek hizmetler ne olur?',
      body: [
        'Satın alınmış koltuk, bagaj ve yemek yeni uçuşa kendiliğinden geçmeyebilir. Yeni rezervasyonda her birini tek tek kontrol edin.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'İç hatta genellikle kalkışa son 1 saatte değişiklik yapılmaz.',
    pegasus: 'Pegasus Flex ayrıca satın alınan ek üründür; Comfort Flex paketi değildir.',
    sunexpress: 'Tutar “Rezervasyonlarım”da yazar; tatil paketini tur operatörü değiştirir.',
    ajet: 'Son saatini bulamadık; biletin kural bölümüne bakın.',
    azal: 'Ekonom Klasik’te uçuştan sonra genellikle yapılamaz (2022).',
    qatar: 'Geç kalanın bileti tarifeye göre yanabilir.',
    aeroflot: 'Türk kartı çalışmayabilir; ödeme yolunu baştan sorun.',
    emirates: 'Ücretini bulamadık; rezervasyonu açınca genellikle ödemeden görünür.',
    airarabia: 'Değişikliğin son saatini biletinizden öğrenin.',
    flydubai: 'Lite ve Value’da uçağı kaçırana iade yoktur.',
  },
  questions: [
    {
      topic: 'Erken uçuş',
      question: 'Aynı gün daha erken uçuşa geçebilir miyim?',
      answer:
        'Yer varsa ve kural izin veriyorsa evet. Bazı havayolları bunu yalnızca havalimanında, bazıları yalnızca üst tarifelerde yapar. Check-in yapmadıysanız seçenek daha çoktur.',
    },
    {
      topic: 'Tek yolcu',
      question: 'Yolculardan yalnızca birinin tarihini değiştirebilir miyiz?',
      answer:
        'Evet; o yolcu rezervasyondan ayrılır ve kendi PNR’sini alır. Çocuk ayrılıyorsa yanında kimin kalacağını baştan söyleyin.',
    },
  ],
  warning:
    'Uçamayacağınızı anladığınız anda bileti aldığınız yere bildirin. Uçağa gelmeyen yolcunun hakkı çoğu kuralda azalır.',
};
