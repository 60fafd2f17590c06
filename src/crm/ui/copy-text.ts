import { showError, showSuccess } from './toast.ts';

/** Copies a text and says so in a toast of `action`, which asks the user to copy `byHand` if the browser refuses. */
export async function copyText(text: string, done: string, byHand: string, action: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(done, action);
  } catch {
    showError('Kopyalanamadı', byHand, action);
  }
}
