import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Rezervasyon Yönetimi',
  metaTitle: 'PNR ile Rezervasyon Yönetimi',
  description:
    'PNR kodunuz ve soyadınızla rezervasyonunuzda neler yapılabilir? Bilgileri okuma, düzeltme, koltuk ve bagaj ekleme, opsiyon süresi ve iptal.',
  tagline:
    'Rezervasyonunuzu havayolunun kendi sitesinde açarsınız; buradaki form hiçbir havayolunun sistemine bağlı değildir.',
  more: [
    'PNR, onay e-postasında “rezervasyon kodu” ya da “booking reference” diye yazar, 6 karakterdir; bulamıyorsanız parayı alan şirketten isteyin.',
  ],
  lead: 'PNR, rezervasyonunuzun kodudur: uçuşlar, yolcular, bagaj, koltuk ve opsiyon süresi aynı dosyada durur. Rezervasyonu yapan havayolunun sitesinde PNR ve soyadıyla kendiniz açabilirsiniz.',
  sections: [
    {
      title: 'Rezervasyonda neler okunur?',
      body: [
        [
          'Durum: onaylı mı, bekliyor mu, opsiyonlu mu?',
          'Bilet: kesildiyse 13 rakamlı numara, kesilmediyse son ödeme saati.',
          'Hizmetler: koltuk, bagaj, yemek, özel yardım ve onayları.',
          'İletişim: havayolunun gecikme mesajını göndereceği telefon ve e-posta.',
        ],
      ],
    },
    {
      id: 'kayip-pnr',
      topic: 'Kayıp PNR',
      title: 'PNR’nizi bulamıyorsanız',
      body: [
        'Onay e-postasında “record locator” diye de geçebilir; gereksiz (spam) klasörüne de bakın. Acenteler kendi takip numarasını da yazar; o numara havayolunun sisteminde çalışmaz. Aktarmalı bilette her havayolunun ayrı bir kodu olabilir.',
      ],
    },
    {
      title: 'Bilgilerinizi koruyun',
      body: [
        'PNR ile soyadınızı bilen biri rezervasyonunuza ulaşabilir. Biniş kartının fotoğrafını paylaşırken kodu ve barkodu kapatın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Numarasız bilet',
      question: 'Onaylı görünüyor ama bilet numarası yok. Sorun mu?',
      answer:
        'Olabilir: bilet kesilmemişse süre dolunca yeriniz iptal olur. Ödediyseniz parayı alan şirketten 13 rakamlı bilet numarasını hemen isteyin: [para çekildi, bilet gelmedi](/hizmetler/bilet-sorgulama#para-cekildi).',
    },
    {
      topic: 'Yeni telefon',
      question: 'Telefon numaramı değiştirdim, havayoluna nasıl bildiririm?',
      answer:
        'Rezervasyonu havayolunun sitesinde açıp numarayı değiştirin; olmazsa bileti aldığınız yere yazın. Gecikme ve kapı mesajları bu numaraya gider.',
    },
    {
      topic: 'Başkasının bileti',
      question: 'Rezervasyonu yapan ben değilim, sorabilir miyim?',
      answer:
        'Yolcuysanız kendi bilginizi sorabilirsiniz. Başka bir yolcu, onayını bize e-postayla bildirirse onun yerine de sorabilirsiniz.',
    },
  ],
};
