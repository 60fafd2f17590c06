import { hydrate } from './hydrate.ts';
import { TicketLookup } from './ticket.tsx';

export const listening = hydrate('ticket', TicketLookup);
