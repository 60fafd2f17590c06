create table app.crm_records_history (
  historyid bigint generated always as identity primary key,
  recordid bigint not null,
  operation text not null check (operation in ('UPDATE', 'DELETE', 'RESTORE')),
  changedat timestamptz not null default now(),
  changedby uuid,
  changedbyemail text,
  record jsonb not null,
  act text check (act in ('restored', 'undone', 'erased')),
  erased boolean not null default false,
  search text collate "C",
  -- All amounts of the record before the change plus all those after it; null for a change that `day_oddities` skips.
  amount_at_stake bigint,
  -- The former date of a record that was moved to another date or deleted; otherwise null.
  day date
);
alter table app.crm_records_history enable row level security;

create index crm_records_history_record on app.crm_records_history (recordid, historyid);
create index crm_records_history_deleted on app.crm_records_history (historyid) where operation = 'DELETE' and not erased;
create index crm_records_history_deleted_by on app.crm_records_history (changedby, historyid)
  where operation = 'DELETE' and not erased;
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
-- Keeps GIN's list of pending entries small, because every search scans that list.
create index crm_records_history_search on app.crm_records_history using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 128) where operation = 'DELETE' and not erased;
create index crm_records_history_left on app.crm_records_history (day, amount_at_stake, recordid) where day is not null;
create index crm_records_history_at_stake on app.crm_records_history (recordid, historyid, amount_at_stake)
  where amount_at_stake is not null;

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

create function app.restores_all() returns boolean
  language sql stable set search_path = ''
as $$
  select coalesce(auth.jwt() @> '{"app_metadata": {"is_admin": true}}' or auth.role() = 'service_role', false)
$$;

-- Users choose this name themselves, so always show the e-mail next to it.
create function app.user_name(id uuid) returns text
  language sql stable set search_path = ''
as $$
  select nullif(btrim(left(concat_ws(' ',
    u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name'), 200)), '')
  from auth.users u where u.id = user_name.id
$$;

-- Staff can read the past of every existing record, and of records they deleted themselves.
create function public.record_past(record_id bigint, before bigint default null)
  returns table (number bigint, what text, at timestamptz, byuser uuid, byemail text, byname text, record jsonb,
    erased boolean, restorable boolean)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  stored jsonb := (select to_jsonb(r) - 'search' from public.crm_records r where r.id = record_id);
  latest app.crm_records_history;
  is_own boolean;
begin
  perform app.require_second_factor();
  select * into latest from app.crm_records_history h where h.recordid = record_id order by h.historyid desc limit 1;
  is_own := app.restores_all() or coalesce(latest.changedby = auth.uid(), false);
  if stored is null and (latest.historyid is null or not is_own) then
    raise exception 'there is no record %', record_id using errcode = 'RS001';
  end if;
  return query
    with lines as (
      select h.* from app.crm_records_history h
      where h.recordid = record_id and (before is null or h.historyid < before) order by h.historyid desc limit 101
    ),
    states as (
      select historyid, operation, act, changedat, changedby, changedbyemail, record, erased from lines
      union all
      select null, null, null, null, null, null, stored, false where before is null
    ),
    -- A row holds a version of the record and the change that ended it. `lag` adds the change that created it, which
    -- ended the version before.
    told as (
      select s.*, lag(operation) over made as came, lag(act) over made as how, lag(changedat) over made as since,
        lag(changedby) over made as who, lag(changedbyemail) over made as whoemail, row_number() over made as place
      from states s window made as (order by historyid nulls last)
    )
    select historyid,
      case came when 'RESTORE' then 'returned'
        when 'DELETE' then case when how = 'undone' then 'unimported' else 'deleted' end
        when 'UPDATE' then coalesce(how, 'changed') else 'made' end,
      coalesce(since, (record ->> 'createdat')::timestamptz),
      maker, case when came is null then record ->> 'useremail' else whoemail end, app.user_name(maker),
      case when operation is distinct from 'RESTORE' then record end, erased,
      operation is not null and operation <> 'RESTORE' and not erased
        and (stored is not null or (historyid = latest.historyid and is_own))
    from told, lateral (select case when came is null then (record ->> 'userid')::uuid else who end as maker) as person
    -- A page has 100 lines. A 101st line was read only for the change that created the next version.
    where place > 1 or (select count(*) from lines) <= 100
    order by historyid nulls last;
end
$$;

create function public.deleted_records(search text default null, before bigint default null)
  returns table (number bigint, recordid bigint, what text, at timestamptz, byuser uuid, byemail text, byname text,
    record jsonb)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  everybodys boolean := app.restores_all();
  own uuid := auth.uid();
  pattern text := '%' || replace(regexp_replace(public.fold_text(search), '([\\%_])', '\\\1', 'g'), '*', '_') || '%';
begin
  perform app.require_second_factor();
  return query
    select h.historyid, h.recordid, case when h.act = 'undone' then 'unimported' else 'deleted' end, h.changedat,
      h.changedby, h.changedbyemail, app.user_name(h.changedby), h.record
    from app.crm_records_history h
    where h.operation = 'DELETE' and not h.erased and (before is null or h.historyid < before)
      and (everybodys or h.changedby = own)
      and (pattern is null or h.search like pattern)
      and not exists (select from public.crm_records r where r.id = h.recordid)
      and not exists (select from app.crm_records_history later
        where later.recordid = h.recordid and later.historyid > h.historyid)
    order by h.historyid desc limit 50;
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.record_past(bigint, bigint), public.deleted_records(text, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.record_past(bigint, bigint), public.deleted_records(text, bigint)
  to authenticated, service_role;
