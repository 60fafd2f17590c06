import type { PastedBooking } from '../../../../domain/pasted-booking/read-booking.ts';
import { markedParts } from './marked-parts.ts';
import css from './PastePanel.module.css';

/** What was pasted, with the places of what was read from it, to compare. */
export function MarkedText({ booking }: { booking: PastedBooking }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
    <section className={css.marked} aria-label="Okunan metin" tabIndex={0} ref={show}>
      {markedParts(booking).map(({ at, text, name }) =>
        name ? (
          <mark key={at} title={name}>
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </section>
  );
}

/** A forwarded mail begins with much that nothing is read from. */
function show(box: HTMLElement | null) {
  const first = box?.querySelector('mark');
  if (!box || !first) return;
  box.focus();
  box.scrollTop = first.offsetTop - 24;
}
