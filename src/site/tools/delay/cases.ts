import { type Place, places } from '../places.ts';
import type { LawSourceId } from '../tables/law.ts';
import type { Flight } from './rules.ts';

/**
 * `airline: route, what happened` and the outcome, each with its source. A flight reads `delay <late> <cause>`, `cancel
 * <notice> <offer> <cause>` or `denied <refusal>`; an outcome `<rules> <verdict> <why> [amount] [half] [refund]`.
 */
export const cases: readonly (readonly [source: LawSourceId, flight: string, outcome: string])[] = [
  // Flights that the Turkish rule covers.
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
  ['no-scope', 'elsewhere: SVO-AYT, denied seats', 'none no-rule'],
  ['no-scope', 'elsewhere: GYD-IST, delay 5plus technical', 'none no-rule'],
  ['no-scope', 'elsewhere: SHJ-SAW, delay 5plus operations', 'none no-rule'],
  ['no-scope', 'turkey: DXB-GYD, delay 5plus technical', 'none no-rule'],
  ['no-scope', 'elsewhere: DXB-BKK, delay 5plus technical', 'none no-rule'],
  ['no-scope', 'elsewhere: DXB-FRA, delay 5plus technical', 'none no-rule'],
  // Its amounts.
  ['shy-amounts', 'turkey: IST-ADB, delay 3to4 technical', 'shy owed owed 100'],
  ['shy-amounts', 'turkey: ESB-VAN, delay 5plus operations', 'shy owed owed 100 refund'],
  ['shy-amounts', 'turkey: IST-YKO, cancel under7 none operations', 'shy owed owed 100 refund'],
  ['shy-amounts', 'turkey: SAW-AYT, denied seats', 'shy owed owed 100 half refund'],
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
  // How late, and why.
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
  ['shy-cause', 'turkey: IST-CDG, cancel under7 beyond strike', 'shy perhaps strike 400 half refund'],
  // A cancellation announced in time, or with another flight close enough.
  ['shy-notice', 'turkey: SAW-BER, cancel over14 none technical', 'shy none told-in-time refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel over14 within unknown', 'shy none told-in-time refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 7to14 within technical', 'shy none rerouted refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel under7 within operations', 'shy none rerouted refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel 7to14 none technical', 'shy owed owed 400 refund'],
  ['shy-notice', 'turkey: SAW-BER, cancel under7 none unknown', 'shy perhaps unknown 400 refund'],
  ['shy-notice', 'elsewhere: IST-DXB, cancel 7to14 none operations', 'shy owed owed 400 refund'],
  ['shy-notice', 'turkey: IST-ADB, cancel over14 none weather', 'shy none told-in-time refund'],
  ['shy-half', 'turkey: SAW-BER, cancel under7 beyond technical', 'shy owed owed 400 half refund'],
  ['shy-half', 'turkey: SAW-BER, cancel 7to14 beyond technical', 'shy owed owed 400 half refund'],
  ['shy-half', 'turkey: IST-JFK, denied seats', 'shy owed owed 600 half refund'],
  ['shy-half', 'turkey: IST-JFK, delay 3to4 technical', 'shy owed owed 600'],
  ['shy-refund', 'turkey: IST-BEG, delay 4to5 technical', 'shy owed owed 250'],
  ['shy-refund', 'turkey: IST-BEG, delay 5plus technical', 'shy owed owed 250 refund'],
  ['shy-refund', 'turkey: IST-BEG, denied own', 'shy none own-refusal'],
  ['shy-refund', 'elsewhere: IST-BAH, denied seats', 'shy owed owed 400 half refund'],
  // The Union's rule: flights out of it on any airline, flights into it on its own airlines.
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
  ['eu-half', 'elsewhere: FRA-DXB, delay 3to4 technical', 'eu owed owed 600 half'],
  ['eu-half', 'europe: CDG-JFK, delay 3to4 technical', 'eu owed owed 600 half'],
  ['eu-half', 'europe: CDG-JFK, delay 4to5 technical', 'eu owed owed 600'],
  ['eu-notice', 'elsewhere: VIE-DOH, cancel over14 none technical', 'eu none told-in-time refund'],
  ['eu-notice', 'elsewhere: VIE-DOH, cancel under7 none technical', 'eu owed owed 600 refund'],
  ['eu-notice', 'elsewhere: VIE-DOH, cancel 7to14 within technical', 'eu none rerouted refund'],
  // Britain pays by its own rule, in pounds.
  ['uk-scope', 'elsewhere: LHR-DXB, delay 4to5 technical', 'uk owed owed'],
  ['uk-scope', 'turkey: STN-SAW, delay 4to5 technical', 'shy+uk owed owed 400'],
  ['uk-scope', 'britain: DXB-LHR, delay 4to5 technical', 'uk owed owed'],
  ['uk-scope', 'britain: FRA-LHR, delay 4to5 technical', 'eu+uk owed owed 250'],
  ['uk-scope', 'elsewhere: LGW-DOH, delay under3 technical', 'uk none too-short'],
  ['uk-scope', 'turkey: IST-LHR, denied seats', 'shy owed owed 400 half refund'],
];

/** The airport with this code. */
export function place(code: string): Place {
  const found = places.find((one) => one.code === code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}

/** The flight that a case describes. */
export function flightOf(text: string): Flight {
  const [, carrier, from = '', to = '', event, ...rest] = /^(\w+): (\w+)-(\w+), (\w+) ?(.*)$/.exec(text) ?? [];
  const [one, two, three] = rest.join('').split(' ');
  const said = event === 'delay' ? { late: one, cause: two } : { notice: one, offer: two, cause: three };
  const route = { from: place(from), to: place(to), carrier, event };
  // Answers to questions that the event does not raise must not matter.
  const others = { late: 'under3', notice: 'over14', offer: 'within', cause: 'weather', refusal: 'own' };
  return { ...others, ...route, ...(event === 'denied' ? { refusal: one } : said) } as Flight;
}
