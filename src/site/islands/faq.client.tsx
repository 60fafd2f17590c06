import { FaqSearch } from './faq.tsx';
import { hydrate } from './hydrate.ts';

export const listening = hydrate('faq', FaqSearch);
