import { type Activity, actOf } from '../../../domain/activity.ts';
import { sentenceOf, whoDid } from '../../../domain/activity-words.ts';
import { todayIn } from '../../../domain/days/dates.ts';
import { agency } from '../../agency.ts';
import type { Export } from '../export/ExportDialog.tsx';
import { noteExport } from '../export/note-export.ts';
import type { Cell, Sheet } from '../export/sheet.ts';
import { writeFile } from '../export/write-file.ts';
import { type ActivityFilter, readActivity } from './activity-api.ts';

const sheet: Sheet = {
  name: 'Hareketler',
  columns: [
    { name: 'Sıra', kind: 'number', width: 9 },
    { name: 'Tarih', kind: 'day', width: 12 },
    { name: 'Saat', kind: 'text', width: 10 },
    { name: 'Kullanıcı', kind: 'text', width: 24 },
    { name: 'E-posta', kind: 'text', width: 32 },
    { name: 'İşlem', kind: 'text', width: 24 },
    { name: 'Açıklama', kind: 'text', width: 70 },
    { name: 'Kayıt', kind: 'number', width: 9 },
    { name: 'Ağ adresi', kind: 'text', width: 18 },
  ],
  isAdded: false,
};

const clock = new Intl.DateTimeFormat('tr-TR', { timeStyle: 'medium', timeZone: agency.timeZone });

function cellsOf(entry: Activity): Cell[] {
  const at = new Date(entry.at);
  return [
    entry.seal,
    todayIn(agency.timeZone, at),
    clock.format(at),
    whoDid(entry).name,
    entry.actor === null ? entry.target_email : entry.actor_email,
    actOf(entry.action),
    sentenceOf(entry),
    entry.record_id,
    entry.address,
  ];
}

const portion = 1000;

async function readAll(filter: ActivityFilter, signal: AbortSignal): Promise<Activity[]> {
  const all: Activity[] = [];
  for (;;) {
    const some = await readActivity(filter, all.at(-1) ?? null, portion, signal);
    all.push(...some);
    if (some.length < portion) return all;
  }
}

/** The server logs the export first; if that fails, no file is made. */
export function exportOfActivity(filter: ActivityFilter, today: string): Export {
  const { person, act, start, end } = filter;
  const kinds = ['activity', start || end ? 'days' : [], person ? 'user' : [], act ? 'action' : []].flat();
  return {
    about: 'Süzgece uyan bütün hareketler, en yenisi başta. Dosyanın hazırlandığı da hareketlere yazılır.',
    fileName: `hareketler-${today}`,
    first: 'loading',
    make: async (format, signal, onProgress) => {
      const rows = await readAll(filter, signal);
      await noteExport(rows.length, format, kinds);
      const onWritten = (written: number) => onProgress({ step: 'writing', share: written / rows.length });
      return writeFile({ sheet, format, rows, cellsOf, signal, onProgress: onWritten });
    },
  };
}
