import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type NameOf, type StaffName, staffNames } from '../../../domain/reports/staff-names.ts';
import { dataApi } from '../../api/rest.ts';

async function readStaffNames(): Promise<StaffName[]> {
  const { data } = await (await dataApi()).rpc('staff_names').throwOnError();
  return data as StaffName[];
}

const query = { queryKey: ['staff-names'], queryFn: readStaffNames, staleTime: 600_000, retry: false };

/** Returns a function that names a member of staff; until the names are loaded, it gives the e-mail. */
export function useStaffNames(): NameOf {
  const { data } = useQuery(query);
  return useMemo(() => staffNames(data ?? []), [data]);
}

/** Fetches the names and returns the function that names a member of staff, for an exported file. @throws AppError */
export const fetchStaffNames = async (): Promise<NameOf> => staffNames(await readStaffNames());
