-- The log of all acts: sign-ins, users, records, days, files and erasures. An entry has ids, kinds, numbers, field
-- names and sums of money, but nothing about a passenger, so an erasure need not change it.
create table app.activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null,
  actor uuid,
  actor_role text not null,
  -- E-mails as they were at the time; they stay when the account is gone.
  actor_email text,
  target uuid,
  target_email text,
  record_id bigint,
  address text,
  details jsonb not null default '{}',
  -- Whom the filter by person finds the entry under: the actor or, if nobody was signed in, the target.
  person uuid generated always as (coalesce(actor, target)) stored,
  -- For `records_changed_since`.
  xid xid8 default pg_current_xact_id(),
  -- The place in the chain, and SHA-256 of the previous hash and this entry. Null for a few seconds until it is sealed,
  -- so that no act waits for the chain.
  seal bigint,
  hash bytea,
  check ((seal is null) = (hash is null))
);
alter table app.activity enable row level security;
create unique index activity_seal on app.activity (seal) where seal is not null;
create index activity_waiting on app.activity (id) where seal is null;
create index activity_action on app.activity (action, at, seal) where seal is not null;
create index activity_person on app.activity (person, action, at, seal) where seal is not null;

-- The length of the chain and its last hash; sealing locks the row. A new database has no row, so it counts as empty.
create table app.activity_head (
  singleton boolean primary key default true check (singleton),
  seal bigint not null,
  hash bytea not null
);
alter table app.activity_head enable row level security;

-- The log is append-only, for the owner too. A waiting entry is sealed once. `erase_records` may remove network
-- addresses, which is why the hash does not cover them.
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

-- Numbers and chains waiting entries, and returns how many. An entry whose transaction commits after entries with
-- higher ids comes after them in the chain. Only one caller seals at a time.
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

-- Adds an entry for the caller. Only for functions that run as their owner, because no caller may write the log.
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

-- Notes what a statement did to records. The history gets each changed or deleted row as it was before. The log gets
-- one entry for the statement: for one record its id; for many their number, the first ids and the sums, with refunds
-- negative. Rows saved without a change get neither. Functions set `app.act` to 'restored' or 'undone'; `erase_records`
-- writes its own entry. Runs as its owner, because no caller may write either table. No nested loops: a connection
-- keeps the plan of the join, and one made for a single row compared each of six thousand rows with all others for a
-- minute.
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
    with rows as materialized (
      select r.id, r.date, to_jsonb(r) as record,
        case when public.fold_text(r.saletype) = any(refunds) then -1 else 1 end as sign
      from changed_rows as r
    ), sums as (
      select name, (select sum(sign * (record ->> name)::bigint) from rows) as amount from unnest(money) as name
    )
    select count(*), min(id), min(date), (select jsonb_object_agg(name, amount) from sums where amount <> 0)
      into number, only_id, day, after from rows;
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
    -- Taking back an import deletes records.
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

-- A page of the log for admins, the newest first: of one person, of some kinds, of a range of the agency's days. The next
-- page begins where `before_at` and `before_seal` say this one ended. It reads kind by kind, each from its index, so that it
-- takes as long for a million entries as for a thousand. The names are those of today, the e-mails those of then. The `words`
-- of a closing or a reopening stand in `day_closings`, which has them at the same instant, and never in the log itself.
create function public.list_activity(
  person uuid default null, actions text[] default null, start_date date default null, end_date date default null,
  before_at timestamptz default null, before_seal bigint default null, most int default 100)
  returns table (seal bigint, at timestamptz, action text, actor uuid, actor_role text, actor_email text, actor_name text,
    target uuid, target_email text, target_name text, record_id bigint, is_there boolean, address text,
    details jsonb, words text)
  language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  wanted uuid := person;
  time_zone text := public.agency_time_zone();
  since timestamptz;
  until timestamptz;
