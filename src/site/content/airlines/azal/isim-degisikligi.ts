import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'AZAL biletinde ad yazımı: ə harfi, kimlik ve pasaport farkı, alt satır. Düzeltme kuralını bulamadık; kime, hangi belgeyle sorulacağını anlatıyoruz.',
  answers: ['name', 'nameSpelling'],
  own: [
    'Hangi belgeyle uçacağınızı seçin: kimlik ya da pasaport.',
    'Biletteki adı o belgenin alt satırıyla harf harf karşılaştırın.',
    'Fark varsa aşağıdaki mesajı belge görüntüsüyle satıcıya gönderin.',
    'Yanıtı telefonunuza kaydedin, kontuarda gösterin.',
  ],
  call: 'Pasaportta ə harfi var ve bilet farklı görünüyor.',
  lead: 'Azerbaycan Hava Yolları (AZAL) biletinde ad, bir harf yüzünden pasaporttakinden farklı görünebilir. Pasaporttaki ə’nin doğru karşılığı belgenin alt iki satırında yazar.',
  facts: [
    { label: 'Düzeltme kuralı', value: 'Satıcıya sorun', fact: 'name' },
    { label: 'Kimlikle uçuş', value: 'Kimlikteki yazım', note: 'Türkiye uçuşunda', fact: 'nameSpelling' },
    { label: 'Pasaportla uçuş', value: 'Pasaporttaki yazım', fact: 'nameSpelling' },
    { label: 'ə harfi', value: 'Alt satırdaki karşılığı', note: 'Tahminle A ya da E yazmayın' },
  ],
  sections: [
    {
      topic: 'Azerice harf',
      title: 'Harfler nasıl yazılır?',
      body: [
        [
          'ş, ç, ğ: bilette çengelsiz görünür, hata değildir.',
          'x ve q: Türkçe yazıma çevrilmez; Xəyal, Hayal olmaz.',
          'Baba adı: bilette istenip istenmediğini satıcıya sorun.',
        ],
      ],
    },
    {
      topic: 'İki belge',
      title: 'Kimlik ve pasaport farklıysa',
      body: [
        'Çifte vatandaşlarda ve yeni kimlik alanlarda iki yazım görülebilir. Gidişte ve dönüşte aynı belgeyi kullanın, sınırda kabul edildiğini önceden öğrenin. Satıcıya belgenin yalnızca bilgi sayfasını gönderin; metin Azerice, Rusça ya da İngilizce olursa yanıt çabuklaşabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yeni pasaport',
      question: 'Bilet elimde, pasaportum yenilendi.',
      answer:
        'Kuralını bulamadık. Ad aynıysa yeni numarayı satıcıya yazın, check-in’de yenisini girin; eski pasaportu da yanınıza alın.',
    },
    {
      topic: 'Evlilik',
      question: 'Evlilik soyadım kimlikte var, pasaportta yok.',
      answer: 'Bileti uçacağınız belgedeki soyadıyla alın; vize de aynı adı taşısın.',
    },
    {
      question: 'Biletimi eşime verebilir miyim?',
      answer: 'Devir kuralını bulamadık; biletler genellikle kişiye özeldir. Satıcınıza sorun.',
    },
    {
      topic: 'Ters, ikinci ad',
      question: 'Adım soyadımla yer değiştirmiş, ikinci adım yok.',
      answer:
        'Nasıl düzeltildiğini bulamadık. Uçacağınız belgeyi satıcıya gönderin, AZAL’ın yanıtını uçuştan önce alın.',
    },
  ],
  warning: 'Adınızı Türkçe okunuşuna göre yazdırmayın; Xatirə yerine Hatire yazan bilet belgeyle uyuşmaz.',
};
