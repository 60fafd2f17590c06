import { messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';
import css from './LoadFailed.module.css';

interface Props {
  error: unknown;
  className?: string | undefined;
  onRetry: () => void;
}

export function LoadFailed({ error, className = css.failed, onRetry }: Props) {
  return (
    <div className={className} role="alert">
      <p>{messageOf(error)}</p>
      <Button icon="reload" onClick={onRetry}>
        Yeniden dene
      </Button>
    </div>
  );
}
