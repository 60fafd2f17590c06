import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAdmin } from '../../../../domain/permissions.ts';
import { messageOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showError, showSuccess } from '../../../ui/toast.ts';
import { offerUndo } from '../../../ui/undo.ts';
import { useUser } from '../../session/session-store.ts';
import { useRecordFilter } from '../list/use-record-filter.ts';
import { useSort } from '../list/use-sort.ts';
import { SaveView } from './SaveView.tsx';
import { ViewItem } from './ViewItem.tsx';
import css from './Views.module.css';
import { definitionOf, givenViews, isShown, linkOf, showLayout, type View } from './view.ts';
import { addView, deleteView, viewsQuery } from './views-api.ts';

interface Props {
  isSaving: boolean;
  onClose: () => void;
}

export default function ViewsSheet({ isSaving, onClose }: Props) {
  const { filter, today } = useRecordFilter();
  const { sort } = useSort();
  const client = useQueryClient();
  const navigate = useNavigate();
  const admin = isAdmin(useUser());
  const { data: kept, error } = useQuery(viewsQuery);
  const [saving, setSaving] = useState(isSaving);
  const shown = definitionOf(filter, sort, today);
  const views = [...givenViews, ...(kept ?? [])];

  function open(view: View) {
    const { to, state } = linkOf(view, today);
    showLayout(view);
    navigate(to, { state });
    onClose();
  }

  async function change(work: () => Promise<void>, done: string, undo?: () => Promise<void>): Promise<boolean> {
    try {
      await work();
    } catch (failure) {
      showError('Görünüm kaydedilemedi', messageOf(failure), 'views');
      return false;
    }
    await client.invalidateQueries(viewsQuery);
    showSuccess(
      done,
      'views',
      undo && { button: offerUndo(async () => void (await change(undo, 'Görünüm geri alındı'))) },
    );
    return true;
  }

  const itemOf = (view: View) => {
    const { id, name, definition, isShared } = view;
    return (
      <ViewItem
        key={id ?? name}
        view={view}
        isShown={isShown(view, shown)}
        isAdmin={admin}
        onOpen={() => open(view)}
        onDelete={() =>
          id !== null &&
          void change(
            () => deleteView(id),
            'Görünüm silindi',
            view.isOwn ? () => addView({ name, definition, shared: isShared }) : undefined,
          )
        }
      />
    );
  };

  return (
    <Dialog open onClose={onClose} title="Görünümler" sheet>
      <ul className={css.list}>{views.map(itemOf)}</ul>
      {error && (
        <p className={css.failed} role="alert">
          Kayıtlı görünümler alınamadı. {messageOf(error)}
        </p>
      )}
      {saving ? (
        <SaveView
          definition={shown}
          admin={admin}
          names={(kept ?? []).filter(({ isOwn }) => isOwn).map(({ name }) => name)}
          isSearched={filter.search.trim() !== ''}
          onSave={async (view) => {
            if (await change(() => addView(view), 'Görünüm kaydedildi')) setSaving(false);
          }}
          onCancel={() => setSaving(false)}
        />
      ) : (
        <footer className={css.foot}>
          <Button icon="plus" onClick={() => setSaving(true)}>
            Bu listeyi kaydet
          </Button>
          <Button look="primary" onClick={onClose}>
            Tamam
          </Button>
        </footer>
      )}
    </Dialog>
  );
}
