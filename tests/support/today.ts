import agency from '../../agency.config.ts';
import { type IsoDate, todayIn } from '../../src/domain/days/dates.ts';

/** The day that the product takes for today. */
export const agencyToday = (): IsoDate => todayIn(agency.timeZone);
