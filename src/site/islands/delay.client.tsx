import { DelayCalculator } from './delay.tsx';
import { hydrate } from './hydrate.ts';

export const listening = hydrate('delay', DelayCalculator);
