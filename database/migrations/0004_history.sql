-- Every version of a record that an update or a delete replaced. Written by the trigger alone; nobody reads it over
-- the data API.

create table app.crm_records_history (
  historyid bigint generated always as identity primary key,
  recordid bigint not null,
  operation text not null check (operation in ('UPDATE', 'DELETE')),
  changedat timestamptz not null default now(),
  changedby uuid,
  changedbyemail text,
  -- The whole row as it was before, without the derived search column.
  record jsonb not null
);
create index crm_records_history_record on app.crm_records_history (recordid, historyid);
alter table app.crm_records_history enable row level security;
revoke all on app.crm_records_history from public, anon, authenticated, service_role;

-- Runs as its owner, because no caller may write the history.
create function app.keep_history() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  caller jsonb := auth.jwt();
begin
  insert into app.crm_records_history (recordid, operation, changedby, changedbyemail, record)
  values (old.id, tg_op, (caller ->> 'sub')::uuid, caller ->> 'email', to_jsonb(old) - 'search');
  return null;
end
$$;
revoke all on function app.keep_history() from public;

create trigger crm_records_history after update or delete on public.crm_records
  for each row execute function app.keep_history();

-- Append-only, for the owner too. Only a transaction in which `app.erase_records` runs may rewrite a version.
create function app.refuse_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'the history of records is append-only' using errcode = '42501';
end
$$;

create trigger crm_records_history_rows before update or delete on app.crm_records_history
  for each row execute function app.refuse_change();
create trigger crm_records_history_table before truncate on app.crm_records_history
  for each statement execute function app.refuse_change();

-- Who saved a record last, for the screen that tells two people who edit the same sale of each other. Of the history
-- it gives away nothing else.
create function public.last_editor(record_id bigint) returns text
  language sql stable security definer set search_path = ''
as $$
  select changedbyemail from app.crm_records_history
  where recordid = record_id and (select app.require_second_factor()) order by historyid desc limit 1
$$;
revoke all on function public.last_editor(bigint) from public, anon, authenticated, service_role;
grant execute on function public.last_editor(bigint) to authenticated, service_role;
