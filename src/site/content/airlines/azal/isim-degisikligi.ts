import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'AZAL biletinde ad yazımı: ə harfi, kimlik ve pasaport farkı, MRZ satırı. Düzeltme kuralını bulamadık; kime, hangi belgeyle sorulacağını anlatıyoruz.',
  answers: ['name', 'nameSpelling'],
  own: [
    'Hangi belgeyle uçacağınızı seçin: kimlik ya da pasaport.',
    'Biletteki adı o belgenin alt satırıyla harf harf karşılaştırın.',
    'Fark varsa satıcıya belge görüntüsüyle yazın.',
    'Yanıtı telefonunuza kaydedin, kontuarda gösterin.',
  ],
  call: 'Pasaportta ə harfi var ve bilet farklı görünüyor.',
  lead: 'Azerbaycan Hava Yolları (AZAL) yolcusunun ad sorunu çoğu kez harftir. Pasaporttaki ə’nin doğru karşılığı belgenin alt iki satırında yazar.',
  facts: [
    { label: 'Düzeltme kuralı', value: 'Satıcıya sorun', fact: 'name' },
    { label: 'Kimlikle uçuş', value: 'Kimlikteki yazım', note: 'Türkiye uçuşunda', fact: 'nameSpelling' },
    { label: 'Pasaportla uçuş', value: 'Pasaporttaki yazım', fact: 'nameSpelling' },
    { label: 'ə harfi', value: 'Alt satırdaki karşılığı', note: 'Tahminle A ya da E yazmayın' },
  ],
  sections: [
    {
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
      title: 'Satıcıya gönderilecek mesaj',
      body: [
        '“PNR, 771’li numara, uçuş tarihi, biletteki ve belgedeki ad aşağıda. Bu farkla yolcu kabul edilir mi, edilmezse düzeltme ücreti ve süresi nedir?” diye yazın. Belgenin yalnızca bilgi sayfasını ekleyin. Uçuş yakınsa kontuara iki belgenizle erken gidin.',
      ],
    },
  ],
  questions: [
    {
      question: 'Bilette A, pasaport satırında E var.',
      answer: 'Bu gerçek bir farktır. Satıcıya belgeyle bildirin, AZAL’ın yanıtını yazılı isteyin.',
    },
    {
      question: 'Evlilik soyadım kimlikte var, pasaportta yok.',
      answer: 'Bileti uçacağınız belgedeki soyadıyla alın; vize de aynı adı taşısın.',
    },
    {
      question: 'Biletimi eşime verebilir miyim?',
      answer: 'Devir kuralını bulamadık; biletler genellikle kişiye özeldir. Satıcınıza sorun.',
    },
  ],
  warning: 'Adınızı Türkçe okunuşuna göre yazdırmayın; Xatirə, Hatire olunca belge tutmaz.',
};
