import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Kesilmiş bir flydubai biletinde ad genellikle değişmez. Birkaç harflik hatada, tur biletinde ve Emirates’le ortak uçuşta ne yapılır?',
  answers: ['name', 'nameTour'],
  own: [
    'Harfleri sayın, biletin hiç kullanılmadığından emin olun.',
    'Düzeltmeyi bileti kesen acenteden isteyin; yeni kayıt açılabilir.',
  ],
  call: 'Biletin bir bölümü Emirates’in.',
  lead: 'Elimizdeki kaynaklara göre flydubai’de bilet kesildikten sonra yolcu değiştirilmez. Aynı kişinin adındaki birkaç harflik hata genellikle düzeltilebilir, fazlası ücretli olabilir. Düzeltme için bilet hiç kullanılmamış ve bütün uçuşlar aynı havayolunun olmalı. Tur ve charter biletlerinde ise ad çoğunlukla hiç değiştirilemez.',
  facts: [
    { label: 'Yolcu değişimi', value: 'Kabul edilmez', fact: 'name' },
    { label: 'Birkaç harf', value: 'Düzeltilebilir', note: 'Biletiniz için teyit edilir', fact: 'name' },
    { label: 'Kullanılmış bilet', value: 'Düzeltilmez', fact: 'name' },
    { label: 'Emirates bölümü varsa', value: 'Düzeltme yok', note: 'Tamamı FZ uçuşu olmalı', fact: 'name' },
    { label: 'Tur bileti', value: 'Ad genellikle kapalı', note: 'Tur operatörüne sorulur', fact: 'nameTour' },
  ],
  steps: [
    {
      title: 'Bilet türünü sorarız',
      body: ['Tek başına alınmış bir bilet mi, tur paketinin parçası mı? Turda ilk adres tur operatörüdür.'],
    },
    {
      title: 'Uçuşları kim işletiyor?',
      body: [
        'Her satırda FZ yazıyor ve hepsini aynı şirket mi işletiyor? Araya Emirates girdiyse düzeltme genellikle yapılamaz.',
      ],
    },
    {
      title: 'Yeni kayıt gerekebilir',
      body: [
        'Acente biletinde düzeltme, aynı yolcu için yeni kayıt açılarak yapılabilir. Eski kaydın ne olacağını öğrenmeden yenisini açmayız.',
      ],
    },
    {
      title: 'Bagajı ve koltuğu kontrol ederiz',
      body: [
        'Yeni kayda geçerken satın alınmış kilo, koltuk ve yemek unutulabilir. Listeyi önce çıkarır, sonra karşılaştırırız.',
      ],
    },
  ],
  sections: [
    {
      title: 'Sizin durumunuz hangisi?',
      body: [
        [
          'Bir ya da iki harf, bilet kullanılmamış: düzeltme istenir.',
          'Ad ve soyadı ters: aynı kişi olduğu açıksa pasaport görüntüsüyle düzeltme istenir.',
          'Gidiş uçuldu, dönüşte hata görüldü: düzeltme genellikle yapılmaz; dönüş için havayolunun yazılı yanıtını isteyin.',
          'Emirates aktarmalı: iki havayolunun kaydı ayrıdır, iptal koşulunu da sorun.',
          'Arkadaşa devir: olmaz.',
        ],
      ],
    },
    {
      title: 'Tur paketinde ad neden kilitli?',
      body: [
        'Charter ve tur koltukları operatöre toplu satılır, yolcu listesi de operatörden gelir. Bir tur duyurusunda bilet kesildikten sonra ad ve soyadının değiştirilemeyeceği açıkça yazıyor. Kural sizin turunuzda farklı olabilir. Bu yüzden tur alırken pasaportunuzun fotoğrafını gönderip onay belgesini aynı gün kontrol edin.',
      ],
    },
    {
      title: 'Belirsizlikte izlediğimiz yol',
      body: [
        'Kaç harfin ücretsiz olduğuna dair bir acente rehberi var, havayolunun kendi metnini ise göremedik. O nedenle üç harfi söz saymıyor, talebi havayolunun yanıtına göre yürütüyoruz. Düzeltme ücretliyse tutarı duymadan, yanıt olumsuzsa iptal koşulunu okumadan adım atmazsınız.',
      ],
    },
  ],
  haveReady: [
    { label: 'Onay belgesi', hint: 'Tüm uçuş satırlarıyla, kırpılmadan' },
    { label: 'Pasaportun alt satırı', hint: 'Ad ile soyadının sırası burada görünür' },
    { label: 'Tur sözleşmesi', hint: 'Paket aldıysanız operatörün adı' },
  ],
  questions: [
    {
      question: 'Üç harf ücretsizmiş, doğru mu?',
      answer:
        'Bir acente rehberinde böyle geçiyor. Sizin biletinizde de uygulanıp uygulanmayacağını havayolundan sormadan kesin konuşmayız.',
    },
    {
      question: 'Soyadım evlilikle değişti.',
      answer:
        'Belgeyle başvurulur. Pasaportunuz eski soyadıyla duruyorsa bileti pasaporta göre bırakmak daha doğru olabilir, önce ikisini karşılaştıralım.',
    },
    {
      question: 'Yanlış adla check-in yapılır mı?',
      answer: 'Sistem izin verse bile kapıda ve pasaportta durdurulabilirsiniz. Önce düzeltme sorusunun yanıtını alın.',
    },
  ],
  warning: 'Tur biletinizdeki adı aldığınız gün kontrol edin. Bilet kesildikten sonra düzeltme yolu çoğunlukla kalmaz.',
};
