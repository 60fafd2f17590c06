import { showError, showSuccess } from './toast.ts';

/** Copies a text and says so in a toast of `action`; if the browser refuses, the toast says how to copy by hand. */
export async function copyText(text: string, done: string, byHand: string, action: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(done, action);
  } catch {
    showError('Kopyalanamadı', byHand, action);
  }
}
