import { messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';

interface Props {
  error: unknown;
  className?: string | undefined;
  onRetry: () => void;
}

export function LoadFailed({ error, className, onRetry }: Props) {
  return (
    <div className={className} role="alert">
      <p>{messageOf(error)}</p>
      <Button icon="reload" onClick={onRetry}>
        Yeniden dene
      </Button>
    </div>
  );
}
