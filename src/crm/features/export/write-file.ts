import { AppError } from '../../api/errors.ts';
import type { Cell, Sheet } from './sheet.ts';
import type { FileFormat, Order, Reply } from './sheet.worker.ts';

const portion = 5000;

interface Job<R> {
  sheet: Sheet;
  format: FileFormat;
  rows: readonly R[];
  cellsOf: (row: R) => Cell[];
  signal: AbortSignal;
  onProgress: (written: number) => void;
}

/**
 * Writes a file in its own worker; `signal` ends the worker at once.
 * @throws the signal's reason, or AppError `file_not_written` when the worker fails or could not be fetched
 */
export async function writeFile<R>({ sheet, format, rows, cellsOf, signal, onProgress }: Job<R>): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const ask = (order: Order) => answer(worker, order, signal);
  try {
    await ask({ open: sheet, format });
    for (let at = 0; at < rows.length; at += portion) {
      await ask({ rows: JSON.stringify(rows.slice(at, at + portion).map(cellsOf)) });
      onProgress(Math.min(at + portion, rows.length));
    }
    const { file } = await ask({ close: true });
    if (!file) throw new AppError('file_not_written');
    return file;
  } finally {
    worker.terminate();
  }
}

function answer(worker: Worker, order: Order, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      signal.removeEventListener('abort', abort);
      resolve(data);
    };
    worker.onerror = ({ message }) => reject(new AppError('file_not_written', message));
    worker.postMessage(order);
  });
}
