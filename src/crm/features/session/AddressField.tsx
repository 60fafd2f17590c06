import { TextField } from '../../ui/Field.tsx';

/** Asks for the address of somebody who has an account, as password managers know it. */
export function AddressField({ known, fault }: { known?: string | undefined; fault: string | undefined }) {
  return (
    <TextField
      label="E-posta"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={known}
      error={fault}
    />
  );
}
