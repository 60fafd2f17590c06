import { TextField } from '../../ui/Field.tsx';

/** `name`, `type` and `autoComplete` let password managers recognise the field. */
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
