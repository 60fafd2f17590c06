-- Everything that somebody did, in one log: what the sign-in service noted so far, what happens to records and days, files
-- and erasures. An entry has ids, kinds, numbers, names of fields and sums of money; of a passenger it has nothing, so that
-- an erasure need not change it.
do $$
begin
  if to_regclass('auth.audit_log') is null then
    create table app.activity (
      id bigint generated always as identity constraint activity_pkey primary key,
      at timestamptz not null default now(),
      action text not null,
      actor uuid,
      actor_role text not null,
      target uuid,
      address text,
      details jsonb not null default '{}'
    );
  else
    alter table auth.audit_log set schema app;
    alter table app.audit_log rename to activity;
    alter table app.activity rename constraint audit_log_pkey to activity_pkey;
    alter sequence app.audit_log_id_seq rename to activity_id_seq;
    drop index app.audit_log_at;
    -- While several servers are replaced one after the other, those of the version before go on writing under this name.
    create view auth.audit_log as select id, at, action, actor, actor_role, target, address, details from app.activity;
  end if;
end
$$;

alter table app.activity
  -- As they were: they stay when their account is gone.
  add column actor_email text,
  add column target_email text,
  add column record_id bigint,
  -- Under whose name the entry is found: who acted or, where nobody was signed in, whom it is about.
  add column person uuid generated always as (coalesce(actor, target)) stored,
  -- The place in the chain, and SHA-256 of the hash before and this entry. Null for the seconds until it is sealed: whoever
  -- acts never waits for the chain.
  add column seal bigint,
  add column hash bytea,
  add check ((seal is null) = (hash is null));
update app.activity a set actor_email = (select u.email from auth.users u where u.id = a.actor),
  target_email = (select u.email from auth.users u where u.id = a.target);
create unique index activity_seal on app.activity (seal) where seal is not null;
create index activity_waiting on app.activity (id) where seal is null;
create index activity_action on app.activity (action, at, seal) where seal is not null;
create index activity_person on app.activity (person, action, at, seal) where seal is not null;

-- How long the chain is, and its last hash. Whoever seals locks it. A new database has no row, so that it counts as empty.
create table app.activity_head (
  singleton boolean primary key default true check (singleton),
  seal bigint not null,
  hash bytea not null
);

-- Changes of records from before this are in the history alone.
insert into app.activity (action, actor_role, details)
  select 'log_started', 'owner', jsonb_build_object('history', max(historyid)) from app.crm_records_history having count(*) > 0;

-- Append-only, for the owner too. What is waiting gets its seal, once; `app.erase_records` takes network addresses away, which
-- therefore are not part of what is sealed.
create function app.keep_activity() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (
    (old.seal is null and new.seal is not null and to_jsonb(new) - '{seal,hash,person}'::text[] = to_jsonb(old) - '{seal,hash,person}'::text[])
    or (current_setting('app.erasing', true) = 'on' and new.address is null
      and to_jsonb(new) - '{address,person}'::text[] = to_jsonb(old) - '{address,person}'::text[]))
  then
    return new;
  end if;
  raise exception 'the log of activity is append-only' using errcode = '42501';
end
$$;
create trigger activity_rows before update or delete on app.activity
  for each row execute function app.keep_activity();
create trigger activity_table before truncate on app.activity
  for each statement execute function app.keep_activity();

-- Written so that it is the same whatever the time zone, the formats and the version of the server.
create function app.activity_hash(before bytea, entry app.activity) returns bytea
  language sql immutable set search_path = ''
  return sha256(before || convert_to(jsonb_build_array(entry.seal, entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry.action, entry.actor, entry.actor_role, entry.actor_email, entry.target, entry.target_email, entry.record_id,
    entry.details)::text, 'UTF8'));

-- Numbers and chains what waits, and returns how much that was. In the order in which it is found: a transaction that commits
-- after others with higher ids comes after them. Only one caller seals at a time.
create function app.seal_activity(most int default 1000) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.activity_head;
  entry app.activity;
  sealed int := 0;
