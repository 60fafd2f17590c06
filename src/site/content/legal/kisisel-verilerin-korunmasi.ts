import type { LegalPage } from '../types.ts';

export const page: LegalPage = {
  title: 'Kişisel Verilerin Korunması',
  metaTitle: 'Kişisel Verilerin Korunması (KVKK)',
  description:
    'KVKK aydınlatma metni: hangi bilgilerinizi, hangi amaçla, hangi hukuki sebeple işlediğimiz, kimlere aktardığımız ve haklarınızı nasıl kullanacağınız.',
  updatedOn: '2026-11-27',
  lead: 'Bizi aradığınızda biletinizle ilgilenebilmek için bazı bilgilerinizi öğreniriz. Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi gereği hangi bilgiyi neden aldığımızı, kiminle paylaştığımızı ve haklarınızı anlatır.',
  sections: [
    {
      id: 'veri-sorumlusu',
      title: 'Veri sorumlusu kim?',
      body: [
        'Verilerinizden, {name} adıyla telefonda hizmet veren işletme sorumludur (bu metinde “biz”).',
        [
          'Ticaret unvanı: {legalName}',
          'MERSİS numarası: {mersisNumber}',
          'Adres: {streetAddress}, {city}',
          'Kayıtlı elektronik posta (KEP): {kepAddress}',
          'E-posta: {email}',
          'Telefon: {supportPhone}',
          'Henüz yayımlamadık: {missing}. Telefonda ya da e-postayla isteyin.',
        ],
      ],
    },
    {
      id: 'veri-kategorileri',
      title: 'Hangi bilgileri işliyoruz?',
      body: [
        'İşlemin gerektirdiği kadarını alırız; fazlasını sormayız.',
        [
          'Kimlik bilgileri: ad, soyadı; havayolu işlem için istiyorsa T.C. kimlik numarası ya da pasaport bilgisi.',
          'İletişim bilgileri: telefon numarası, verdiyseniz e-posta adresi.',
          'Yolculuk bilgileri: PNR kodu, bilet numarası, uçuş tarihi, kalkış ve varış noktaları, havayolu.',
          'İşlem bilgileri: işlemin türü, ödeme kanalı, tutarlar ve görüşmede alınan kısa not.',
          'Ses kaydı: kayıt yapılıyorsa görüşmenin başında söylenir.',
          'Özel yardım bilgisi: tekerlekli sandalye gibi bir hizmet istiyorsanız yalnızca hizmetin kodu. Tanı ya da rapor içeriği sormayız.',
          'Çocuk yolcu bilgileri: refakatsiz çocuk hizmetinde, velinin verdiği kadarıyla.',
          'Teknik bilgiler: sitemize gelen isteğin zamanı, istenen sayfa ve bağlantının IP adresi.',
          'Çerez verileri: yalnızca ölçüm aracına onay verirseniz; listesi [Gizlilik ve Güvenlik](/gizlilik-ve-guvenlik#cerezler) sayfasındadır.',
        ],
        'Kart numaranızı görüşme notuna yazmayız; söylendiği bölüm ses kaydına girmez.',
      ],
    },
    {
      id: 'amaclar-ve-sebepler',
      title: 'Ne için ve hangi hukuki sebeple?',
      body: [
        'Her amaç ayrı bir hukuki sebebe dayanır. Sözleşmenin kurulması için gereken bilgilerde sizden ayrıca rıza istemeyiz; rıza gereken yerde de rızayı hizmetin şartı yapmayız. Özel yardım için rıza vermezseniz talebi havayoluna kendiniz iletirsiniz; diğer işlemleriniz etkilenmez. Verdiğiniz rızayı dilediğiniz zaman geri alabilirsiniz; geri alma, o güne kadar yapılan işlemi etkilemez.',
      ],
      table: {
        title: 'İşleme amaçları ve hukuki sebepler',
        head: ['Amaç', 'Bilgiler', 'Hukuki sebep'],
        rows: [
          [
            'Sorunuzu yanıtlamak, istediğiniz bilet işlemini yapmak',
            'Kimlik, iletişim, yolculuk, çocuk yolcu',
            'Sözleşmenin kurulması veya ifası (m.\u00a05/2-c)',
          ],
          ['Ödemeyi ve muhasebe kayıtlarını yürütmek', 'Kimlik, işlem', 'Hukuki yükümlülük (m.\u00a05/2-ç)'],
          [
            'Uyuşmazlıkta neyin konuşulduğunu gösterebilmek',
            'İşlem, ses kaydı',
            'Bir hakkın tesisi, kullanılması veya korunması (m.\u00a05/2-e)',
          ],
          [
            'Hizmetin kalitesini denetlemek',
            'İşlem kayıtları',
            'Meşru menfaat, temel haklarınıza zarar vermemek kaydıyla (m.\u00a05/2-f)',
          ],
          [
            'Siteyi kötüye kullanıma karşı korumak',
            'Teknik bilgiler',
            'Meşru menfaat, temel haklarınıza zarar vermemek kaydıyla (m.\u00a05/2-f)',
          ],
          ['Özel yardım talebini havayoluna iletmek', 'Hizmet kodu', 'Açık rıza (m.\u00a06/3-a)'],
          ['Siteye gelişleri ölçmek', 'Çerez verileri', 'Açık rıza (m.\u00a05/1); onay vermezseniz yapılmaz'],
        ],
      },
    },
    {
      id: 'toplama-yontemi',
      title: 'Bilgileri nasıl topluyoruz?',
      body: [
        'Aşağıdaki yollarla, kısmen otomatik yöntemlerle topluyoruz; her birinin amacı ve hukuki sebebi yukarıdaki tablodadır:',
        [
          'Telefonda: siz söylersiniz, görüşmeyi yapan çalışanımız kayda geçirir.',
          'E-postayla: yazdıklarınız ve eklediğiniz belgeler bize ulaşır.',
          'Bu sitede: sorgulama formlarına yazdıklarınız tarayıcınızdan çıkmaz, bize gönderilmez. Sunucumuz, saldırıları fark edebilmek için isteklerin teknik kaydını kısa süre tutar.',
          'Çerezle: ölçüm aracına onay verirseniz tarayıcınızdan, otomatik olarak.',
        ],
      ],
    },
    {
      id: 'aktarim',
      title: 'Kimlerle paylaşıyoruz?',
      body: [
        'Bilgileriniz reklam için satılmaz ve kiralanmaz. Yalnızca şu alıcı gruplarına, yanlarında yazan amaçla aktarılır:',
        [
          'Biletinizin havayolu ve küresel dağıtım (rezervasyon) sistemleri: istediğiniz işlemi yapmak için.',
          'Ödeme kuruluşları ve bankalar: ödemeyi ya da iadeyi yürütmek için.',
          'Santral ve barındırma hizmeti sağlayıcılarımız: görüşmeyi ve kayıtları teknik olarak yürütmek için, bizim talimatımızla.',
          'Mali müşavirimiz ve avukatımız: yasal yükümlülüklerimiz ve haklarımız için, gerektiği kadar.',
          'Google: yalnızca ölçüm aracına onay verirseniz, ziyaretleri ve reklamdan gelen aramaları ölçmek için.',
          'Yetkili kamu kurumları: kanunun açıkça öngördüğü hâllerde.',
        ],
      ],
    },
    {
      id: 'yurt-disi',
      title: 'Yurt dışına aktarım',
      body: [
        'Yabancı bir havayoluyla uçuyorsanız yolculuk bilgileriniz o havayoluna, yani yurt dışına gider; bu aktarım istediğiniz taşıma sözleşmesi için zorunludur. Sürekli kullandığımız bir hizmet sağlayıcı yurt dışındaysa Kanun’un 9. maddesindeki yeterlilik kararı, standart sözleşme ya da diğer uygun güvencelerden birine dayanırız; imzalanan standart sözleşmeyi beş iş günü içinde Kişisel Verileri Koruma Kurumuna bildiririz.',
        'Ölçüm aracına onay verirseniz çerez verileri bu aracın sağlayıcısının yurt dışındaki sunucularında da işlenebilir.',
      ],
    },
    {
      id: 'saklama',
      title: 'Ne kadar saklıyoruz?',
      body: [
        [
          'Satış ve ödeme kayıtları: vergi ve ticaret mevzuatının istediği süre boyunca.',
          'İşlem kayıtları: sözleşmeden doğan taleplerin zamanaşımı süresince.',
          'Ses kayıtları: kayıt yapılıyorsa, görüşmede söylenen süre boyunca.',
          'Sitenin teknik kayıtları: güvenlik için gereken kısa süre boyunca.',
          'Çerez verileri: çerez listesinde yazan süre boyunca ya da siz onayı geri alana kadar.',
          'Yalnızca bilgi almak için aradığınız görüşmelerin notları: en kısa sürede silinir.',
        ],
        'Süresi dolan kayıtlar silinir, yok edilir ya da sizi belli etmeyecek biçimde anonim hâle getirilir.',
      ],
    },
    {
      id: 'haklariniz',
      title: 'Haklarınız',
      body: [
        'Kanun’un 11. maddesine göre şunları isteyebilirsiniz:',
        [
          'Verilerinizin işlenip işlenmediğini öğrenmek ve işlenmişse bilgi almak',
          'İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek',
          'Yurt içinde veya yurt dışında kimlere aktarıldığını bilmek',
          'Eksik ya da yanlış bilginin düzeltilmesini istemek',
          'Şartları oluştuğunda silinmesini veya yok edilmesini istemek',
          'Düzeltme ve silmenin, bilgilerin aktarıldığı kişilere bildirilmesini istemek',
          'Yalnızca otomatik sistemlerle yapılan bir inceleme aleyhinize sonuç doğurursa itiraz etmek',
          'Kanuna aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini istemek',
        ],
      ],
    },
    {
      id: 'basvuru',
      title: 'Nasıl başvurursunuz?',
      body: [
        'Talebinizi şöyle gönderebilirsiniz:',
        [
          'Islak imzalı dilekçeyle: {streetAddress}, {city}',
          'KEP üzerinden: {kepAddress}',
          'Bizde kayıtlı e-posta adresinizden: {email}',
        ],
        'Bizde kayıtlı e-posta adresiniz yoksa yazılı başvuru adresimizi telefonda isteyin.',
        'Kim olduğunuzu ve ne istediğinizi anlamamız için adınızı, soyadınızı, iletişim bilginizi ve talebinizi yazmanız yeter.',
        'Başvurunuzu en geç otuz gün içinde, ücretsiz sonuçlandırırız; işlem ayrıca masraf gerektirirse Kurulun tarifesi uygulanır. Yanıtı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
      ],
    },
    {
      id: 'telefonda',
      title: 'Telefonda ne duyarsınız?',
      body: [
        'Görüşmenin başında kim olduğumuzu, bağımsız bir hizmet olduğumuzu ve bir hizmet bedeli varsa tutarını söyleriz. Görüşme kaydediliyorsa bunu, kaydın amacını ve ne kadar saklanacağını da duyarsınız; kart numarası kayda girmez. Metnin tamamı için sizi bu sayfaya yönlendiririz.',
        'Aydınlatma, rıza demek değildir: bu metni okumanız ya da dinlemeniz onay sayılmaz. Rıza gereken bir konu olduğunda ayrı bir cümleyle ya da ayrı bir kutuyla sorarız; kutu önceden işaretli olmaz.',
      ],
    },
  ],
};
