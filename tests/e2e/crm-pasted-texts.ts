export const mail = `Sayın NİLGÜN ŞAHİNOĞLU,

Türk Hava Yolları'nı tercih ettiğiniz için teşekkür ederiz. Rezervasyonunuz onaylanmıştır.

Rezervasyon Kodu (PNR): T7KQ4M
Satın Alma Tarihi: 21.11.2026

YOLCU BİLGİLERİ
1. NİLGÜN ŞAHİNOĞLU   Yetişkin   Bilet No: 235-2419876543

UÇUŞ BİLGİLERİ
Gidiş - 12 Aralık 2026 Cumartesi
TK1821   İstanbul (IST) 07:15   Paris (CDG) 09:35   Economy

ÖDEME BİLGİLERİ
Toplam tutar: 12.345,67 TL
Ödeme yöntemi: Kredi kartı (**** 4417)`;

export const amadeus = `--- TST RLR ---
RP/ISTTK2100/ISTTK2100            AA/SU  22NOV26/0912Z   X7K2PQ
  1.YILDIZOGLU/AYSE MRS   2.YILDIZOGLU/ALI MR
  3  TK1821 Y 12DEC 6 ISTCDG HK2  0715 0935  12DEC  E  TK/X7K2PQ
  4  TK1830 Y 19DEC 6 CDGIST HK2  1850 0020  20DEC  E  TK/X7K2PQ
  5 APM 0532 014 27 86`;

export const voucher = `BİLET VOUCHER
Düzenleme Tarihi : 21.11.2026
Yolcu Adı Soyadı : Feridun Özbekler
TC Kimlik No     : 10000000146
Telefon          : 0 536 218 77 40
Havayolu         : PEGASUS
PNR              : 8QT4WK
Parkur           : SAW - DIY
Uçuş No          : PC2644 03.12.2026 09:25
Vergi No         : 10000000214
Tutar            : 1.890,00 TL
Ödeme Şekli      : Havale`;

export const shopping = 'Süt 2\nEkmek 3\nDomates 1 kg\nPeynir 450 TL\nToplam 1.250 TL';
