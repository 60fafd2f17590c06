import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'SunExpress check-in ekranı adı genellikle Türkçe harf olmadan ve bitişik ister. Kayıt bulunamazsa ne denemeli, saatler nereden öğrenilir?',
  answers: ['online', 'counter'],
  own: [
    'sunexpress.com’da önce kalkış havalimanını seçin.',
    'PNR ya da 564’lü bilet numarasını yazın.',
    'Adı Türkçe harf olmadan, iki adı genellikle bitişik girin: AYSENUR gibi.',
  ],
  call: 'Bilet tatil paketinin içinde geldi ve ekran kaydı bulamıyor.',
  lead: 'SunExpress’in ekranı genellikle bir bilgi fazla ister: kalkış havalimanı. Dönüşte bu, yurt dışındaki havalimanıdır.',
  facts: [
    { label: 'Kalkış havalimanı', value: 'Listeden seçilir', fact: 'onlineInput' },
    { label: 'Kod', value: 'PNR ya da bilet numarası', fact: 'onlineInput' },
    { label: 'Adın yazımı', value: 'Türkçe harf yok, iki ad bitişik', fact: 'onlineInput' },
    { label: 'Açılış saati', value: 'Biletinizde yoksa havayoluna sorun', fact: 'online' },
  ],
  sections: [
    {
      topic: 'Bulunamadı',
      title: '“Kayıt bulunamadı” diyorsa',
      body: [
        [
          'Kalkışla dönüş havalimanını karıştırmış olabilirsiniz.',
          'Operatörün numarası PNR olmayabilir; belgede 564 ile başlayan numarayı bulun.',
          'Ad alanına unvan yazmayın, iki adı boşluksuz girin.',
          'Soyadları farklıysa her yolcuyu kendi soyadıyla açın.',
        ],
      ],
    },
    {
      topic: 'Kuyruk',
      title: 'Antalya ve İzmir’de',
      body: [
        'Yaz sabahları kalkışlar aynı saate yığılır, online check-in bavul kuyruğunu kısaltmayabilir. Ek bagaj satışı 3 saat kala biter; önceden alın, erken gidin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Tekerlekli sandalye',
      question: 'Tekerlekli sandalyeli yolcu online yapabilir mi?',
      answer: 'Yapsa da kontuara uğrasın; yardım kaydının göründüğünü orada sorun.',
    },
    {
      topic: 'Bebek, hamile',
      question: 'Bebekle ya da hamile uçuyorum, evden olur mu?',
      answer:
        'Bununla ilgili bir metin bulamadık; ekran geri çevirirse kontuara gidin. Doktor raporunu SunExpress’e günler önce sorun.',
    },
  ],
  warning: 'Arkadaşınızın check-in saatine güvenmeyin; başka şehirden kalkan uçuşun süresi farklı olabilir.',
};
