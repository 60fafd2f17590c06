-- The past of records: earlier versions and who made them, deleted records, and bringing either back.

-- Every version of a record that an update or delete replaced. Only `app.note_records` and `restore_record` write it;
-- the data API does not expose it.
create table app.crm_records_history (
  historyid bigint generated always as identity primary key,
  recordid bigint not null,
  -- RESTORE: a deleted record was brought back; `record` is how it came back.
  operation text not null check (operation in ('UPDATE', 'DELETE', 'RESTORE')),
  changedat timestamptz not null default now(),
  changedby uuid,
  changedbyemail text,
  -- The whole row before the change, without the derived column `search`.
  record jsonb not null,
  -- The value of `app.act`; null for an ordinary change.
  act text check (act in ('restored', 'undone', 'erased')),
  -- Whether the passenger's personal data were removed from this version.
  erased boolean not null default false,
  -- For a deleted record: its folded name, PNR and note, for the search.
  search text collate "C",
  -- The sum of all amounts before and after, in lira. Null if day, amounts, sale type and shift stayed the same:
  -- however many such changes there are, `day_oddities` does not read them.
  amount_at_stake bigint,
  -- The day that the record was moved from or deleted from; null if it is still on its day.
  day date
);
alter table app.crm_records_history enable row level security;

create index crm_records_history_record on app.crm_records_history (recordid, historyid);
-- For deleted records, newest first: everybody's, and one person's.
create index crm_records_history_deleted on app.crm_records_history (historyid) where operation = 'DELETE' and not erased;
create index crm_records_history_deleted_by on app.crm_records_history (changedby, historyid)
  where operation = 'DELETE' and not erased;
-- As for the records themselves.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index crm_records_history_search on app.crm_records_history using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 128) where operation = 'DELETE' and not erased;
-- For `day_oddities`.
create index crm_records_history_left on app.crm_records_history (day, amount_at_stake, recordid) where day is not null;
create index crm_records_history_at_stake on app.crm_records_history (recordid, historyid, amount_at_stake)
  where amount_at_stake is not null;

-- The history is append-only, for the owner too. Only `erase_records` may rewrite a version.
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

-- Whether the caller may take back anybody's acts: admins and the server may.
create function app.restores_all() returns boolean
  language sql stable set search_path = ''
as $$
  select coalesce(auth.jwt() @> '{"app_metadata": {"is_admin": true}}' or auth.role() = 'service_role', false)
$$;

-- The name in a user's account. Users choose it themselves, so show the e-mail beside it.
create function app.user_name(id uuid) returns text
  language sql stable set search_path = ''
