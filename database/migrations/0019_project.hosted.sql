-- A hosted project itself does not refuse a session without its second factor, so these policies do, although searches
-- then cannot use the trigram index.
create policy "second factor" on public.crm_records as restrictive for all to authenticated
  using ((select app.require_second_factor()));
create policy "second factor" on public.day_counts as restrictive for all to authenticated
  using ((select app.require_second_factor()));
create policy "second factor" on public.day_closings as restrictive for all to authenticated
  using ((select app.require_second_factor()));
create policy "second factor" on public.list_views as restrictive for all to authenticated
  using ((select app.require_second_factor()));

-- Our server changes users of the project with its service key, so it passes as `actor` who asked for the change.
create function public.note_user_change(action text, actor uuid, target uuid, target_email text default null) returns void
  language sql security definer set search_path = ''
  as $$
    insert into app.activity (action, actor, actor_role, actor_email, target, target_email)
    select note_user_change.action, note_user_change.actor, 'authenticated',
      (select u.email from auth.users u where u.id = note_user_change.actor), note_user_change.target,
      coalesce(note_user_change.target_email, (select u.email from auth.users u where u.id = note_user_change.target))
    where note_user_change.action in ('user_created', 'user_updated', 'user_disabled', 'user_enabled', 'user_deleted',
      'password_changed', 'factor_removed', 'forbidden')
  $$;
revoke all on function public.note_user_change(text, uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.note_user_change(text, uuid, uuid, text) to service_role;
