import { describe, expect, it } from 'vitest';
import { windows1254 } from '../../../../../tests/support/windows-1254.ts';
import { readTables } from './read-tables.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf8Marked = (text: string) => utf8(`\uFEFF${text}`);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const rowsOf = async (bytes: Uint8Array, name = 'liste.csv') => (await readTables(bytes, name))[0]?.rows;

describe('finds the separator from all lines', () => {
  it.each<[string, string, string[] | undefined]>([
    [
      'semicolons at the end of each line',
      'Ad;Tarih;Kart;Havale;\nAli;5.1.26;1.250,00;900,00;5;\nCan;6.1.26;2.480,00;300,00;;',
      ['Ali', '5.1.26', '1.250,00', '900,00', '5', ''],
    ],
    ['amounts with commas', 'a;b\n1,5;2,5\n3,5;4,5', ['1,5', '2,5']],
    ['semicolons in notes', 'Ad Soyad,PNR,Not\nAli,A1,x; y; z; t\nCan,A2,q; w', ['Ali', 'A1', 'x; y; z; t']],
    ['a title above', 'Satışlar, 2026, Ocak, Şubat\n\nAd Soyad;Kart\nAli;5', undefined],
    ['a vertical bar', 'Ad Soyad|Kart\nAli|1,5', ['Ali', '1,5']],
    ['a tab', 'Ad Soyad\tNot\nAli\ta, b; c', ['Ali', 'a, b; c']],
    ['a caret', 'Ad Soyad^Kart\nAli^5', ['Ali', '5']],
    ['commas inside quotations', 'Ad;Not\n"a,b,c";"d,e"\n"f,g,h";"i,j"', ['a,b,c', 'd,e']],
    ['one column', 'Ad Soyad\nAli', ['Ali']],
    ['each line in one quotation', '"Ad Soyad,Kart"\n"Ali,""1,5"""', ['Ali', '1,5']],
    ['HTML entities', 'Ad Soyad;Not\nAy&#351;e;G&uuml;l &amp; Co', ['Ay&#351;e', 'G&uuml;l &amp; Co']],
    ['a separator after an ampersand', 'Ad Soyad;Firma;Kart\nAli &Veli;R&B;5', ['Ali &Veli', 'R&B', '5']],
  ])('%s', async (_, text, second) => {
    const rows = await rowsOf(utf8(text));
    if (second) expect(rows?.[1]).toEqual(second);
    else
      expect(rows?.slice(2)).toEqual([
        ['Ad Soyad', 'Kart'],
        ['Ali', '5'],
      ]);
  });
});

describe('opens a quotation only at the start of a cell', () => {
  it.each<[string, string, string[]]>([
    ['an inch sign inside a cell', 'a;15" valiz aldı', ['a', '15" valiz aldı']],
    ['two quotation marks inside a cell', 'a;5" ve 6" boru', ['a', '5" ve 6" boru']],
    ['a name in quotations', '"Hızlı" Ali;5', ['Hızlı Ali', '5']],
    ['quotation marks inside a quoted cell', '"dedi: ""evet""";5', ['dedi: "evet"', '5']],
    ['line breaks and separators inside a quoted cell', '"bir\r\niki; üç";5', ['bir\r\niki; üç', '5']],
    ['an empty quoted cell', '"";5', ['', '5']],
  ])('%s', async (_, line, cells) => {
    expect(await rowsOf(utf8(`a;b\n${line}\nson;9`))).toEqual([['a', 'b'], cells, ['son', '9']]);
  });

  it.each([
    ['never closed', 'a;b\nc;d\n"açık;1\n2;3', 3],
    ['closed by a quotation mark rows below', 'a;b\n"açık;1\n2;"3"\n', 2],
    ['below the line that names the separator', 'sep=;\na;b\n"açık;1', 3],
  ])('names the line of a quotation that is %s', async (_, text, line) => {
    await expect(readTables(utf8(text), 'a.csv')).rejects.toMatchObject({ fault: 'quotes', line });
  });
});

describe('a broken byte changes one letter, not the encoding', () => {
  it.each([
    ['after a byte order mark', utf8Marked, 0xa0],
    ['without a byte order mark', utf8, 0xa0],
    ['half a letter', utf8, 0xc5],
  ])('%s', async (_, write, byte) => {
    const bytes = joined(write('Ad;Not\nAyşe;İstanbul Çıkışlı\nIşıl;bozuk '), Uint8Array.of(byte), utf8(' işaret'));
    expect(await rowsOf(bytes)).toEqual([
      ['Ad', 'Not'],
      ['Ayşe', 'İstanbul Çıkışlı'],
      ['Işıl', 'bozuk \ufffd işaret'],
    ]);
  });

  it('a byte order mark decides even if there are more broken bytes than letters', async () => {
    expect(await rowsOf(joined(utf8Marked('Ad\n'), Uint8Array.of(0xfe, 0x41, 0xf0)))).toEqual([
      ['Ad'],
      ['\ufffdA\ufffd'],
    ]);
  });

  it.each(['Ayşe', 'Ali'])('reads all other letters of a file with “%s” that is cut inside a letter', async (name) => {
    const cut = utf8(`Ad;Kart\n${name};5\nIş`).slice(0, -1);
    expect(await rowsOf(cut)).toEqual([['Ad', 'Kart'], [name, '5'], ['I\ufffd']]);
  });
});

