import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { showError } from '../../ui/toast.ts';
import { backUp } from './system-api.ts';

export function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isBusy = isAsking || isRunning;

  async function begin() {
    setAsking(true);
    await backUp().catch((error: unknown) => showError('Yedek alınamadı', messageOf(error), 'back-up'));
    await client.invalidateQueries({ queryKey: ['system'] });
    setAsking(false);
  }

  return (
    <Button icon="download" aria-disabled={isBusy} onClick={() => isBusy || void begin()}>
      Şimdi yedekle
    </Button>
  );
}
