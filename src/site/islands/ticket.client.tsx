import { hydrate } from './hydrate.ts';
import { TicketDesk } from './ticket.tsx';

export const listening = hydrate('ticket', TicketDesk);
