import { Confirm } from '../../../ui/Confirm.tsx';
import css from './SavingQuestions.module.css';

interface Props {
  questions: readonly string[];
  save: () => void;
  onDismiss: () => void;
}

/** Asks once for everything in a sale that is possible but seldom meant. */
export function SavingQuestions({ questions, save, onDismiss }: Props) {
  return (
    <Confirm
      open
      harmless
      title="Kaydetmeden önce"
      action="Evet, kaydet"
      dismiss="Düzelt"
      onAction={() => {
        onDismiss();
        save();
      }}
      onDismiss={onDismiss}
    >
      <ul className={css.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Confirm>
  );
}
