import agency from '../../agency.config.ts';
import { type IsoDate, todayIn } from '../../src/domain/days/dates.ts';

/** Today in the agency's time zone. */
export const agencyToday = (): IsoDate => todayIn(agency.timeZone);
