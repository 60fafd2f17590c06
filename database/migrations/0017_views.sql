-- The definition of a view has no search text, so that it names no passenger and an erasure can ignore it.
create table public.list_views (
  id bigint generated always as identity primary key,
  userid uuid not null default auth.uid() references auth.users on delete cascade,
  name text not null check (not app.is_blank(name) and length(name) <= 60),
  definition jsonb not null check (jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 8000),
  shared boolean not null default false,
  unique (userid, name)
);
revoke all on public.list_views from public, anon, authenticated, service_role;
grant select, insert (name, definition, shared), delete on public.list_views to authenticated;

alter table public.list_views enable row level security;
create policy "own and shared" on public.list_views for select to authenticated using (shared or userid = (select auth.uid()));
create policy "own" on public.list_views for insert to authenticated
  with check (userid = (select auth.uid()) and (not shared or (select app.is_admin())));
create policy "own, and shared for admins" on public.list_views for delete to authenticated
  using (userid = (select auth.uid()) or shared and (select app.is_admin()));

create function app.limit_views() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from public.list_views v where v.userid = auth.uid()) > 50 then
    raise exception 'a user can have at most 50 views' using errcode = 'VW001';
  end if;
  return null;
end
$$;
create trigger list_views_limit after insert on public.list_views
  for each statement when (current_user = 'authenticated') execute function app.limit_views();

revoke all on all functions in schema app from public;
