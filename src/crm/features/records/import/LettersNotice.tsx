import { formatCount } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './LettersNotice.module.css';
import type { Letters } from './letters.ts';

interface Props {
  letters: Letters;
  disabled?: boolean;
  onMend: (mend: (text: string) => string) => void;
}

export function LettersNotice({ letters: { garbling, lost }, disabled = false, onMend }: Props) {
  return (
    <>
      {garbling && (
        <div className={css.notice}>
          <p role="status">
            Dosyadaki harfler bozulmuş görünüyor:{' '}
            {garbling.examples.map(([found, meant]) => `${short(found)} → ${short(meant)}`).join(', ')}.
          </p>
          <Button aria-disabled={disabled} onClick={() => disabled || onMend(garbling.mend)}>
            Harfleri düzelt
          </Button>
        </div>
      )}
      {lost && (
        <div className={css.notice}>
          <p role="status">
            {formatCount(lost.rows)} satırda harfler kaybolmuş ({short(lost.example)}); bunlar geri getirilemez. Dosyayı
            alındığı programdan yeniden kaydedin veya önizlemede doğrusunu yazın.
          </p>
        </div>
      )}
    </>
  );
}

const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
