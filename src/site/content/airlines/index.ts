import type { AirlineId } from '../../../domain/airlines.ts';
import type { AirlineContent } from '../types.ts';
import { aeroflot } from './aeroflot/index.ts';
import { airarabia } from './airarabia/index.ts';
import { ajet } from './ajet/index.ts';
import { azal } from './azal/index.ts';
import { emirates } from './emirates/index.ts';
import { flydubai } from './flydubai/index.ts';
import { pegasus } from './pegasus/index.ts';
import { qatar } from './qatar/index.ts';
import { sunexpress } from './sunexpress/index.ts';
import { thy } from './thy/index.ts';

/** The texts of each airline's pages. */
export const airlineContents: Readonly<Record<AirlineId, AirlineContent>> = {
  thy,
  pegasus,
  sunexpress,
  ajet,
  azal,
  qatar,
  aeroflot,
  emirates,
  airarabia,
  flydubai,
};
