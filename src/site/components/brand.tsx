import { usePage } from '../context.ts';

export function Brand() {
  const { agency, art } = usePage();
  return (
    <a className="brand" href="/">
      <img src={art('mark')} alt="" width="36" height="36" />
      {agency.name}
    </a>
  );
}
