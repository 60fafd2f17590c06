import { Fragment } from 'react';
import { airlineList } from '../../domain/airlines.ts';
import { airlineFacts } from '../facts/index.ts';
import { aviationAuthority } from '../tools/tables/law-sources.ts';

export function Authority({ children }: { children: string }) {
  return <a href={`https://${aviationAuthority}`}>{children}</a>;
}

export function Addresses({ withAuthority }: { withAuthority: boolean }) {
  return (
    <p>
      Adresler:{' '}
      {airlineList.map(({ id, shortName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <a href={`https://${airlineFacts[id].site}`}>{shortName}</a>
        </Fragment>
      ))}
      {withAuthority && (
        <>
          , <Authority>SHGM</Authority>
        </>
      )}
    </p>
  );
}
