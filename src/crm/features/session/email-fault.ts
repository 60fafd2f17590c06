export function faultOfEmail(email: string): string | undefined {
  if (email === '') return 'E-posta adresinizi girin.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'Geçerli bir e-posta adresi girin.';
}
