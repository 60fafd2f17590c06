import { TextField } from '../../ui/Field.tsx';

/** Password managers recognise the field by these attributes. */
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
