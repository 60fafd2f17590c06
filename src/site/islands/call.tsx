export interface CallProps extends Record<string, string> {
  /** Telephone number in E.164. */
  phone: string;
  source: string;
}

export function Call({ phone, source, children }: CallProps & { children: string }) {
  return (
    <a className="call s" href={`tel:${phone}`} data-source={source}>
      {children}
    </a>
  );
}
