import { useEffect, useRef } from 'react';
import { agency } from '../../agency.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { focusWithin } from '../../ui/placed-focus.ts';
import { saveFile } from '../export/save-file.ts';
import { useUser } from '../session/session-store.ts';
import css from './NewCodes.module.css';

interface Props {
  codes: readonly string[];
  /** Whether the codes take the focus, because the button that was pressed for them is gone. */
  takesFocus: boolean;
  onDone: () => void;
}

export function NewCodes({ codes, takesFocus, onDone }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const email = useUser()?.email ?? '';
  useEffect(() => {
    if (takesFocus) focusWithin(text.current?.closest('section'), text.current);
  }, [takesFocus]);

  const copy = () =>
    copyText(codes.join('\n'), 'Kodlar kopyalandı', 'Kodları seçip kendiniz kopyalayın.', 'recovery-codes');

  function download() {
    const lines = [`${agency.crmName} kurtarma kodları`, email, 'Her kod bir kez geçer.', '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), 'kurtarma-kodlari.txt');
  }

  return (
    <>
      <p ref={text} tabIndex={-1}>
        <strong>Bu kodlar yalnız şimdi gösterilir.</strong> Doğrulama cihazınızdan ayrı, güvenli bir yerde saklayın.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={copy}>Kopyala</Button>
        <Button icon="download" onClick={download}>
          İndir
        </Button>
        <Button look="primary" onClick={onDone}>
          Kodları sakladım
        </Button>
      </div>
    </>
  );
}
