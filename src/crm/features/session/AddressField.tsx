import { TextField } from '../../ui/Field.tsx';

/** Asks for the e-mail address of an account, in the way password managers recognise. */
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
