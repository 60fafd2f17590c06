import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { hasCode, isUnsure, messageOf, messageWithDay } from '../../../api/errors.ts';
import { showError } from '../../../ui/toast.ts';
import { resumable } from '../../session/resume.ts';
import { insertSales, type PackedSales, packSales } from '../requests/insert-sales.ts';
import { reloadRecords } from '../requests/loaded-records.ts';

/** `unsure`: no answer came, so the rows may be stored. Sending them again does not store them twice. */
export type Sending = 'idle' | 'busy' | 'unsure';

const action = 'import';

export function useSending(onState: (state: Sending) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<Sending>('idle');
  // Kept while it is uncertain whether these rows were stored: they must then be sent again with the same references.
  const packed = useRef<PackedSales | null>(null);

  function turn(next: Sending) {
    setState(next);
    onState(next);
  }

  async function send(sales: readonly SalesRecordInput[], onClosed: () => void): Promise<readonly string[] | null> {
    turn('busy');
    try {
      packed.current ??= packSales(sales);
      const { json, clientRefs } = packed.current;
      await resumable(() => insertSales(json));
      packed.current = null;
      turn('idle');
      void reloadRecords(client);
      return clientRefs;
    } catch (error) {
      const isOpen = isUnsure(error);
      if (!isOpen) packed.current = null;
      turn(isOpen ? 'unsure' : 'idle');
      if (isOpen)
        showError('Yanıt gelmedi', `${messageOf(error)} Yeniden denemek satırları iki kez kaydetmez.`, action);
      else showError('İçe aktarılamadı', `${messageWithDay(error)} Hiçbir satır kaydedilmedi.`, action);
      if (hasCode(error, 'DC001')) onClosed();
      return null;
    }
  }
  return { state, send };
}
