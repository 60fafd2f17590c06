import { AppError } from '../../../api/errors.ts';
import type { Reading } from './read.worker.ts';
import { fileLimits, type Table, UnreadableFile } from './table.ts';

/**
 * Reads a file in a worker, which `signal` ends at once.
 * @throws UnreadableFile, the signal's reason, or AppError `reader_missing` when the worker could not be fetched
 */
export async function readFile(file: File, signal: AbortSignal): Promise<Table[]> {
  if (file.size > fileLimits.bytes) throw new UnreadableFile('tooLarge');
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  try {
    const reading = await new Promise<Reading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data);
      worker.onerror = () =>
        reject(new AppError('reader_missing', 'Dosya okunamadı. Sayfayı yenileyip yeniden deneyin.'));
      worker.postMessage(file);
    });
    if ('fault' in reading) throw new UnreadableFile(reading.fault, reading.line);
    return reading.tables;
  } finally {
    worker.terminate();
  }
}
