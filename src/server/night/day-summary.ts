import { formatDate, type IsoDate } from '../../domain/days/dates.ts';
import { type Channel, channelNames, channels } from '../../domain/reports/facets.ts';
import { type Oddity, tellOddities } from '../../domain/reports/oddities.ts';
import { formatMoney } from '../../domain/text/money.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { type Message, page } from '../mail/templates.ts';
import type { KnownRun } from '../system/night-runs.ts';

/** The totals of `day_report`, in lira. */
export interface Totals extends Record<Channel, number> {
  records: number;
  refunds: number;
  bdload: number;
  commission: number;
  collected: number;
  sold: number;
}

/** Amounts by channel: what staff counted (null if they did not) and what the records add up to. */
export interface Counted {
  /** Null for the whole day. */
  shift: string | null;
  counted: Record<Channel, number | null>;
  recorded: Record<Channel, number>;
}

export interface DayFacts {
  day: IsoDate;
  totals: Totals;
  isClosed: boolean;
  counts: readonly Counted[];
  oddities: readonly Oddity[];
  backups: boolean;
  lastBackup: KnownRun | undefined;
  lastCheck: KnownRun | undefined;
  /**
   * The last entry of the activity log. A copy in the mail cannot be changed by whoever controls the database, so `npm
   * run audit` can check the entry against it.
   */
  head: { seal: number; hash: string } | null;
}

interface Section {
  name: string;
  lines: string[];
}

const most = 30;

/** The mail about a day: short lines for a phone, no passenger data. */
export function daySummary(facts: DayFacts, sender: string, timeZone: string, address: string): Message {
  const clock = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const stampOf = (instant: string) => clock.format(new Date(instant));
  const { day, totals } = facts;
  const subject = `${formatDate(day)}: ${totals.records} kayıt, satış ${formatMoney(totals.sold)} TL`;
  const sections: Section[] = [
    { name: 'Günün rakamları', lines: figures(facts) },
    { name: 'Sayım', lines: counts(facts.counts) },
    { name: 'Olağandışı', lines: oddities(facts.oddities, stampOf) },
    { name: 'Yedekler', lines: backups(facts, stampOf) },
    ...(facts.head ? [{ name: 'Hareketler', lines: [`Mühür: ${facts.head.seal}:${facts.head.hash}`] }] : []),
  ];
  const detail = `Ayrıntılar: ${address}`;
  return {
    subject,
    text: [...sections.map(({ name, lines }) => [name, ...lines].join('\n')), detail, sender].join('\n\n'),
    html: page(subject, [
      ...sections.map(
        ({ name, lines }) => `<h2 style="font-size:1.1em">${name}</h2>\n<p>${lines.map(escapeHtml).join('<br>\n')}</p>`,
      ),
      `<p><a href="${escapeHtml(address)}">Ayrıntılar</a></p>`,
      `<p>${escapeHtml(sender)}</p>`,
    ]),
  };
}

function figures({ totals, isClosed }: DayFacts): string[] {
  const refunds = totals.refunds > 0 ? ` (${totals.refunds} iade)` : '';
  const amounts: [string, number][] = [
    ['Tahsilat', totals.collected],
    ...channels.map((channel): [string, number] => [channelNames[channel], totals[channel]]),
    ['Satış', totals.sold],
    ['Komisyon', totals.commission],
    ['Bakiye Yükleme', totals.bdload],
  ];
  return [
    `Kayıt: ${totals.records}${refunds}`,
    ...amounts.map(([name, amount]) => `${name}: ${formatMoney(amount)}`),
    isClosed ? 'Gün kapatıldı.' : 'Gün kapatılmadı.',
  ];
}

function counts(all: readonly Counted[]): string[] {
  if (all.length === 0) return ['Sayım yapılmadı.'];
  const lines = all.flatMap(({ shift, counted, recorded }) =>
    channels.flatMap((channel) => {
      const amount = counted[channel];
      const difference = (amount ?? 0) - recorded[channel];
      if (amount === null || difference === 0) return [];
      const sign = difference > 0 ? '+' : '';
      return `${shift ?? 'Tüm gün'}, ${channelNames[channel]}: sayılan ${formatMoney(amount)}, kayıtlarda ${formatMoney(recorded[channel])}, fark ${sign}${formatMoney(difference)}`;
    }),
  );
  return lines.length > 0 ? lines : ['Sayılanlar kayıtlarla aynı.'];
}

function oddities(all: readonly Oddity[], stampOf: (instant: string) => string): string[] {
  const { shown, count } = tellOddities(all, { stampOf, most, tellsWho: false });
  if (count === 0) return ['Olağandışı bir şey yok.'];
  const lines = shown.map(({ title, ids, facts }) => {
    const numbers = ids.map((id) => `#${id}`).join(', ');
    return [`${title}: ${numbers}`, ...facts].join(' · ');
  });
  return count > shown.length ? [...lines, `ve ${formatMoney(count - shown.length)} satır daha`] : lines;
}

function backups({ backups: on, lastBackup, lastCheck }: DayFacts, stampOf: (instant: string) => string): string[] {
  if (!on) return ['Gece yedekleri kapalı.'];
  const lines = [lastBackup ? backupLine(lastBackup, stampOf) : 'Henüz yedek alınmadı.'];
  if (lastCheck?.endedat && lastCheck.details.reason !== 'not_allowed') {
    const result = lastCheck.outcome === 'done' ? 'sorunsuz' : 'BAŞARISIZ, Sistem sayfasına bakın';
    lines.push(`Geri yükleme denemesi: ${stampOf(lastCheck.endedat)}, ${result}.`);
  }
  return lines;
}

function backupLine({ outcome, startedat, details }: KnownRun, stampOf: (instant: string) => string): string {
  if (outcome === 'done')
    return `Son yedek: ${stampOf(startedat)}, ${formatMoney(Number(details.rows))} satır, doğrulandı.`;
  return outcome === 'failed' ? 'Son yedek ALINAMADI, Sistem sayfasına bakın.' : 'Yedek sürüyor.';
}
