import { usePage } from '../context.ts';

/** The agency's mark and name, linked to the home page. */
export function Brand() {
  const { agency, art } = usePage();
  return (
    <a className="brand" href="/">
      <img src={art('mark')} alt="" width="36" height="36" />
      {agency.name}
    </a>
  );
}
