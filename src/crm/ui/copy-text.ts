import { showError, showSuccess } from './toast.ts';

/** `byHand` tells how to copy if the browser refuses. */
export async function copyText(text: string, done: string, byHand: string, action: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(done, action);
  } catch {
    showError('Kopyalanamadı', byHand, action);
  }
}
