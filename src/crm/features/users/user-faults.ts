import { normalizeEmail } from '../../../domain/text/turkish.ts';

export type UserFaults = Partial<Record<'first_name' | 'last_name' | 'email' | 'password', string>>;

interface Fields {
  first_name: string;
  last_name: string;
  email: string;
  password?: string;
}

export function faultsOf({ first_name, last_name, email, password }: Fields): UserFaults {
  const faults: UserFaults = {};
  if (first_name.trim() === '') faults.first_name = 'Ad girin.';
  if (last_name.trim() === '') faults.last_name = 'Soyad girin.';
  const address = normalizeEmail(email);
  if (address === '') faults.email = 'E-posta adresi girin.';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) faults.email = 'Geçerli bir e-posta adresi girin.';
  if (password === '') faults.password = 'Şifre girin.';
  return faults;
}
