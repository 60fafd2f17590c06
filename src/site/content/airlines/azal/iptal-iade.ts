import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'AZAL’da iade genellikle biletin alındığı yerden istenir. Bakü’den dönüşte Türkiye’nin yolcu hakları uygulanmaz; hangi yön için kime ne yazılır?',
  answers: ['cancel'],
  own: [
    'Faturadan bileti satanı bulun, iadeyi ondan isteyin.',
    'Dönecek tutarı, kesintiyi ve süreyi yazmasını isteyin.',
    'Yanıtı görmeden iptali onaylamayın.',
    'İptali kalkıştan önce bitirin.',
  ],
  call: 'Satıcıdan yanıt gelmiyor ya da dönüşte ne isteyeceğinizi bilmiyorsunuz.',
  lead: 'Azerbaycan Hava Yolları (AZAL) yabancı bir havayoludur. Vazgeçen sizseniz satıcının koşuluna, uçuş aksadıysa hangi yönde aksadığına bakılır; başvuruyu ona göre yazın.',
  facts: [
    { label: 'Başvuru yeri', value: 'Biletin alındığı yer', fact: 'cancel' },
    { label: 'Kesinti', value: 'Bulamadık, satıcıya sorun', fact: 'oldFee' },
    { label: 'Teklifle alınan kabin', value: 'İade edilmez', fact: 'upgradePay' },
  ],
  cardGroups: [
    {
      title: 'AZAL iadesi nasıl başlar?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Ödediğiniz karta ya da hesaba döner; yeni hesap sorulursa satıcıya bildiğiniz yoldan sorun.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Satıcı ve yön belliyse metni birlikte yazarız; yanıt süresini satıcı belirler.',
        },
        { title: 'Azami iade', text: 'Bilet, vergi ve boş koltuk teklifini ayrı satırlarda isteyin.' },
      ],
    },
    {
      title: 'İptal nedenine göre',
      cards: [
        {
          topic: 'Uçağa gitmedim',
          title: 'Gönüllü iptal',
          text: 'Tarifenin koşulu geçer; isteği kalkıştan sonraya bırakmayın. Gitmediyseniz ne döneceğini bulamadık; vergileri ve dönüş uçuşunu satıcıya sorun.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: '“Uçuşunuzu AZAL iptal ettiyse” bölümünü izleyin; gecikmede varış saatini yazın. Bakü’den dönüşte isteğinizi AZAL’a yazın.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporun hangi dilde isteneceğini satıcıya sorun. Vize çıkmadıysa ret yazısıyla başvurun; AZAL’ın kuralını bulamadık.',
        },
        {
          topic: 'Kısmi iade',
          title: 'Kısmi iade',
          text: 'Aktarmalı bilette tek bir uçuşu iade ettirmek çoğu zaman olmaz.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Tazminat',
      title: 'Gidiş ya da dönüş geciktiyse',
      body: [
        'Türkiye’den gidişte en az üç saat geç vardıysanız ve gecikme AZAL’dan kaynaklandıysa [tazminat](/hizmetler/ucus-gecikmesi) istenebilir: İstanbul–Bakü için genellikle 400 avro.',
        'Bakü’de bekliyorsanız yemek ve otel isteyin; verilmezse fişleri saklayıp AZAL’a uçuş numarasıyla yazın.',
      ],
    },
  ],
  questions: [
    {
      question: 'Dönüşüm beş saat gecikti, Türkiye’de hak arayabilir miyim?',
      answer:
        'SHGM kuralı bu dönüşe uygulanmaz; fişini sakladığınız masrafı AZAL’dan yazılı isteyin. Sigortanıza ve kartınızın seyahat güvencesine de bakın.',
    },
    {
      topic: 'Bakü acentesi',
      question: 'Acentem Bakü’de, para nereye gelir?',
      answer:
        'Genellikle ödediğiniz kart ya da hesaba döner. Elden ödediyseniz nasıl geri verileceğini yazılı isteyin.',
    },
  ],
  warning: 'Gidiş için yazdığınız başvuruyu dönüş için kopyalamayın; yön değişince başvuru reddedilebilir.',
};
