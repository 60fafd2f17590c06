import { aboutView, givenViews, linkOf, showLayout, type View } from '../records/views/view.ts';
import { viewsQuery } from '../records/views/views-api.ts';
import { lockOf } from '../session/lock.ts';
import type { Asked, Entry, Source } from './entry.ts';

export const viewSource: Source<View[]> = {
  title: 'Görünümler',
  most: 8,
  request: ({ user }) => (lockOf(user) ? null : viewsQuery),
  entries: (asked, answer) =>
    lockOf(asked.user) ? [] : [...givenViews, ...(answer ?? [])].map((view) => entryOf(view, asked)),
};

function entryOf(view: View, { today }: Asked): Entry {
  return {
    id: `view-${view.id ?? view.name}`,
    icon: 'views',
    name: view.name,
    detail: aboutView(view),
    words: ['görünüm'],
    step: { ...linkOf(view, today), before: () => showLayout(view) },
  };
}
