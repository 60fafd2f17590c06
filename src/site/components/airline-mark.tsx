import { type Airline, logoAddress } from '../../domain/airlines.ts';
import { usePage } from '../context.ts';

/** The airline's code set in type; its logo instead where the agency configured an address of logos it may use. */
export function AirlineMark({ airline }: { airline: Airline }) {
  const { agency } = usePage();
  if (agency.logoBase === '/logo/') return <b>{airline.iata}</b>;
  return <img className="logo" src={logoAddress(airline, agency)} alt="" width="160" height="64" />;
}
