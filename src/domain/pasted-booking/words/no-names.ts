/** Words, folded, that occur around names but are never part of a name. */
export const noNames = `
  ad adi adlar adina ara soyad soyadi isim isimler soyisim name names surname first last given family full title
  unvan yolcu yolcular yolcunun yolcumuz yolculari passenger passengers pax guest guests traveller travellers
  traveler travelers misafir misafirimiz misafirler yetiskin adult adults cocuk child children bebek infant infants
  adt chd inf youth genc ogrenci student kadin erkek female male bilgi bilgileri bilgisi bilgiler detay detaylari
  detaylar details detail info information liste listesi list sayisi tipi tip type tur turu ucus ucusu ucuslar
  ucusunuz flight flights gidis donus kalkis varis departure arrival outbound inbound return depart arrive bilet
  bileti biletiniz biletler e-bilet ebilet eticket e-ticket ticket tickets numarasi numara no number kod kodu code
  ref reference referans rezervasyon rezervasyonu rezervasyonunuz reservation booking confirmation onay onaylandi
  onaylanmistir confirmed pnr locator itinerary trip seyahat travel koltuk seat seats bagaj baggage luggage kabin
  cabin kg ekonomi economy business promo esnek flex basic light classic comfort comfortable premium eco ekstra extra
  avantaj super toplam total tutar tutari amount fiyat price ucret ucreti fare tax vergi vergiler odeme odemesi
  payment paid odenen kredi karti kart card visa mastercard havale nakit banka bank taksit sayin dear merhaba selam
  hello hi sevgili degerli musteri musterimiz customer client uye member miles smiles tarih tarihi date saat time
  telefon tel phone gsm cep mobile email e-posta eposta mail mailto adres address yollari havayollari havayolu hat ic
  dis bolbol anadolujet turizm acente acenta agency tourism tour tours ltd sti sirketi limited istanbul ankara izmir
  antalya havalimani havaalani airport terminal kapi gate international tesekkur tesekkurler ederiz ederim thank
  thanks you your saygilarimizla saygilarimla saygilar regards best sincerely iyi gunler calismalar aksamlar lutfen
  please not note dikkat onemli important icin for from to ve and ile the of bu our with are is has have been
  bekleriz mr mrs ms miss mstr master dr bay bayan bey hanim sn wheelchair yemek meal secim secimi hizmet hizmetler
  hizmetleri service services ek sigorta insurance tc tckn kimlik pasaport passport dogum birth uyruk nationality
  citizenship turkiye turkey cinsiyet gender on guzergah rota parkur firma sinif duzeltme sirket sube route sector
  class airline carrier hesap account paket package kampanya standart standard durum durumu status aktif active
  gecerli fatura invoice ofis office merkezi call center centre destek support help iletisim contact web site online
  check-in check checkin boarding pass kontuar alinmistir one way round oneway aktarma aktarmali direkt direct stop
  transit layover sure suresi duration yok var evet hayir none kisi basi grup group parca notlar notes kural kurallar
  sart sartlar kosul kosullar degisim degistir uyari hatirlatma terms conditions rules notice reminder policy manage
  my view download print allowance goods carry special request requests talep talepler ozel notu yasal sirasi sira
  row window aisle pencere koridor ucretsiz free dahil included haric bekleme wait waiting urun kdv toplami adet sade
  saver value link fly flyr go plus wi xtra max fix refund refundable cancelled origin destination estimated cost
  charge charges fees taxes surcharges kullanilan kalan kazanilan validating equipment aircraft operated departing
  arriving iptal iade degisiklik change changes`;
