import { hydrate } from './hydrate.ts';
import { Message } from './message.tsx';

export const listening = hydrate('message', Message);
