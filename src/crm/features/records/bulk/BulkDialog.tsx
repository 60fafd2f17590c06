import { type FormEvent, useState } from 'react';
import { isTooLong, recordFields } from '../../../../domain/records/record-fields.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { lists } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import css from '../../../ui/form-dialog.module.css';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { textOfFault } from '../entry/fault-texts.ts';
import { suggestFrom } from '../entry/suggestions.ts';
import type { SharedField } from '../requests/many-records.ts';

interface Props {
  field: SharedField;
  count: number;
  onChoose: (value: string) => void;
  onClose: () => void;
}

const words = {
  company: { title: 'Firma değiştir', empty: 'Firma seçin veya yazın.' },
  shift: { title: 'Vardiya değiştir', empty: 'Vardiya seçin veya yazın.' },
} as const;

export function BulkDialog({ field, count, onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { title, empty } = words[field];
  const value = text.trim();
  const tooLong = isTooLong(field, value) ? textOfFault('tooLong', field) : undefined;
  const { label } = recordFields[field];

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (value !== '' && !tooLong) onChoose(value);
  }

  return (
    <Dialog open onClose={onClose} title={title} size="s" lead={`${formatCount(count)} kayıt`}>
      <form className={css.form} onSubmit={submit} noValidate>
        <SuggestField
          label={label}
          value={text}
          error={tooLong ?? (isSent && value === '' ? empty : undefined)}
          suggest={suggestFrom(lists[field])}
          completes
          onChange={setText}
        />
        <div className={css.buttons}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button look="primary" type="submit">
            {`${formatCount(count)} kaydı değiştir`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
