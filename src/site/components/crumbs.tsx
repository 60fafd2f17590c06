import { usePage } from '../context.ts';
import { type Crumb, crumbs } from '../crumbs.ts';

function Item({ crumb, last }: { crumb: Crumb; last: boolean }) {
  return last ? (
    <li aria-current="page">{crumb.name}</li>
  ) : (
    <li>
      <a href={crumb.path}>{crumb.name}</a>
    </li>
  );
}

export function Crumbs() {
  const { page } = usePage();
  const trail = crumbs(page);
  return (
    <nav className="crumb" aria-label="İçerik yolu">
      <ol>
        {trail.map((crumb, at) => (
          <Item key={crumb.path} crumb={crumb} last={at === trail.length - 1} />
        ))}
      </ol>
    </nav>
  );
}
