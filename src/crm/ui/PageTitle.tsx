import { agency } from '../agency.ts';

/** The browser tab's title. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | ${agency.crmName}`}</title>;
}
