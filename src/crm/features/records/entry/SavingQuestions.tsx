import { useRef } from 'react';
import type { SavingQuestion } from '../../../../domain/records/saving-questions.ts';
import { Confirm } from '../../../ui/Confirm.tsx';
import { controlOf } from './control-of.ts';
import css from './SavingQuestions.module.css';

interface Props {
  questions: readonly SavingQuestion[];
  form: () => Element | null;
  save: () => void;
  onDismiss: () => void;
}

export function SavingQuestions({ questions, form, save, onDismiss }: Props) {
  const isSaved = useRef(false);
  return (
    <Confirm
      open
      harmless
      title="Kaydetmeden önce"
      action="Evet, kaydet"
      dismiss="Düzelt"
      finalFocus={() => isSaved.current || (controlOf(form(), questions[0]?.field) ?? true)}
      onAction={() => {
        isSaved.current = true;
        onDismiss();
        save();
      }}
      onDismiss={onDismiss}
    >
      <ul className={css.questions}>
        {questions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Confirm>
  );
}
