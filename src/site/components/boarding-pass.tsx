import type { HaveReady } from '../content/types.ts';
import { usePage } from '../context.ts';

/** What to have ready for the call, styled as a boarding pass. */
export function BoardingPass({ items }: { items: readonly HaveReady[] }) {
  const { airline } = usePage();
  return (
    <section className="tint" aria-labelledby="elinizde">
      <div className="wrap part">
        <h2 id="elinizde">Ararken elinizde olsun</h2>
        <div className="pass">
          <div className="pass-top" aria-hidden="true">
            <b>Hazırlık</b>
            <span>{airline?.name ?? 'Uçuşunuz'}</span>
          </div>
          <dl>
            {items.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>{item.hint}</dd>
              </div>
            ))}
          </dl>
          <div className="stub">
            <b aria-hidden="true">{airline?.iata ?? '7/24'}</b>
            <i aria-hidden="true" />
          </div>
        </div>
      </div>
    </section>
  );
}