as $$
  select nullif(btrim(left(concat_ws(' ',
    u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name'), 200)), '')
  from auth.users u where u.id = user_name.id
$$;

-- The newest hundred versions of a record, oldest first; with `before`, the hundred before that number. Each says what
-- made it, when and by whom:
--   made        entered
--   changed     saved by somebody
--   deleted, unimported   deleted, or taken back with its whole import; such a version has no `record`
--   returned    brought back after that
--   restored    set back to an earlier version; `undone`: the last change taken back
--   erased      made anonymous: no personal data are left, in the versions before it either
-- `number` names a version for `restore_record`; the current version, or the deleted state, has none. Staff read the
-- past of every existing record, and of records they deleted themselves.
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
    -- The change that ended a version made the next one.
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
    -- Of more than a hundred, the first was read only because it says what made the next.
    where place > 1 or (select count(*) from lines) <= 100
    order by historyid nulls last;
end
$$;

-- Deleted records that can be brought back, newest first, fifty at a time; with `before`, those before that number.
-- Admins see everybody's, staff their own. The search works as in the list of records.
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

-- Brings back a deleted record with its id, its author and time, and its reference unless another row has that; or,
-- with `replaces`, sets a record back to an earlier version. `version` is a number from `record_past` or
-- `deleted_records`; without it, the version that the last act replaced, which undoes that act. `replaces` is the
-- `updatedat` that the caller last saw. Both make a new version, and neither works on a closed day. Staff bring back
-- only what they deleted themselves.
--   RS001  there is no such version
--   RS002  the record exists: it was brought back already
--   RS003  the record was changed since
--   RS004  the record is deleted, and this is not its last version
--   RS005  the version is anonymous
create function public.restore_record(record_id bigint, version bigint default null, replaces timestamptz default null)
  returns public.crm_records
  language plpgsql security definer set search_path = ''
as $$
declare
  act text := case when version is null then 'undone' else 'restored' end;
  stored public.crm_records;
  is_there boolean;
  wanted app.crm_records_history;
  columns text;
begin
  perform app.require_second_factor();
  -- The shared lock excludes erasures, not restorations of other records. `nowait` below: waiting for somebody who is
  -- changing the record would make erasures wait too.
  perform pg_advisory_xact_lock_shared(70007, 66);
  perform pg_advisory_xact_lock(70008, hashint8(record_id));
  begin
    select * into stored from public.crm_records r where r.id = record_id for update nowait;
    is_there := found;
  exception when lock_not_available then
    raise exception 'record % is there, and being changed', record_id
      using errcode = case when replaces is null then 'RS002' else 'RS003' end;
  end;
  select * into wanted from app.crm_records_history h
    where h.recordid = record_id and (version is null or h.historyid = version) order by h.historyid desc limit 1;
  if not found then
    raise exception 'there is no version % of a record %', coalesce(version::text, 'before the last one'), record_id
      using errcode = 'RS001';
  elsif is_there and replaces is null then
    raise exception 'record % is there', record_id using errcode = 'RS002';
  elsif is_there and stored.updatedat <> replaces then
    raise exception 'record % was changed since', record_id using errcode = 'RS003';
  elsif not is_there and (replaces is not null or wanted.operation <> 'DELETE' or exists (
    select from app.crm_records_history h where h.recordid = record_id and h.historyid > wanted.historyid))
  then
    raise exception 'record % is deleted', record_id using errcode = 'RS004', hint = 'Bring it back as it was last.';
  elsif not is_there and not app.restores_all() and wanted.changedby is distinct from auth.uid() then
    raise exception 'only an admin brings back what others deleted' using errcode = '42501';
  elsif wanted.erased then
    raise exception 'version % of record % is anonymous', wanted.historyid, record_id using errcode = 'RS005';
  end if;

  if exists (select from public.crm_records r
    where r.id <> record_id and r.clientref = (wanted.record ->> 'clientref')::uuid)
  then
    wanted.record := wanted.record - 'clientref';
  end if;
  -- Columns that are newer than the version keep their values.
  select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and wanted.record ? attname
      and not (is_there and attname in ('id', 'userid', 'useremail', 'createdat', 'updatedat', 'clientref'));
  perform set_config('app.act', act, true);
  if is_there then
    execute format('update public.crm_records set (%1$s) = (select %1$s from jsonb_populate_record($1, $2)) where id = $3 returning *',
      columns) into stored using stored, wanted.record, record_id;
  else
    execute format('insert into public.crm_records (%1$s) overriding system value
        select %1$s from jsonb_populate_record(null::public.crm_records, $1) on conflict do nothing returning *',
      columns) into stored using wanted.record;
    if stored.id is null then
      raise exception 'record % is there, or a newer one has its reference', record_id using errcode = 'RS002';
    end if;
    insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record)
    values (record_id, 'RESTORE', act, auth.uid(), auth.jwt() ->> 'email', wanted.record);
  end if;
  perform set_config('app.act', '', true);
  return stored;
end
$$;

-- Takes back an import: deletes the caller's own records with these references, except those that anybody changed since
-- and those of a closed day: `{"undone": 2, "refused": [{"id", "day", "why": "changed" | "closed"}]}`. Records already
-- deleted appear in neither.
create function public.undo_import(clientrefs uuid[]) returns json
  language plpgsql security definer set search_path = ''
as $$
declare
  undone bigint;
begin
  perform app.require_second_factor();
  if clientrefs is null or cardinality(clientrefs) > 20000 then
    raise exception 'clientrefs: at most 20000 references are needed' using errcode = '22023';
  end if;
  perform set_config('app.act', 'undone', true);
  delete from public.crm_records r
    where r.clientref = any(clientrefs) and r.userid = auth.uid() and r.updatedat = r.createdat
      and not exists (select from public.day_closings c where c.day = r.date and c.reopenedat is null);
  get diagnostics undone = row_count;
  perform set_config('app.act', '', true);
  return json_build_object('undone', undone, 'refused', (
    select coalesce(json_agg(json_build_object('id', r.id, 'day', r.date,
      'why', case when r.updatedat = r.createdat then 'closed' else 'changed' end) order by r.id), '[]')
    from public.crm_records r where r.clientref = any(clientrefs) and r.userid = auth.uid()));
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.record_past(bigint, bigint), public.deleted_records(text, bigint),
  public.restore_record(bigint, bigint, timestamptz), public.undo_import(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.record_past(bigint, bigint), public.deleted_records(text, bigint),
  public.restore_record(bigint, bigint, timestamptz) to authenticated, service_role;
grant execute on function public.undo_import(uuid[]) to authenticated;
