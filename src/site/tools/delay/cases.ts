import { type Place, places } from '../places.ts';
import type { LawSourceId } from '../tables/law-sources.ts';
import { choices } from './choices.ts';
import type { Flight } from './rules.ts';

/**
 * Test cases: the legal source, the flight as `carrier: route, event`, and the expected outcome. The carrier is named
 * by where the airline is registered. An event is `delay <late> <cause>`, `cancel <notice> <offer> <cause> [arrival]`,
 * `earlier <notice> <advance> <cause>` or `denied <refusal> [arrival]`, with the keys of `choices.ts`; a time in hours
 * (`3:00`) or days (`14d`) stands for the choice whose range includes it. An outcome is `<rules> <verdict> <why>` of
 * `rules.ts`, the amount in euros, then `half` if the amount is halved, `open` if the rule is disputed, and `refund` if
 * the fare must be paid back.
 */
export const cases: readonly (readonly [source: LawSourceId, flight: string, outcome: string])[] = [
  ['shy-scope', 'turkey: SAW-BER, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'turkey: BER-SAW, delay 4to5 technical', 'shy+eu owed owed 400'],
  ['shy-scope', 'turkey: DXB-SAW, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'turkey: IST-JFK, delay 4to5 technical', 'shy owed owed 600'],
  ['shy-scope', 'turkey: JFK-IST, delay 4to5 technical', 'shy owed owed 600'],
  ['shy-scope', 'elsewhere: IST-DXB, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'elsewhere: AYT-SVO, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'elsewhere: IST-GYD, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'elsewhere: IST-DOH, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'elsewhere: SAW-SHJ, delay 4to5 technical', 'shy owed owed 400'],
  ['shy-scope', 'turkey: LCA-IST, delay 4to5 technical', 'shy+eu owed owed 250'],
  ['shy-scope', 'turkey: ECN-SAW, delay 4to5 technical', 'shy owed owed 250'],
  ['shy-scope', 'turkey: SAW-ECN, delay 3to4 operations', 'shy owed owed 250'],
  ['no-scope', 'elsewhere: DXB-SAW, delay 4to5 unknown', 'none no-rule'],
  ['no-scope', 'elsewhere: DOH-IST, cancel under7 none technical', 'none no-rule'],
  ['no-scope', 'elsewhere: SVO-AYT, denied seats none', 'none no-rule'],
  ['no-scope', 'elsewhere: GYD-IST, delay 5plus technical', 'none no-rule'],
  ['no-scope', 'elsewhere: SHJ-SAW, delay 5plus operations', 'none no-rule'],
  ['no-scope', 'elsewhere: DXB-IST-GYD, delay 5plus technical', 'none no-rule'],
  ['no-scope', 'elsewhere: DXB-BKK, delay 5plus technical', 'none no-rule'],
  ['no-scope', 'elsewhere: DXB-FRA, delay 5plus technical', 'none no-rule'],
  ['shy-amounts', 'turkey: IST-ADB, delay 3to4 technical', 'shy owed owed 100'],
  ['shy-amounts', 'turkey: ESB-VAN, delay 5plus operations', 'shy owed owed 100 refund'],
  ['shy-amounts', 'turkey: IST-YKO, cancel under7 none operations', 'shy owed owed 100 refund'],
  ['shy-amounts', 'turkey: SAW-AYT, denied seats none', 'shy owed owed 100 refund'],
  ['shy-amounts', 'turkey: IST-ATH, delay 3to4 technical', 'shy owed owed 250'],
  ['shy-amounts', 'turkey: IST-VIE, delay 3to4 technical', 'shy owed owed 250'],
  ['shy-amounts', 'turkey: IST-ZRH, delay 3to4 technical', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: IST-LHR, delay 3to4 technical', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: IST-STN, delay 3to4 technical', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: AYT-DUS, delay 4to5 operations', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: IST-LIS, delay 3to4 technical', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: IST-KEF, delay 3to4 technical', 'shy owed owed 600'],
  ['shy-amounts', 'turkey: IST-BKK, delay 3to4 technical', 'shy owed owed 600'],
  ['shy-amounts', 'turkey: IST-SIN, delay 4to5 operations', 'shy owed owed 600'],
  ['shy-amounts', 'turkey: IST-MLE, delay 4to5 operations', 'shy owed owed 600'],
  ['shy-amounts', 'turkey: IST-ALA, delay 4to5 operations', 'shy owed owed 600'],
  ['shy-amounts', 'turkey: IST-TAS, delay 4to5 operations', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: ADB-FRA, delay 4to5 operations', 'shy owed owed 400'],
  ['shy-amounts', 'turkey: TZX-FRA, delay 4to5 operations', 'shy owed owed 400'],
  ['shy-delay', 'turkey: IST-ADB, delay under3 technical', 'shy none too-short'],
  ['shy-delay', 'turkey: SAW-BER, delay under3 unknown', 'shy none too-short'],
  ['shy-delay', 'turkey: IST-JFK, delay under3 operations', 'shy none too-short'],
  ['shy-delay', 'turkey: SAW-BER, delay 3to4 technical', 'shy owed owed 400'],
  ['shy-delay', 'turkey: SAW-BER, delay 3to4 unknown', 'shy perhaps unknown 400'],
  ['shy-delay', 'turkey: IST-ESB, delay 5plus unknown', 'shy perhaps unknown 100 refund'],
  ['shy-cause', 'turkey: IST-ADA, delay 3to4 technical', 'shy owed owed 100'],
  ['shy-cause', 'turkey: IST-ADA, delay 3to4 operations', 'shy owed owed 100'],
  ['shy-cause', 'turkey: IST-ADA, delay 3to4 weather', 'shy none extraordinary'],
  ['shy-cause', 'turkey: IST-ADA, delay 4to5 airspace', 'shy none extraordinary'],
  ['shy-cause', 'turkey: IST-ADA, delay 5plus security', 'shy none extraordinary refund'],
  ['shy-cause', 'turkey: IST-CDG, delay 4to5 strike', 'shy perhaps strike 400'],
  ['shy-cause', 'turkey: IST-CDG, cancel under7 none weather', 'shy none extraordinary refund'],
  ['shy-cause', 'turkey: IST-CDG, cancel under7 beyond strike 3:00', 'shy perhaps strike 200 half refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel over14 none technical', 'shy none told-in-time refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel over14 within unknown', 'shy none told-in-time refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 7to13 within technical', 'shy none rerouted refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel under7 within operations', 'shy none rerouted refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 7to13 none technical', 'shy owed owed 400 refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel under7 none unknown', 'shy perhaps unknown 400 refund'],
  ['shy-notice', 'elsewhere: IST-DXB, cancel 7to13 none operations', 'shy owed owed 400 refund'],
  ['shy-notice', 'turkey: IST-ADB, cancel over14 none weather', 'shy none told-in-time refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 14d none operations', 'shy none told-in-time refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 13d none operations', 'shy owed owed 400 refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 7d within operations', 'shy none rerouted refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 6d none operations', 'shy owed owed 400 refund'],
  ['shy-half', 'turkey: SAW-BER, cancel under7 beyond technical 3:00', 'shy owed owed 200 half refund'],
  ['shy-half', 'turkey: SAW-BER, cancel 7to13 beyond technical 3:01', 'shy owed owed 400 refund'],
  ['shy-half', 'turkey: IST-JFK, denied seats 4:00', 'shy owed owed 300 half refund'],
  ['shy-half', 'turkey: IST-JFK, denied seats 4:01', 'shy owed owed 600 refund'],
  ['shy-half', 'turkey: IST-ADB, cancel 6d beyond operations 2:00', 'shy owed owed 50 half refund'],
  ['shy-half', 'turkey: IST-ADB, cancel 6d beyond operations 2:01', 'shy owed owed 100 refund'],
  ['shy-half', 'turkey: IST-ATH, denied seats 2:00', 'shy owed owed 125 half refund'],
  ['shy-half', 'turkey: IST-ATH, denied seats 2:01', 'shy owed owed 250 refund'],
  ['shy-half', 'turkey: IST-JFK, delay 3:59 technical', 'shy owed owed 600'],
  ['shy-refund', 'turkey: IST-BEG, delay 4to5 technical', 'shy owed owed 250'],
  ['shy-refund', 'turkey: IST-BEG, delay 5plus technical', 'shy owed owed 250 refund'],
  ['shy-refund', 'turkey: IST-BEG, denied own', 'shy none own-refusal'],
  ['shy-refund', 'elsewhere: IST-BAH, denied seats none', 'shy owed owed 400 refund'],
  ['shy-refund', 'turkey: IST-BEG, delay 4:59 operations', 'shy owed owed 250'],
  ['shy-refund', 'turkey: IST-BEG, delay 5:00 operations', 'shy owed owed 250 refund'],
  // The EU rule covers departures from the Union with any airline, and arrivals with an EU airline.
  ['eu-scope', 'elsewhere: FRA-DXB, delay 4to5 technical', 'eu owed owed 600'],
  ['eu-scope', 'elsewhere: ATH-DXB, delay 4to5 technical', 'eu owed owed 400'],
  ['eu-scope', 'turkey: FRA-IST, delay 4to5 technical', 'shy+eu owed owed 400'],
  ['eu-scope', 'turkey: ZRH-AYT, delay 3to4 technical', 'shy+eu owed owed 400'],
  ['eu-scope', 'turkey: OSL-IST, delay 3to4 technical', 'shy+eu owed owed 400'],
  ['eu-scope', 'europe: IST-FRA, delay 4to5 technical', 'shy+eu owed owed 400'],
  ['eu-scope', 'europe: DXB-FRA, delay 4to5 technical', 'eu owed owed 600'],
  ['eu-scope', 'europe: DXB-JED, delay 4to5 technical', 'none no-rule'],
  ['eu-amounts', 'europe: FRA-CDG, delay 4to5 technical', 'eu owed owed 250'],
  ['eu-amounts', 'europe: FRA-ATH, delay 4to5 technical', 'eu owed owed 400'],
  ['eu-amounts', 'europe: HEL-LPA, delay 3to4 technical', 'eu owed owed 400'],
  ['eu-amounts', 'europe: SOF-IST, delay 3to4 operations', 'eu owed owed 250'],
  ['eu-delay', 'europe: FRA-DXB, delay under3 technical', 'eu none too-short'],
  ['eu-delay', 'elsewhere: MXP-GYD, delay 3to4 weather', 'eu none extraordinary'],
  ['eu-delay', 'elsewhere: PRG-DOH, delay 4to5 unknown', 'eu perhaps unknown 600'],
  ['eu-half', 'elsewhere: FRA-DXB, delay 3to4 technical', 'eu owed owed 300 half'],
  ['eu-half', 'europe: CDG-JFK, delay 3to4 technical', 'eu owed owed 300 half'],
  ['eu-half', 'europe: CDG-JFK, delay 3:59 operations', 'eu owed owed 300 half'],
  ['eu-half', 'europe: CDG-JFK, delay 4:00 operations', 'eu owed owed 600'],
  ['eu-half', 'turkey: LPA-IST, delay 3:59 technical', 'shy+eu owed owed 300/600 half'],
  ['eu-half', 'turkey: LPA-IST, delay 4:00 technical', 'shy+eu owed owed 600'],
  ['eu-half', 'europe: FRA-CDG, cancel 6d beyond technical 2:00', 'eu owed owed 125 half refund'],
  ['eu-half', 'europe: FRA-CDG, cancel 6d beyond technical 2:01', 'eu owed owed 250 refund'],
  ['eu-half', 'europe: FRA-ATH, denied seats 3:00', 'eu owed owed 200 half refund'],
  ['eu-half', 'europe: FRA-ATH, denied seats 3:01', 'eu owed owed 400 refund'],
  ['eu-half', 'elsewhere: VIE-DOH, cancel 13d beyond technical 4:00', 'eu owed owed 300 half refund'],
  ['eu-half', 'elsewhere: VIE-DOH, cancel 13d beyond technical 4:01', 'eu owed owed 600 refund'],
  ['eu-notice', 'elsewhere: VIE-DOH, cancel over14 none technical', 'eu none told-in-time refund'],
  ['eu-notice', 'elsewhere: VIE-DOH, cancel under7 none technical', 'eu owed owed 600 refund'],
  ['eu-notice', 'elsewhere: VIE-DOH, cancel 7to13 within technical', 'eu none rerouted refund'],
  ['eu-notice', 'europe: FRA-ATH, cancel 14d none operations', 'eu none told-in-time refund'],
  ['eu-notice', 'europe: FRA-ATH, cancel 13d none operations', 'eu owed owed 400 refund'],
  ['eu-notice', 'europe: FRA-ATH, cancel 7d none operations', 'eu owed owed 400 refund'],
  // Flights within the Union never get the amount for more than 3,500 km.
  ['eu-inside', 'europe: DUB-LCA, delay 4to5 technical', 'eu owed owed 400'],
  ['eu-inside', 'europe: DUB-LCA, delay 3:00 technical', 'eu owed owed 400'],
  ['eu-inside', 'europe: HEL-LPA, delay 4to5 technical', 'eu owed owed 400'],
  ['eu-inside', 'europe: DUB-LCA, cancel 6d beyond technical 3:00', 'eu owed owed 200 half refund'],
  ['eu-inside', 'europe: DUB-LCA, cancel 6d beyond technical 4:00', 'eu owed owed 400 refund'],
  ['eu-inside', 'elsewhere: LCA-DUB, denied seats none', 'eu owed owed 400 refund'],
  ['earlier', 'europe: FRA-ATH, earlier 6d 1:01 technical', 'eu owed owed 400 refund'],
  ['earlier', 'europe: FRA-ATH, earlier 7d 2:00 technical', 'eu none brought-forward refund'],
  ['earlier', 'europe: FRA-ATH, earlier 7d 2:01 technical', 'eu owed owed 400 refund'],
  ['earlier', 'europe: FRA-ATH, earlier 13d 3:00 operations', 'eu owed owed 400 refund'],
  ['earlier', 'europe: FRA-ATH, earlier 14d 3:00 operations', 'eu none told-in-time refund'],
  ['earlier', 'elsewhere: FRA-DXB, earlier 6d 4:00 unknown', 'eu perhaps unknown 600 refund'],
  ['earlier', 'elsewhere: FRA-DXB, earlier 6d 4:00 weather', 'eu none extraordinary refund'],
  ['earlier', 'turkey: BER-SAW, earlier 6d 2:00 technical', 'shy+eu owed owed 400 refund'],
  ['shy-schedule', 'turkey: SAW-AYT, earlier 6d 1:30 operations', 'shy owed owed 100 refund'],
  ['shy-schedule', 'turkey: SAW-BER, earlier 13d 2:01 operations', 'shy owed owed 400 refund'],
  ['shy-schedule', 'turkey: SAW-BER, earlier 14d 5:00 operations', 'shy none told-in-time refund'],
  ['shy-schedule', 'elsewhere: DXB-SAW, earlier 6d 3:00 operations', 'none no-rule'],
  // A delay lasts until a door opens: a plane that lands 2:59 late may open its door 3:09 late.
  ['door', 'europe: FRA-ATH, delay 2:59 technical', 'eu none too-short'],
  ['door', 'europe: FRA-ATH, delay 3:00 technical', 'eu owed owed 400'],
  ['door', 'europe: FRA-ATH, delay 3:09 technical', 'eu owed owed 400'],
  ['door', 'turkey: IST-ADB, delay 2:59 operations', 'shy none too-short'],
  ['door', 'turkey: IST-ADB, delay 3:00 operations', 'shy owed owed 100'],
  // A connecting journey counts as one distance from start to destination, not as the sum of its flights.
  ['one-distance', 'turkey: GZT-IST-EBL, delay 3:00 technical', 'shy owed owed 250'],
  ['one-distance', 'elsewhere: FRA-DXB-IST, delay 3:00 technical', 'eu owed owed 400'],
  ['one-distance', 'turkey: VAN-IST-ATH, delay 3:00 technical', 'shy owed owed 400'],
  ['one-distance', 'turkey: VAN-IST-ESB, delay 3:00 technical', 'shy owed owed 100'],
  // A sphere and the ellipsoid WGS84 put these distances on different sides of a limit, so an outcome may have two
  // amounts.
  ['measure', 'turkey: ADB-EVN, delay 3:00 technical', 'shy owed owed 250/400'],
  ['measure', 'turkey: ERZ-HER, delay 3:00 unknown', 'shy perhaps unknown 250/400'],
  ['measure', 'turkey: GZP-NQZ, delay 3:00 technical', 'shy owed owed 400/600'],
  ['measure', 'turkey: IST-NDJ, delay 3:00 technical', 'shy owed owed 400/600'],
  ['measure', 'turkey: DUB-NAV, delay 4:00 technical', 'shy+eu owed owed 400/600'],
  ['measure', 'europe: MRS-SKG, delay 3:00 technical', 'eu owed owed 250/400'],
  ['measure', 'europe: KEF-NAP, delay 3:00 technical', 'eu owed owed 400'],
  ['measure', 'turkey: ADB-EVN, cancel 6d beyond technical 3:00', 'shy owed owed 200/250 half refund'],
  ['measure', 'turkey: ADB-EVN, cancel 6d beyond technical 2:00', 'shy owed owed 125/200 half refund'],
  ['measure', 'turkey: ADB-EVN, delay 3:00 weather', 'shy none extraordinary'],
  // The booking is with a Turkish airline but only connects in Türkiye, so it is open whether the Turkish rule covers
  // it.
  ['connects', 'turkey: DXB-IST-GYD, delay 3:00 technical', 'shy perhaps connects 400 open'],
  ['connects', 'turkey: DXB-IST-GYD, delay 5:00 unknown', 'shy perhaps unknown 400 open refund'],
  ['connects', 'turkey: DXB-IST-GYD, delay 3:00 weather', 'shy none extraordinary open'],
  ['connects', 'turkey: DXB-IST-GYD, delay 2:59 technical', 'shy none too-short open'],
  ['connects', 'turkey: DXB-IST-GYD, cancel 6d none technical', 'shy perhaps connects 400 open refund'],
  ['connects', 'turkey: DXB-IST-GYD, denied seats 3:00', 'shy perhaps connects 200 half open refund'],
  ['connects', 'turkey: DXB-IST-FRA, delay 3:00 technical', 'shy perhaps connects 600 open'],
  ['connects', 'turkey: FRA-IST-DXB, delay 4:00 technical', 'eu owed owed 600 open'],
  ['connects', 'turkey: LHR-IST-DXB, delay 4:00 technical', 'uk owed owed open'],
  // Britain has its own rule, which pays in pounds.
  ['uk-scope', 'elsewhere: LHR-DXB, delay 4to5 technical', 'uk owed owed'],
  ['uk-scope', 'turkey: STN-SAW, delay 4to5 technical', 'shy+uk owed owed 400'],
  ['uk-scope', 'britain: DXB-LHR, delay 4to5 technical', 'uk owed owed'],
  ['uk-scope', 'britain: FRA-LHR, delay 4to5 technical', 'eu+uk owed owed 250'],
  ['uk-scope', 'elsewhere: LGW-DOH, delay under3 technical', 'uk none too-short'],
  ['uk-scope', 'turkey: IST-LHR, denied seats 3:01', 'shy owed owed 400 refund'],
];

export function place(code: string): Place {
  const found = places.find((one) => one.code === code);
  if (!found) throw new Error(`unknown airport ${code}`);
  return found;
}

/**
 * Patterns of the choices' labels. Each check tells whether `value` hours or days are within the label's numbers, `one`
 * and `other`.
 */
const readings: readonly (readonly [RegExp, (value: number, one: number, other: number) => boolean])[] = [
  [/^(\d+) \S+[dt][ae]n az/, (value, one) => value < one],
  [/^(\d+) saat – \1 saat (\d+) dakika$/, (value, one, other) => value >= one && value <= one + other / 60],
  [/^(\d+)–(\d+) gün önce$/, (value, one, other) => value >= one && value <= other],
  [/^(\d+) (?:saat ve üzeri|gün ya da daha önce)$/, (value, one) => value >= one],
  [/^En çok (\d+) saat$/, (value, one) => value <= one],
  [/^(\d+) saatten çok, en çok (\d+) saat$/, (value, one, other) => value > one && value <= other],
  [/^(\d+) saatten çok$/, (value, one) => value > one],
];

/** The choices whose label includes a number of hours (`3:00`) or days (`14d`). Any other text is itself a choice. */
export function choicesOf(labels: Readonly<Record<string, string>>, said: string): readonly string[] {
  const [, hours, minutes, days] = /^(?:(\d+):(\d\d)|(\d+)d)$/.exec(said) ?? [];
  if (!hours && !days) return [said];
  const value = days ? Number(days) : Number(hours) + Number(minutes) / 60;
  return Object.keys(labels).filter((key) =>
    readings.some(([words, holds]) => {
      const read = words.exec(labels[key] ?? '');
      return read && holds(value, Number(read[1]), Number(read[2]));
    }),
  );
}

export function flightOf(text: string): Flight {
  const [, carrier, from = '', to = '', event, rest = ''] =
    /^(\w+): (\w+)-(?:\w+-)?(\w+), (\w+) ?(.*)$/.exec(text) ?? [];
  const [one = '', two = '', three = '', four = ''] = rest.split(' ');
  const [late] = choicesOf(choices.late, one);
  const [notice] = choicesOf(choices.notice, one);
  const said = {
    delay: { late, cause: two },
    cancel: { notice, offer: two, cause: three, ...(four && { arrival: choicesOf(choices.arrival, four)[0] }) },
    earlier: { notice, advance: choicesOf(choices.advance, two)[0], cause: three },
    denied: { refusal: one, ...(two && { arrival: choicesOf(choices.arrival, two)[0] }) },
  }[event as Flight['event']];
  const route = { from: place(from), to: place(to), carrier, event };
  // Sets the fields that this event does not use, to check that they have no effect.
  const others = {
    ...{ late: 'under3', notice: 'over14', offer: 'within', cause: 'weather' },
    ...{ refusal: 'own', arrival: 'upTo2', advance: 'upTo2' },
  };
  return { ...others, ...route, ...said } as Flight;
}
