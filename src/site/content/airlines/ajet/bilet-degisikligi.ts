import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'AJet’te değişiklik hakkı genellikle BASIC’ten PREMIUM’a genişler. THY’den ya da acenteden alınan AJet bileti nerede değişir?',
  answers: ['change'],
  own: [
    'Onay e-postasının kimden geldiğine bakın: AJet, THY ya da acente.',
    'O yerin sitesinde PNR ve soyadıyla rezervasyonu açın.',
    'Kural bölümünde değişikliğin son saatini bulun; yoksa yazılı sorun.',
    'Değişiklik ücretini ve fiyat farkını ayrı görün.',
    'Toplam uygunsa kalkıştan önce onaylayın.',
  ],
  call: 'Bileti hangi şirketin kestiğini bulamıyorsunuz.',
  lead: 'AJet uçuşu her zaman AJet bileti değildir. Bileti THY sattıysa koşula ve işleme genellikle THY bakar.',
  facts: [
    { label: 'Değişiklik hakkı', value: 'BASIC’ten PREMIUM’a genişler', fact: 'change' },
    { label: 'Son değişiklik saati', value: 'Biletin kural bölümünde', note: 'Yoksa AJet’e sorun' },
    { label: 'THY’den alınan bilet', value: 'THY’de değişir' },
    { label: 'Acente bileti', value: 'Kesen acentede' },
  ],
  sections: [
    {
      topic: 'Ücret',
      title: 'AJet’e gönderilecek mesaj',
      body: [
        '“PNR ve uçuş tarihi aşağıda. Bugün değiştirirsem ücret ve fiyat farkı ne, hangi saatten sonra artar, gelmezsem biletten ne kalır, koltuk ve bagaj yeni uçuşa geçer mi?” diye yazın ve yanıtı saklayın.',
      ],
    },
    {
      topic: 'Saat değişikliği',
      title: 'Saati AJet değiştirdiyse',
      body: [
        'Gelen iletideki saati hemen onaylamayın; burada paketin kuralı değil, [yolcu hakları](/hizmetler/ucus-gecikmesi) geçerli olabilir. Aynı gün uçmak istiyorsanız önce o günün boş seferini sorun. Sabiha Gökçen ve Esenboğa dışında sefer az olabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'BASIC bileti',
      question: 'BASIC biletimi hiç mi değiştiremem?',
      answer:
        'Yalnızca paketin adı bunu söylemez. Koşul hatta ve satış gününe göre değişebilir; biletteki satırı okuyun.',
    },
    {
      topic: 'THY dönüşü',
      question: 'Gidiş AJet, dönüş THY. Tek işlem mi?',
      answer: 'Tek biletse genellikle bileti kesenin kuralı geçer. İki bilet aldıysanız iki işlem yapılır.',
    },
  ],
  warning: 'Uçağa gelmezseniz ne kalacağını bulamadık; uçamayacaksanız kalkıştan önce değiştirin.',
};
