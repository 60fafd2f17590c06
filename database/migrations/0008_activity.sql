-- No entry may name a passenger, because erasing a person's data leaves `details` unchanged.
create table app.activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null,
  actor uuid,
  actor_role text not null,
  actor_email text,
  target uuid,
  target_email text,
  record_id bigint,
  address text,
  details jsonb not null default '{}',
  person uuid generated always as (coalesce(actor, target)) stored,
  xid xid8 default pg_current_xact_id(),
  -- Null at first: entries are sealed a few seconds after they are written, so that no change of data waits for the
  -- hash chain.
  seal bigint,
  hash bytea,
  check ((seal is null) = (hash is null))
);
alter table app.activity enable row level security;
create unique index activity_seal on app.activity (seal) where seal is not null;
create index activity_waiting on app.activity (id) where seal is null;
create index activity_action on app.activity (action, at, seal) where seal is not null;
create index activity_person on app.activity (person, action, at, seal) where seal is not null;

-- Holds one row, which the first sealing adds. No migration may add it, because a restore accepts only empty tables.
create table app.activity_head (
  singleton boolean primary key default true check (singleton),
  seal bigint not null,
  hash bytea not null
);
alter table app.activity_head enable row level security;

-- The log is append-only, for the owner too. Only `erase_records` may remove network addresses, hence the hash does not
-- cover them.
create function app.keep_activity() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (
    (old.seal is null and new.seal is not null
      and to_jsonb(new) - '{seal,hash,person}'::text[] = to_jsonb(old) - '{seal,hash,person}'::text[])
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

-- The result must not depend on the server's time zone, formats or version.
create function app.activity_hash(before bytea, entry app.activity) returns bytea
  language sql immutable set search_path = ''
  return sha256(before || convert_to(jsonb_build_array(entry.seal, entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry.action, entry.actor, entry.actor_role, entry.actor_email, entry.target, entry.target_email, entry.record_id,
    entry.details)::text, 'UTF8'));

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
  -- The lock on this row lets only one caller seal at a time.
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

-- Only for functions that run as their owner, because no caller may write the log.
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

-- Runs as its owner, because no caller may write history or log. Avoids nested loops: a plan cached for a single row
-- once made an update of six thousand rows take a minute.
create function app.note_records() returns trigger
  language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  caller jsonb := auth.jwt();
  caller_id uuid := (caller ->> 'sub')::uuid;
  kind text := nullif(current_setting('app.act', true), '');
  money text[] := public.money_columns();
  refunds text[] := array(select name from app.refund_sale_types);
  number int;
  only_id bigint;
  ids jsonb;
  day date;
  changed jsonb;
  before jsonb;
  after jsonb;
  told jsonb;
begin
  if tg_op = 'UPDATE' then
    with pairs as materialized (
      select o.id, o.date, n.date as later_date, to_jsonb(o) - 'search' as earlier, to_jsonb(n) - 'search' as later,
        case when public.fold_text(o.saletype) = any(refunds) then -1 else 1 end as earlier_sign,
        case when public.fold_text(n.saletype) = any(refunds) then -1 else 1 end as later_sign
      from changed_rows as o join new_rows as n using (id) where o.* is distinct from n.*
    ), kept as (
      insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record, amount_at_stake, day)
      select id, tg_op, kind, caller_id, caller ->> 'email', earlier,
        case when exists (select from unnest(money || '{date,saletype,shift}') as name where earlier -> name <> later -> name)
          then (select coalesce(sum((earlier ->> name)::bigint), 0) + coalesce(sum((later ->> name)::bigint), 0)
            from unnest(money) as name) end,
        case when date is distinct from later_date then date end
      from pairs order by id
    ), fields as materialized (
      select name from jsonb_object_keys((select earlier from pairs limit 1)) as name
      where name <> 'updatedat' and exists (select from pairs where earlier -> name <> later -> name)
    ), sums as (
      select name, (select sum(earlier_sign * (earlier ->> name)::bigint) from pairs) as earlier,
        (select sum(later_sign * (later ->> name)::bigint) from pairs) as later
      from fields where name = any(money)
    )
    select count(*), min(id), (select jsonb_agg(id) from (select id from pairs order by id limit 20) as listed),
        (select coalesce(jsonb_agg(name), '[]') from fields),
        (select jsonb_object_agg(name, earlier) from sums where earlier <> 0),
        (select jsonb_object_agg(name, later) from sums where later <> 0)
      into number, only_id, ids, changed, before, after from pairs;
  else
    if tg_op = 'DELETE' then
      insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record, amount_at_stake, day,
        search)
      select r.id, tg_op, kind, caller_id, caller ->> 'email', to_jsonb(r) - 'search',
        (select coalesce(sum(value::bigint), 0) from jsonb_each_text(to_jsonb(r)) where key = any(money)), r.date, r.search
      from changed_rows as r order by r.id;
    end if;
    -- Names the columns, because reading each row as JSON would slow down a large import.
    execute format(
      'with signed as materialized (
        select *, case when public.fold_text(saletype) = any($1) then -1 else 1 end as sign from changed_rows)
      select count(*), min(id), min(date), nullif(jsonb_strip_nulls(jsonb_build_object(%s)), ''{}'') from signed',
      (select string_agg(format('%1$L, nullif(sum(sign * %1$I), 0)', name), ', ') from unnest(money) as name))
      using refunds into number, only_id, day, after;
    if number > 1 then
      ids := (select jsonb_agg(id) from (select id from changed_rows order by id limit 20) as listed);
    end if;
    if tg_op = 'DELETE' then
      before := after;
      after := null;
    end if;
  end if;
  if number = 0 or current_setting('app.erasing', true) = 'on' then
    return null;
  end if;

  told := case when number > 1 then jsonb_build_object('records', number, 'ids', ids) else '{}' end
    || jsonb_strip_nulls(jsonb_build_object('day', case when number = 1 then day end, 'fields', changed, 'before', before,
      'after', after));
  if kind = 'undone' and tg_op = 'DELETE' then
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
  insert into app.activity (action, actor, actor_role, actor_email, record_id, details)
  values ('records_' || kind, caller_id, coalesce(caller ->> 'role', 'owner'), caller ->> 'email',
    case when number = 1 then only_id end, told);
  return null;
end
$$;
create trigger crm_records_note_insert after insert on public.crm_records
  referencing new table as changed_rows for each statement execute function app.note_records();
create trigger crm_records_note_update after update on public.crm_records
  referencing old table as changed_rows new table as new_rows for each statement execute function app.note_records();
create trigger crm_records_note_delete after delete on public.crm_records
  referencing old table as changed_rows for each statement execute function app.note_records();

revoke all on all functions in schema app from public;
