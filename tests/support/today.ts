import agency from '../../agency.config.ts';
import { type IsoDate, todayIn } from '../../src/domain/days/dates.ts';

export const agencyToday = (): IsoDate => todayIn(agency.timeZone);
