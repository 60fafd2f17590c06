import type { ReactNode } from 'react';
import type { SceneName } from '../art/index.ts';
import { usePage } from '../context.ts';
import { CallLink, NumberLink } from './call-link.tsx';
import { Crumbs } from './crumbs.tsx';

interface HeroProps {
  scene: SceneName;
  title: string;
  source: string;
  className?: string;
  children?: ReactNode;
  crumbs?: boolean;
}

export function Hero({ scene, title, source, className = 'hero', children, crumbs = true }: HeroProps) {
  const { art } = usePage();
  return (
    <div className={className}>
      <img className="scene" src={art(scene)} alt="" width="1440" height="600" fetchPriority="high" />
      <div className="wrap">
        {crumbs && <Crumbs />}
        <h1>{title}</h1>
        {children}
        <div className="go">
          <CallLink source={source}>Hemen Bizi Arayın</CallLink>
          {/* Class `sky` leaves this space to the picture; the header shows the number. */}
          {!className.split(' ').includes('sky') && <NumberLink source={source} />}
        </div>
      </div>
    </div>
  );
}
