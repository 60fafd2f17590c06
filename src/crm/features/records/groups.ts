import { createContext } from 'react';

/** The other passengers of the groups in a list, by the id of the first. */
export const GroupsShown = createContext<ReadonlyMap<number, readonly number[]>>(new Map());
