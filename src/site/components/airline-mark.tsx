import { type Airline, logoAddress } from '../../domain/airlines.ts';
import { usePage } from '../context.ts';

/** The airline's code as text, or its logo if the page or the agency wants logos. */
export function AirlineMark({ airline, logo = false }: { airline: Airline; logo?: boolean }) {
  const { agency } = usePage();
  if (!logo && agency.logoBase === '/logo/') return <b>{airline.iata}</b>;
  return <img className="logo" src={logoAddress(airline, agency)} alt="" width="220" height="88" />;
}
