import type { LegalPage } from '../types.ts';

export const page: LegalPage = {
  title: 'İptal ve İade Şartları',
  metaTitle: 'İptal ve İade Şartları',
  description:
    'Biletin ve hizmet bedelinin iadesi ayrı kurallara bağlıdır: kim hesaplar, ne kesilir, ne kadar sürer, iade edilmezse nereye başvurulur?',
  updatedOn: '2026-11-28',
  lead: 'İadede iki ayrı tutar vardır: havayoluna ödediğiniz bilet bedeli ve varsa bizim hizmet bedelimiz. Kuralları, hesaplayanı ve süresi farklıdır.',
  sections: [
    {
      id: 'bilet-bedeli',
      title: 'Bilet bedelinin iadesi',
      body: [
        'Tutarı biletin ücret kuralı belirler ve havayolu hesaplar. Bileti biz kestiysek iptalden önce kuralı size okuruz; yaklaşık sonucu bilmeden iptal etmeyiz, çünkü iptal edilen bilet çoğu zaman geri açılamaz.',
        [
          'İade edilebilir bilet: kuralda yazan kesinti düşülür, kalan geri verilir.',
          'İade edilmeyen bilet: bilet ücreti geri verilmez; bazı vergi ve harçlar geri istenebilir.',
          'Kısmen kullanılmış bilet: uçulan bölümün karşılığı ücret kuralına göre düşülür; kalan, gidiş dönüş tutarının yarısı olmak zorunda değildir.',
          'Uçuşa gelmeme: birçok kuralda iade hakkını azaltır ya da bitirir. Uçmayacağınızı anladığınız anda bileti aldığınız yere bildirin.',
        ],
      ],
    },
    {
      id: 'havayolu-kaynakli',
      title: 'Havayolu uçuşu iptal eder ya da uzun geciktirirse',
      body: [
        'Siz iptal etmeyin. Bu durumda genellikle biletin ücret kuralı değil, yolcu hakları uygulanır; yabancı havayollarında yalnızca Türkiye’den kalkan uçuşta. Yabancı havayoluyla dönüşte genellikle havayolunun koşulları, AB’den kalktıysanız AB kuralı geçerlidir; iade mi, yeni uçuş mu istediğinizi yine yazılı bildirin. Ne isteyebileceğiniz ve sırası [Uçuş Gecikmesi ve İptali](/hizmetler/ucus-gecikmesi) sayfasındadır.',
        'Size önerilen yeni uçuşu kabul etmeden önce iade isteyip istemediğinize karar verin; kabul, iade talebini güçleştirebilir.',
      ],
    },
    {
      id: 'hizmet-bedeli',
      title: 'Bizim hizmet bedelimiz',
      body: [
        'İşlem yapılmadıysa hizmet bedeli alınmaz; alınmışsa geri verilir. İşlem sizin onayınızla yapılıp tamamlandıysa hizmet bedeli, bilet sonradan iptal edilse de kural olarak geri verilmez; bunu onaydan önce söyleriz. İşlemde kusur bizdeyse hizmet bedelini iade ederiz.',
      ],
    },
    {
      id: 'nasil-odenir',
      title: 'Para nereye ve ne zaman döner?',
      body: [
        'İade, kural olarak ödemenin yapıldığı karta ya da hesaba döner. Üçüncü bir kişinin hesabına iade yapılmaz. Bazı havayolları yolcunun kendi isteğiyle iptalinde para yerine süreli kredi verir; bileti biz kestiysek bunu iptalden önce söyleriz. Vazgeçen sizseniz kesin gün yoktur; Türkiye’den kalkan ya da Türk havayoluyla Türkiye’ye gelen uçuşu havayolu iptal ettiyse genellikle 7 gün içinde ödenmesini isteyebilirsiniz; bu süreyi doğrulamadık. Havayolu onayından sonra bankanızın işlem süresi eklenir; kartlı ödemelerde tutarın ekstreye yansıması bir hesap dönemi sürebilir.',
        'Bileti başka bir acenteden aldıysanız iade talebi çoğu zaman o acente üzerinden yürür. Böyle bir biletle bizi ararsanız nereye, hangi belgelerle başvuracağınızı söyleriz.',
      ],
    },
    {
      id: 'saglik',
      title: 'Sağlık nedeniyle iptal',
      body: [
        'Bazı havayolları hastalık ve vefat hâlinde belgeyle kolaylık sağlar; bu bir hak değil, havayolunun değerlendirmesidir. Belgenin içeriğini bize göndermeniz gerekmez: hangi belgenin, kime, ne zamana kadar verileceğini havayoluna sorun; ne soracağınızı söyleriz. Seyahat sigortanız varsa poliçeye de bakın.',
      ],
    },
    {
      id: 'basvuru',
      title: 'Başvuru için gerekenler',
      body: [
        [
          'PNR kodu ve varsa bilet numarası',
          'Biletteki yolcunun adı ve soyadı',
          'Ödemenin hangi yolla yapıldığı (kart numarası istemeyiz)',
          'İptal ya da gecikme bildirimi geldiyse mesajın tarihi',
        ],
      ],
    },
    {
      id: 'itiraz',
      title: 'Sonuca itiraz',
      body: [
        'Önce uçuşu yapan havayoluna yazılı başvurun. Yanıt gelmez ya da yetersiz kalırsa Sivil Havacılık Genel Müdürlüğüne (SHGM) yolcu şikâyeti yapabilir, tüketici olarak talebin tutarına göre Tüketici Hakem Heyetine ya da Tüketici Mahkemesine gidebilirsiniz; parasal sınır her yıl değişir. Mahkemeden önce arabulucuya başvurmak gerekip gerekmediğini sorun. Bizim hizmetimizle ilgili şikâyet için {email} adresine yazın; 24 saat içinde yanıt veririz.',
      ],
    },
  ],
};
