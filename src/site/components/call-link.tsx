import { formatPhone } from '../../domain/text/phones.ts';
import { usePage } from '../context.ts';

function PhoneIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="currentColor">
      <path d="M5.2 1.5 8 5.6 6.3 7.9c1 2.4 3.4 4.8 5.8 5.8L14.4 12l4.1 2.8-.6 2.3c-.4 1.1-1.4 1.5-2.6 1.4C8.6 17.9 2.1 11.4 1.5 4.7c-.1-1.2.3-2.2 1.4-2.6z" />
    </svg>
  );
}

/** A link that dials this page's number and reports `source` as the place of the click. */
export function CallLink(props: { source: string; phone?: string; className?: string; children: string }) {
  const { phone } = usePage();
  return (
    <a className={props.className ?? 'call'} href={`tel:${props.phone ?? phone}`} data-source={props.source}>
      <PhoneIcon />
      {props.children}
    </a>
  );
}

export function NumberLink(props: { source: string; phone?: string; className?: string }) {
  const { phone } = usePage();
  const number = props.phone ?? phone;
  return (
    <a className={props.className ?? 'num'} href={`tel:${number}`} data-source={props.source}>
      {formatPhone(number)}
    </a>
  );
}

export function CallBar() {
  const { phone } = usePage();
  return (
    <a className="bar" href={`tel:${phone}`} data-source="mobile_button">
      <PhoneIcon />
      <b>Hemen Ara</b> <span>{formatPhone(phone)}</span>
    </a>
  );
}
