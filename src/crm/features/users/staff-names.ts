import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type NameOf, type StaffName, staffNames } from '../../../domain/reports/staff-names.ts';
import { dataApi } from '../../api/rest.ts';

async function readStaffNames(): Promise<StaffName[]> {
  const { data } = await (await dataApi()).rpc('staff_names').throwOnError();
  return data as StaffName[];
}

const query = { queryKey: ['staff-names'], queryFn: readStaffNames, staleTime: 600_000, retry: false };

/** Until the names are loaded, the returned function gives the e-mail. */
export function useStaffNames(): NameOf {
  const { data } = useQuery(query);
  return useMemo(() => staffNames(data ?? []), [data]);
}

export const fetchStaffNames = async (): Promise<NameOf> => staffNames(await readStaffNames());
