import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import css from './Views.module.css';
import { aboutView, type View } from './view.ts';

interface Props {
  view: View;
  isShown: boolean;
  isAdmin: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function ViewItem({ view, isShown, isAdmin, onOpen, onDelete }: Props) {
  const id = useId();
  const { name, isShared, isOwn } = view;
  return (
    <li aria-current={isShown || undefined}>
      <button type="button" className={css.open} onClick={onOpen}>
        <span id={id} className={css.name}>
          {name}
          {isShared && <small className={css.mark}>Paylaşılan</small>}
        </span>
        <span className={css.about}>{aboutView(view)}</span>
      </button>
      {isShown && <Icon name="check" />}
      {(isOwn || (isShared && isAdmin)) && (
        <IconButton icon="trash" label="Sil" aria-describedby={id} onClick={onDelete} />
      )}
    </li>
  );
}
