import { agency } from '../agency.ts';

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | ${agency.crmName}`}</title>;
}
