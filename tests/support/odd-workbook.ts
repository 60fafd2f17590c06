import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const formats = ['dd/mm/yyyy;@', '[$-41F]d\\ mmmm\\ yyyy;@', '#,##0.00\\ &quot;TL&quot;'];
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="3">${formats
  .map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">${[0, 14, 170, 171, 172]
  .map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`;

/**
 * Makes a workbook like Excel's own: shared and rich texts, dates by number format, formulas, an error, a hidden sheet.
 * Each item of `cells` is the XML of one row's cells.
 */
export function oddWorkbook(cells: readonly string[], { is1904 = false, hidden = 'hidden' } = {}): Uint8Array {
  const rows = cells.map((row) => `<row>${row}</row>`).join('');
  const sheet = (body: string) => `${head}<worksheet xmlns="${main}"><sheetData>${body}</sheetData></worksheet>`;
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`;
  const leads = ['worksheets/sheet1', 'worksheets/sheet2', 'styles', 'sharedStrings'].map(
    (name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/${name.replace(/s\/.*/, '')}" Target="${name}.xml"/>`,
  );
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('worksheets/sheet2', 'worksheet')}${part('styles', 'styles')}${part('sharedStrings', 'sharedStrings')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Gizli" sheetId="2" state="${hidden}" r:id="rId2"/><sheet name="Satış" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${leads.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}"><si><t>Düz</t></si><si><r><rPr><b/></rPr><t>Ka</t></r><r><t xml:space="preserve">lın Işık</t></r></si></sst>`,
    'xl/worksheets/sheet1.xml': sheet(rows),
    'xl/worksheets/sheet2.xml': sheet('<row><c t="inlineStr"><is><t>gizli</t></is></c></row>'),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
}
