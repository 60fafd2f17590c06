import css from './Notice.module.css';

export type NoticeKind = 'blank' | 'unmatched' | 'failed';

export function NoticeArt({ kind }: { kind: NoticeKind }) {
  return (
    <svg className={css.art} viewBox="0 0 192 112" width="192" height="112" aria-hidden="true">
      <g className={css.sky}>
        <path d="M8 100a88 88 0 0 1 176 0z" />
        <path d="M30 100a66 66 0 0 1 132 0z" />
        <path d="M52 100a44 44 0 0 1 88 0z" />
        <path d="M72 100a24 24 0 0 1 48 0z" />
      </g>
      {kind === 'failed' ? <BrokenLine /> : <Pass />}
      {kind === 'unmatched' && <Glass />}
      <path className={css.ground} d="M0 100h192" />
    </svg>
  );
}

function Pass() {
  return (
    <g transform="rotate(-7 96 62)">
      <path
        className={css.pass}
        d="M50 40h63a5 5 0 0 0 10 0h19a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4h-19a5 5 0 0 0-10 0H50a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4z"
      />
      <path className={css.fold} d="M118 48v29" />
      <path className={css.lines} d="M56 52h20M56 63h44M56 73h31M128 54h10M128 64h10" />
    </g>
  );
}

function Glass() {
  return (
    <g className={css.glass}>
      <circle cx="126" cy="66" r="17" />
      <path d="m139 79 15 15" />
    </g>
  );
}

function BrokenLine() {
  return (
    <g className={css.route}>
      <path d="M28 84C40 58 58 42 80 38" />
      <path d="M124 44c18 7 32 21 40 40" />
      <path className={css.gap} d="m94 33 14 14m0-14L94 47" />
      <circle cx="26" cy="88" r="5" />
      <circle cx="166" cy="88" r="5" />
    </g>
  );
}
