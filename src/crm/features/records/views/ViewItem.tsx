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
  onChange: (change: { shared: boolean }, done: string) => void;
  /** Saves the current filters and columns under this view. */
  onRenew: () => void;
  onDelete: () => void;
}

export function ViewItem({ view, isShown, isAdmin, onOpen, onChange, onRenew, onDelete }: Props) {
  const id = useId();
  const { name, isShared, isOwn } = view;
  const isChangeable = isOwn || (isShared && isAdmin);
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
      {isOwn && isAdmin && (
        <IconButton
          icon="users"
          label={isShared ? 'Paylaşımı kaldır' : 'Herkesle paylaş'}
          aria-describedby={id}
          onClick={() => onChange({ shared: !isShared }, isShared ? 'Artık yalnız sizde' : 'Herkesle paylaşıldı')}
        />
      )}
      {isChangeable && !isShown && (
        <IconButton icon="reload" label="Ekrandaki listeyle güncelle" aria-describedby={id} onClick={onRenew} />
      )}
      {isChangeable && <IconButton icon="trash" label="Sil" aria-describedby={id} onClick={onDelete} />}
    </li>
  );
}
