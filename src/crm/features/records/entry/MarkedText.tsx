import type { PastedBooking } from '../../../../domain/pasted-booking/read-booking.ts';
import { markedParts } from './marked-parts.ts';
import css from './PastePanel.module.css';

export function MarkedText({ booking }: { booking: PastedBooking }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: needs focus to be scrolled by keyboard
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

/** Scrolls to the first mark, past the headers of a forwarded mail. */
function show(box: HTMLElement | null) {
  const first = box?.querySelector('mark');
  if (!box || !first) return;
  box.focus();
  box.scrollTop = first.offsetTop - 24;
}