const page = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta http-equiv="Content-Type" content="text/html; charset=windows-1254"><style>td{mso-number-format:"\\@"}</style>
<!--[if gte mso 9]><xml><x:Name>Sayfa</x:Name></xml><![endif]--></head><body><table border=1>
<tr><th rowspan=2>Ad Soyad</th><th colspan="2">Tutar</th></tr><tr><th>Kart<th>Havale</tr>
<tr><td>Ayşe&nbsp;Kaya</td><td x:num="905320142786">9,05321E+11</td><td>1.250,00</td></tr>
<tr><td>Işıl &#199;am &amp; <b>Öz</b></td><td>iki<br>satır<td></tr></table></body></html>`;
const pageRows = [
  ['Ad Soyad', 'Tutar', 'Tutar'],
  ['Ad Soyad', 'Kart', 'Havale'],
  ['Ayşe\xa0Kaya', '905320142786', '1.250,00'],
  ['Işıl Çam & Öz', 'iki\nsatır', ''],
];
const mail = (encoding: string, body: string) =>
  `From: <Saved by Blink>\r\nSubject: Liste\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----x"\r\n\r\n\r\n------x\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n------x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n------x--\r\n`;
const quotedPrintable = (text: string) =>
  text
    .replace(/=/g, '=3D')
    .replace(/[^\0-\x7f]/g, (sign) => [...utf8(sign)].map((byte) => `=${byte.toString(16).toUpperCase()}`).join(''))
    .replace(/\n/g, '=\r\n\r\n');
const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
const xml2003 = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="s1"/><Style ss:ID="s2"><NumberFormat ss:Format="Short Date"/></Style></Styles>
<Worksheet ss:Name="Gizli"><Table><Row><Cell><Data ss:Type="String">gizli</Data></Cell></Row></Table>
<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
<Worksheet ss:Name="Satış"><Table ss:ExpandedColumnCount="4"><Column ss:Width="80"/>
<Row><Cell><Data ss:Type="String">Ad Soyad</Data></Cell><Cell ss:MergeAcross="1"><Data ss:Type="String">Tutar</Data></Cell></Row>
<Row ss:Index="4"><Cell ss:MergeDown="1"><Data ss:Type="String">Ayşe &amp; Öz</Data><Comment><Data>not</Data></Comment></Cell>
 <Cell ss:StyleID="s2">
  <Data ss:Type="DateTime">2026-11-05T00:00:00.000</Data>
 </Cell><Cell ss:Index="4"><Data ss:Type="Number">1250.5</Data></Cell></Row>
<Row><Cell ss:Index="2"><Data ss:Type="Number">9.05320142786E11</Data></Cell></Row></Table></Worksheet></Workbook>`;

it.each<[string, Uint8Array, string[][]]>([
  ['a web page in Turkish Windows', windows1254(page), pageRows],
  ['a web page in UTF-8 that declares another encoding', utf8(page), pageRows],
  ['a complete web page (.mht)', utf8(mail('quoted-printable', quotedPrintable(page))), pageRows],
  ['a complete web page in base64', utf8(mail('base64', base64(page))), pageRows],
  ['a complete web page without encoding', utf8(mail('8bit', page)), pageRows],
  [
    'XML of 2003',
    utf8(xml2003),
    [['Ad Soyad', 'Tutar', 'Tutar'], [], [], ['Ayşe & Öz', '05.11.2026', '', '1250,5'], ['Ayşe & Öz', '905320142786']],
  ],
  ['a table inside another', utf8('<table><tr><td>menü<table><tr><td>Ad Soyad<td>Kart</table></table>'), [['menü']]],
  [
    'a list in JSON',
    utf8('{"sayfa":1,"veri":[{"ad":"Ayşe","tutar":{"kart":1250.5}},{"ad":"Işıl","iade":true,"not":null}]}'),
    [
      ['ad', 'tutar kart', 'iade', 'not'],
      ['Ayşe', '1250,5', '', ''],
      ['Işıl', '', 'DOĞRU', ''],
    ],
  ],
  [
    'rows in JSON',
    utf8('[["Ad","Kart"],["Ayşe",5]]'),
    [
      ['Ad', 'Kart'],
      ['Ayşe', '5'],
    ],
  ],
  ['one record per line', utf8('{"ad":"Ayşe"}\n{"ad":"Işıl"}\n'), [['ad'], ['Ayşe'], ['Işıl']]],
  [
    'a CSV that begins with a bracket',
    utf8('[Ad];<Kart>\nAyşe;5'),
    [
      ['[Ad]', '<Kart>'],
      ['Ayşe', '5'],
    ],
  ],
])('reads the table in %s, whatever the file is called', async (_, bytes, rows) => {
  expect(await rowsOf(bytes, 'liste.xls')).toEqual(rows);
});

it.each([
  ['a PDF', utf8('%PDF-1.7\n1 0 obj <<>>'), 'pdf'],
  ['a web page without a table', utf8('<!DOCTYPE html><html><body><p>Oturum kapandı</p></body></html>'), 'webPage'],
  [
    'a frame around the sheets of Excel',
    utf8('<html><frameset><frame src="a/sheet001.htm"></frameset></html>'),
    'webPage',
  ],
  ['other XML', utf8('<?xml version="1.0"?><kayitlar><kayit><ad>Ayşe</ad></kayit></kayitlar>'), 'webPage'],
  [
    'a mail without a page',
    utf8('From: a@a.example\nMIME-Version: 1.0\nContent-Type: text/plain\n\nMerhaba'),
    'webPage',
  ],
  ['JSON that is no list', utf8('{"hata":"yetki yok"}'), 'json'],
  ['truncated JSON', utf8('[{"ad":"Ayşe"},{"ad":'), 'json'],
  ['a formatted text (RTF)', utf8('{\\rtf1\\ansi Ad Soyad}'), 'unknown'],
])('%s is refused in plain words', async (_, bytes, fault) => {
  await expect(readTables(bytes, 'liste.xls')).rejects.toMatchObject({ fault });
});