begin
  perform app.require_admin();
  if most is null or most not between 1 and 1000 or cardinality(actions) > 100
    or (before_at is null) <> (before_seal is null)
  then
    raise exception 'a page has at most 1000 entries and 100 kinds, and begins before a time and a seal'
      using errcode = '22023';
  end if;
  since := coalesce(start_date::timestamp at time zone time_zone, '-infinity');
  until := coalesce((end_date + 1)::timestamp at time zone time_zone, 'infinity');
  perform app.seal_activity();
  return query
    with recursive kinds (name) as (
      (select a.action from app.activity a where a.seal is not null order by a.action limit 1)
      union all
      select (select a.action from app.activity a where a.seal is not null and a.action > kinds.name order by a.action limit 1)
      from kinds where kinds.name is not null
    ),
    page as (
      select a.* from kinds, lateral (
        select * from app.activity a
        where a.action = kinds.name and (wanted is null or a.person = wanted) and a.at >= since and a.at < until
          and (a.at, a.seal) < (coalesce(before_at, 'infinity'), coalesce(before_seal, 0)) and a.seal is not null
        order by a.at desc, a.seal desc limit most
      ) as a
      where kinds.name is not null and (actions is null or kinds.name = any(actions))
      order by a.at desc, a.seal desc limit most
    ),
    names as (
      select u.id, left(nullif(btrim(concat_ws(' ',
        u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), ''), 100) as name
      from auth.users u where u.id in (select p.actor from page p union select p.target from page p)
    )
    select p.seal, p.at, p.action, p.actor, p.actor_role, p.actor_email, a.name, p.target, p.target_email, t.name, p.record_id,
      exists (select from public.crm_records r where r.id = p.record_id), p.address, p.details,
      case p.action when 'day_closed' then (
          select max(c.note) from public.day_closings c where c.day = (p.details ->> 'day')::date and c.closedat = p.at)
        when 'day_reopened' then (
          select max(c.reason) from public.day_closings c where c.day = (p.details ->> 'day')::date and c.reopenedat = p.at) end
    from page p left join names a on a.id = p.actor left join names t on t.id = p.target
    order by p.at desc, p.seal desc;
end
$$;

-- The people who have entries, including deleted accounts, and whether sign-ins are logged, which only our own sign-in
-- service does. For the screen's filters.
create function public.activity_people() returns json
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_admin();
  perform app.seal_activity();
  return (
    with recursive seen (id) as (
      (select a.person from app.activity a where a.seal is not null and a.person is not null order by a.person limit 1)
      union all
      select (select a.person from app.activity a where a.seal is not null and a.person > seen.id order by a.person limit 1)
      from seen where seen.id is not null
    )
    select json_build_object('signins', to_regclass('auth.server_keys') is not null,
      'people', coalesce(json_agg(json_build_object('id', seen.id, 'gone', u.id is null,
      'name', left(nullif(btrim(concat_ws(' ',
        u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), ''), 100),
      'email', coalesce(u.email, (
        select case when a.actor = seen.id then a.actor_email else a.target_email end from app.activity a
        where a.person = seen.id and a.seal is not null limit 1)))), '[]'))
    from seen left join auth.users u on u.id = seen.id and u.deleted_at is null
    where seen.id is not null
  );
end
$$;

-- Checks a part of the chain, the entries after a seal that is itself trusted. Returns how many it checked, the last
-- seal and hash, and the first `broken` entry. The last part also finds a missing end, and counts the changes and
-- deletions in the history and in the log.
create function public.check_activity(after_seal bigint default 0, most int default 20000) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  start bytea := coalesce((select a.hash from app.activity a where a.seal = after_seal), '');
  found record;
begin
  perform app.seal_activity();
  -- A single statement, so that it sees one snapshot while others seal.
  select count(*) as checked, max(seal) as seal, min(seal) filter (where not is_right) as broken,
      (select h.seal from app.activity_head h) as end_seal, (select h.hash from app.activity_head h) as end_hash,
      (select a.hash from app.activity a join app.activity_head h on h.seal = a.seal) as last_hash
    into found
  from (
    select a.seal, coalesce(a.seal = lag(a.seal, 1, after_seal) over chain + 1
      and a.hash = app.activity_hash(lag(a.hash, 1, start) over chain, a), false) as is_right
    from (select * from app.activity where seal > after_seal order by seal limit most) as a
    window chain as (order by a.seal)
  ) as entries;
  if found.broken is null and found.checked < most then
    if coalesce(found.end_seal, 0) <> coalesce(found.seal, after_seal)
      or found.end_hash is distinct from found.last_hash
    then
      found.broken := coalesce(found.seal, after_seal) + 1;
    end if;
  end if;
  return jsonb_build_object('checked', found.checked, 'seal', coalesce(found.seal, after_seal), 'broken', found.broken,
    'hash', (select encode(a.hash, 'hex') from app.activity a where a.seal = found.seal))
    || case when found.checked = most then '{}' else jsonb_build_object(
      'history', (select count(*) from app.crm_records_history h
        where h.operation in ('UPDATE', 'DELETE')),
      'told', (select coalesce(sum(case
          when a.action in ('records_changed', 'records_deleted') then coalesce((a.details ->> 'records')::bigint, 1)
          when a.action in ('records_anonymised', 'person_erased') then (a.details ->> 'records')::bigint
          else coalesce((a.details ->> 'replaced')::bigint, 0) end), 0)
        from app.activity a where a.action like any (array['records\_%', 'person\_erased']))) end;
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.list_activity(uuid, text[], date, date, timestamptz, bigint, int),
  public.activity_people(), public.check_activity(bigint, int) from public, anon, authenticated, service_role;
grant execute on function public.list_activity(uuid, text[], date, date, timestamptz, bigint, int),
  public.activity_people() to authenticated;
grant execute on function public.check_activity(bigint, int) to service_role;
