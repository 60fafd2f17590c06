import { hydrate } from './hydrate.ts';
import { ReservationLookup } from './reservation.tsx';

export const listening = hydrate('reservation', ReservationLookup);