begin
  if not exists (select from app.activity where seal is null) then
    return 0;
  end if;
  insert into app.activity_head (seal, hash) values (0, '') on conflict do nothing;
  select * into head from app.activity_head for update;
  for entry in select * from app.activity where seal is null order by id limit most loop
    head.seal := head.seal + 1;
    entry.seal := head.seal;
    head.hash := app.activity_hash(head.hash, entry);
    update app.activity set seal = head.seal, hash = head.hash where id = entry.id;
    sealed := sealed + 1;
  end loop;
  update app.activity_head set seal = head.seal, hash = head.hash;
  return sealed;
end
$$;

-- Adds an entry of the caller. For functions that run as their owner; no caller may write the log.
create function app.note_activity(action text, record_id bigint default null, details jsonb default '{}') returns void
  language plpgsql set search_path = ''
as $$
declare
  caller jsonb := auth.jwt();
begin
  insert into app.activity (action, actor, actor_role, actor_email, record_id, details)
  values (note_activity.action, (caller ->> 'sub')::uuid, coalesce(caller ->> 'role', 'owner'), caller ->> 'email',
    note_activity.record_id, note_activity.details);
end
$$;

-- One entry for each statement that changes records: of a single one with its id, of many with their number, the first
-- ids and the sums. Functions of the database say with `app.act` that something is 'restored' or 'undone'; a client of the
-- data API has no way to set it. Every row that was changed or deleted is a version in the history as well.
create function app.note_records() returns trigger
  language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  caller jsonb := auth.jwt();
  kind text := current_setting('app.act', true);
  number int;
  only_id bigint;
  day date;
  ids jsonb;
  before jsonb;
  after jsonb;
  changed jsonb;
  sums text;
  told jsonb;
