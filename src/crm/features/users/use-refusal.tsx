import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hasCode, messageOf, toAppError } from '../../api/errors.ts';
import { Confirm } from '../../ui/Confirm.tsx';

interface Refusal {
  tell: (error: unknown) => void;
  isTelling: boolean;
  alert: ReactNode;
}

/**
 * Reloads the list when the alert is closed, because someone else's change may be the reason for the refusal.
 * @param onRead called when the alert is closed
 */
export function useRefusal(fallback: string, onRead?: () => void): Refusal {
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [isTelling, setTelling] = useState(false);

  function tell(error: unknown) {
    setWords(serverWords(error, fallback));
    setTelling(true);
  }

  function dismiss() {
    setTelling(false);
    void client.invalidateQueries({ queryKey: ['users'] });
    onRead?.();
  }

  const alert = (
    <Confirm open={isTelling} title="Hata" dismiss="Tamam" onDismiss={dismiss}>
      {words}
    </Confirm>
  );
  return { tell, isTelling, alert };
}

export function serverWords(error: unknown, fallback: string): string {
  if (hasCode(error, 'network') || hasCode(error, 'session_expired')) return messageOf(error);
  return toAppError(error).message || fallback;
}
