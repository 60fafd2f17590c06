create function app.erased_values() returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_object_agg(attname, case when attnotnull then 'Anonim' end) from pg_attribute
  where attrelid = 'public.crm_records'::regclass and atttypid = 'public.personal'::regtype and not attisdropped
$$;

-- Replaces personal data in records and all their earlier versions. Amounts, route and dates stay for the books.
create function public.erase_records(before_date date default null, record_ids bigint[] default null)
  returns table (records bigint, versions bigint)
  language plpgsql security definer set search_path = ''
as $$
declare
  chosen bigint[] := coalesce(record_ids, '{}');
  nothing_left jsonb := app.erased_values();
  assignments text;
  differences text;
begin
  -- Keeps a concurrent restoration from putting erased data back.
  perform pg_advisory_xact_lock(70007, 66);
  select string_agg(format('%I = %L', key, value), ', '), string_agg(format('%I is distinct from %L', key, value), ' or ')
    into assignments, differences from jsonb_each_text(nothing_left);

  perform set_config('app.erasing', 'on', true), set_config('app.act', 'erased', true);

  execute format(
    'update public.crm_records set %s
      where (id = any($1) or coalesce(date, (createdat at time zone ''UTC'')::date) < $2) and (%s)',
    assignments, differences) using chosen, before_date;
  get diagnostics records = row_count;

  with aged as (
    select h.historyid, h.recordid, h.operation from app.crm_records_history h
    where coalesce((h.record ->> 'date')::date, ((h.record ->> 'createdat')::timestamptz at time zone 'UTC')::date) < before_date
  ),
  whole as (
    select unnest(chosen) as recordid
    union
    select r.id from public.crm_records r where coalesce(r.date, (r.createdat at time zone 'UTC')::date) < before_date
    union
    select a.recordid from aged a
    where a.operation = 'DELETE' and not exists (select from public.crm_records r where r.id = a.recordid)
  )
  update app.crm_records_history as h set record = h.record || nothing_left, erased = true, search = null
    where (h.recordid in (select recordid from whole) or h.historyid in (select historyid from aged))
      and not (h.erased and h.record @> nothing_left);
  get diagnostics versions = row_count;

  update app.activity set address = null where at < before_date and address is not null;

  perform set_config('app.erasing', 'off', true), set_config('app.act', '', true);
  perform app.note_activity(case when before_date is null then 'person_erased' else 'records_anonymised' end, null,
    jsonb_strip_nulls(jsonb_build_object('before', before_date, 'records', records, 'versions', versions)));
  return next;
end
$$;
revoke all on function public.erase_records(date, bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.erase_records(date, bigint[]) to service_role;

-- Everything stored about a passenger. Only for the operator of the database: no role of the data API may call it.
create function app.personal_data(person_name text default null, person_phone text default null, citizen_id text default null)
  returns table (recordid bigint, replacedat timestamptz, record jsonb)
  language sql stable set search_path = ''
as $$
  with stored as (
    select r.id as recordid, null::timestamptz as replacedat, to_jsonb(r) - 'search' as record from public.crm_records r
    union all
    select h.recordid, h.changedat, h.record from app.crm_records_history h
  )
  select s.recordid, s.replacedat, s.record
  from stored s
  where num_nonnulls(person_name, person_phone, citizen_id) > 0
    and (person_name is null or public.fold_text(s.record ->> 'fullname') = public.fold_text(person_name))
    and (person_phone is null or right(regexp_replace(s.record ->> 'phone', '\D', '', 'g'), 10)
      = right(regexp_replace(person_phone, '\D', '', 'g'), 10))
    and (citizen_id is null or s.record ->> 'citizenid' = citizen_id)
  order by s.recordid, s.replacedat nulls last
$$;

create unlogged table app.noted_exports (
  userid uuid primary key,
  hour timestamptz not null,
  files int not null
);
alter table app.noted_exports enable row level security;

-- Logs an export, without names or search texts. Refuses more than sixty an hour: nobody needs more, and a flood of
-- exports would hide other entries of the log.
create function public.note_export(row_count int, format text, filters text[] default '{}') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  files int;
  kinds text[] := array['days', 'search', 'report', 'company', 'saletype', 'direction', 'shift', 'user', 'channel', 'paid',
    'activity', 'action'];
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
revoke all on function public.note_export(int, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.note_export(int, text, text[]) to authenticated, service_role;

revoke all on all functions in schema app from public;