begin
  -- `app.erase_records` notes itself.
  if current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    -- The one that staff wait for: all in one statement, without asking the catalogue which columns are money.
    select count(*) over (), id, date, jsonb_strip_nulls(jsonb_build_object('virtualpos', nullif(virtualpos, 0),
        'commission', nullif(commission, 0), 'card', nullif(card, 0), 'transfer', nullif(transfer, 0),
        'currentaccountpayment', nullif(currentaccountpayment, 0), 'bdload', nullif(bdload, 0)))
      into number, only_id, day, after from new_rows limit 1;
  elsif tg_op = 'DELETE' then
    select count(*) over (), id, date, to_jsonb(r) into number, only_id, day, before from old_rows as r limit 1;
  else
    -- What was saved as it was is no change: neither is there a version of it in the history.
    select count(*) over (), o.id, o.date, to_jsonb(o) into number, only_id, day, before
    from old_rows as o join new_rows as n using (id) where to_jsonb(o) - '{search,updatedat}'::text[] <> to_jsonb(n) - '{search,updatedat}'::text[] limit 1;
  end if;
  if number is null then
    return null;
  elsif number > 1 then
    only_id := null;
    sums := (
      select format('jsonb_strip_nulls(jsonb_build_object(%s))', string_agg(format('%1$L, nullif(sum(%1$I), 0)', attname), ', '))
      from pg_attribute
      where attrelid = 'public.crm_records'::regclass and atttypid = 'public.lira'::regtype and not attisdropped);
    if tg_op <> 'INSERT' then
      execute format('select %s, (select jsonb_agg(id) from (select id from old_rows order by id limit 20) as listed)
        from old_rows', sums) into before, ids;
    end if;
    if tg_op <> 'DELETE' then
      execute format('select %s, (select jsonb_agg(id) from (select id from new_rows order by id limit 20) as listed)
        from new_rows', sums) into after, ids;
    end if;
    if tg_op = 'UPDATE' then
      execute format('select to_jsonb(array_remove(array[%s], null)) from old_rows as o join new_rows as n using (id)',
        (select string_agg(format('case when bool_or(o.%1$I is distinct from n.%1$I) then %1$L end', attname), ', ')
          from pg_attribute
          where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped
            and attname not in ('search', 'updatedat'))) into changed;
      ids := (
        select jsonb_agg(id) from (
          select id from old_rows as o join new_rows as n using (id)
          where to_jsonb(o) - '{search,updatedat}'::text[] <> to_jsonb(n) - '{search,updatedat}'::text[] order by id limit 20
        ) as listed);
      before := (select jsonb_object_agg(key, value) from jsonb_each(before) where changed ? key);
      after := (select jsonb_object_agg(key, value) from jsonb_each(after) where changed ? key);
    end if;
    told := jsonb_build_object('records', number, 'ids', ids);
  elsif tg_op = 'UPDATE' then
    -- What is a number and no number of a record is money.
    after := (select to_jsonb(r) from new_rows as r where r.id = only_id);
    select coalesce(jsonb_agg(key), '[]'), jsonb_object_agg(key, value) filter (where is_money and value not in ('null', '0')),
        jsonb_object_agg(key, after -> key) filter (where is_money and after -> key not in ('null', '0'))
      into changed, before, after
      from jsonb_each(before), lateral (select key not in ('id', 'refundof')
        and 'number' in (jsonb_typeof(value), jsonb_typeof(after -> key)) as is_money) as kind
      where value <> after -> key and key not in ('search', 'updatedat');
    told := '{}';
  else
    told := case when day is null then '{}' else jsonb_build_object('day', day) end;
    if tg_op = 'DELETE' then
      before := (
        select jsonb_object_agg(key, value) from jsonb_each(before)
        where jsonb_typeof(value) = 'number' and value <> '0' and key not in ('id', 'refundof'));
    end if;
  end if;
  if kind = 'undone' and tg_op = 'DELETE' then
    -- What an import brought is taken back: a deletion, whatever it is called.
    kind := 'deleted';
    told := told || '{"undone": true}';
  elsif kind in ('restored', 'undone') then
    if tg_op <> 'INSERT' then
      told := told || jsonb_build_object('replaced', number);
    end if;
  else
    kind := case when tg_op = 'DELETE' then 'deleted' when tg_op = 'UPDATE' then 'changed'
      when number = 1 then 'created' else 'imported' end;
  end if;
  if changed is not null then
    told := told || jsonb_build_object('fields', changed);
  end if;
  if before <> '{}' then
    told := told || jsonb_build_object('before', before);
  end if;
  if after <> '{}' then
    told := told || jsonb_build_object('after', after);
  end if;
  insert into app.activity (action, actor, actor_role, actor_email, record_id, details)
  values ('records_' || kind, (caller ->> 'sub')::uuid, coalesce(caller ->> 'role', 'owner'), caller ->> 'email', only_id, told);
  return null;
end
$$;
create trigger crm_records_note_insert after insert on public.crm_records
  referencing new table as new_rows for each statement execute function app.note_records();
create trigger crm_records_note_update after update on public.crm_records
  referencing old table as old_rows new table as new_rows for each statement execute function app.note_records();
create trigger crm_records_note_delete after delete on public.crm_records
  referencing old table as old_rows for each statement execute function app.note_records();

-- The words of a reopening stay where they are: somebody may have written a name.
create function app.note_closing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_activity(case tg_op when 'INSERT' then 'day_closed' else 'day_reopened' end, null,
    jsonb_build_object('day', new.day));
  return null;
end
$$;
create trigger day_closings_note after insert or update on public.day_closings
  for each row execute function app.note_closing();

-- Notes that a file is made: its kind, how many rows, and by what the list was filtered; never names or the text of a
-- search. Sixty an hour are more than a person makes, and too few to bury an entry under.
create or replace function public.note_export(row_count int, format text, filters text[] default '{}') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  files int;
  kinds text[] := array['days', 'search', 'report', 'company', 'saletype', 'direction', 'shift', 'user', 'channel', 'activity', 'action'];
begin
  perform app.require_second_factor();
  if row_count is null or row_count not between 0 and 10000000 or format is null or format not in ('xlsx', 'csv')
    or filters is null or cardinality(filters) > 10 or not filters <@ kinds
  then
    raise exception 'an export has a row_count of up to ten million, a format of xlsx or csv, and kinds of filters'
      using errcode = '22023';
  end if;
  if auth.uid() is not null then
    insert into app.noted_exports as noted values (auth.uid(), date_trunc('hour', now()), 1)
      on conflict (userid) do update set hour = excluded.hour,
        files = case when noted.hour = excluded.hour then noted.files + 1 else 1 end
      returning noted.files into files;
    if files > 60 then
      raise sqlstate 'PT429' using message = 'Too many exports of this user in an hour';
    end if;
  end if;
  perform app.note_activity('records_exported', null, jsonb_build_object(
    'table', case when 'activity' = any(filters) then 'activity' else 'crm_records' end, 'rows', row_count, 'format', format,
    'filters', array_to_string(array(select distinct unnest(filters) order by 1), ',')));
end
$$;

-- The erasure as it was, with what it concerns here: it is noted, and by age the network addresses of old activity go too.
alter function public.erase_records(date, bigint[]) set schema app;
revoke all on function app.erase_records(date, bigint[]) from public, anon, authenticated, service_role;
create function public.erase_records(before_date date default null, record_ids bigint[] default null)
  returns table (records bigint, versions bigint)
  language plpgsql security definer set search_path = ''
as $$
begin
  select e.records, e.versions into records, versions from app.erase_records(before_date, record_ids) as e;
  perform set_config('app.erasing', 'on', true);
  update app.activity set address = null where at < before_date and address is not null;
  perform set_config('app.erasing', 'off', true);
  perform app.note_activity(case when before_date is null then 'person_erased' else 'records_anonymised' end, null,
    jsonb_strip_nulls(jsonb_build_object('before', before_date, 'records', records, 'versions', versions)));
  return next;
end
$$;
revoke all on function public.erase_records(date, bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.erase_records(date, bigint[]) to service_role;

-- Who may close and reopen days, and look at what everybody did. An error that PostgREST answers with 403, as for any
-- missing right.
create or replace function app.require_admin() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(auth.jwt() @> '{"app_metadata": {"is_admin": true}}', false) and app.require_second_factor() then
    return;
  end if;
  raise exception 'only an admin may do this' using errcode = '42501';
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['activity', 'activity_head'] loop
    execute format('alter table app.%I enable row level security', name);
    execute format('revoke all on app.%I from public, anon, authenticated, service_role', name);
  end loop;
  execute 'revoke all on sequence app.activity_id_seq from public, anon, authenticated, service_role';
  foreach name in array array['app.keep_activity()', 'app.activity_hash(bytea, app.activity)', 'app.seal_activity(int)',
    'app.note_activity(text, bigint, jsonb)', 'app.note_records()', 'app.note_closing()'] loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', name);
  end loop;

  -- In front of a hosted project our server changes users by its key: it says who asked for it. The project's own sign-ins
  -- are seen by the project alone.
  if to_regclass('auth.server_keys') is null then
    create function public.note_user_change(action text, actor uuid, target uuid, target_email text default null) returns void
      language sql security definer set search_path = ''
      as $function$
        insert into app.activity (action, actor, actor_role, actor_email, target, target_email)
        select note_user_change.action, note_user_change.actor, 'authenticated',
          (select u.email from auth.users u where u.id = note_user_change.actor), note_user_change.target,
          coalesce(note_user_change.target_email, (select u.email from auth.users u where u.id = note_user_change.target))
        where note_user_change.action in ('user_created', 'user_updated', 'user_disabled', 'user_enabled', 'user_deleted',
          'password_changed', 'factor_removed', 'forbidden')
      $function$;
    revoke all on function public.note_user_change(text, uuid, uuid, text) from public, anon, authenticated, service_role;
    grant execute on function public.note_user_change(text, uuid, uuid, text) to service_role;
  end if;
end
$$;
