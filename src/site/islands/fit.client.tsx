import { BagCheck } from './fit.tsx';
import { hydrate } from './hydrate.ts';

export const listening = hydrate('fit', BagCheck);
