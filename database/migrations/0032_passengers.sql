-- Several passengers under one payment, and the way back.
--
-- Passengers of one sale are records of their own: each has a name, a TC number and a past. All but the first name the first one,
-- which has the amounts. A number and no foreign key, as in `refundof`: it stays when that record is deleted, and no deletion
-- there changes a row here, which may be one of a closed day. `app.check_group` looks for it when it is written.
alter table public.crm_records
  -- Where the way back ends; no airport for one way. A record has one day, that of the sale, so the way back needs none.
  add returnto text check (returnto ~ '^[A-Z]{3}$' collate "C"),
  add groupof bigint check (groupof <> id);

create index crm_records_groupof on public.crm_records (groupof) where groupof is not null;
-- A PNR is looked up as it is typed.
create index crm_records_pnr on public.crm_records (pnr, id) where pnr is not null;

-- The first of a group is a record that its writer can read and is of no group itself, so that groups make no chain. Held as it is
-- until this row is there, as the origin of a refund is. What comes back from the past may have lost its first.
create function app.check_group() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  first public.crm_records;
begin
  select * into first from public.crm_records r where r.id = new.groupof for share;
  if not found then
    if coalesce(current_setting('app.act', true), '') <> '' then
      return null;
    end if;
    raise exception 'groupof: there is no record %', new.groupof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'groupof';
  elsif first.groupof is not null then
    raise exception 'record % is no first of a group, as "crm_records_groupof_check" needs one', new.groupof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'groupof';
  elsif exists (select from public.crm_records r where r.groupof = new.id) then
    raise exception 'record % is the first of a group, which "crm_records_groupof_check" does not let be of another', new.id
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'groupof';
  end if;
  return null;
end
$$;
create trigger crm_records_group_insert after insert on public.crm_records
  for each row when (new.groupof is not null) execute function app.check_group();
create trigger crm_records_group_update after update of groupof on public.crm_records
  for each row when (new.groupof is not null and new.groupof is distinct from old.groupof) execute function app.check_group();

-- Stores the passengers of one sale, all or none, and gives the whole group: the first of these, or the record that it names, is
-- the first of the group. Each has its own `clientref`, so that the call can be repeated when its answer was lost. One insert for
-- each: the log tells them as what they are, and not as an import. It runs with the caller's rights.
create function public.add_group(sales jsonb) returns setof public.crm_records
  language plpgsql set search_path = ''
as $$
declare
  columns text[] := array(
    select attname::text from pg_attribute
    where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '');
  sale jsonb;
  given text[];
  stored public.crm_records;
  first bigint;
begin
  if jsonb_typeof(sales) is distinct from 'array' or jsonb_array_length(sales) not between 1 and 20
    or exists (select from jsonb_array_elements(sales) as one where jsonb_typeof(one) <> 'object' or one ->> 'clientref' is null)
  then
    raise exception 'sales: a list of 1 to 20 objects with a clientref is needed' using errcode = '22023';
  end if;
  for sale in select value from jsonb_array_elements(sales) loop
    given := array(select jsonb_object_keys(sale));
    if not given <@ columns then
      raise exception 'sales: only columns of crm_records can be given' using errcode = '42703';
    elsif first is not null then
      sale := sale || jsonb_build_object('groupof', first);
      given := given || case when 'groupof' = any(given) then '{}'::text[] else '{groupof}' end;
    end if;
    execute (
      select format('insert into public.crm_records (%1$s) select %1$s from jsonb_populate_record(null::public.crm_records, $1)
        on conflict (clientref) do nothing', string_agg(quote_ident(name), ', ')) from unnest(given) as name) using sale;
    select * into stored from public.crm_records r where r.clientref = (sale ->> 'clientref')::uuid;
    if stored.userid is distinct from auth.uid() then
      raise exception 'the reference % is in use', sale ->> 'clientref' using errcode = '23505';
    end if;
    first := coalesce(first, stored.groupof, stored.id);
  end loop;
  return query select * from public.crm_records r where r.id = first or r.groupof = first order by r.id;
end
$$;

revoke all on function app.check_group(), public.add_group(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.add_group(jsonb) to authenticated;

-- As it was, and knows the new columns for none of money.
create or replace function app.change_weight(before jsonb, after jsonb) returns bigint
  language plpgsql immutable set search_path = ''
as $$
declare
  light text[] := '{id,fullname,phone,citizenid,pnr,depart,arrive,returnto,company,direction,note,refundof,groupof,userid,useremail,createdat,updatedat,clientref,search}';
begin
  before := before - light;
  after := after - light;
  if before = after then
    return null;
  end if;
  return (
    select coalesce(sum(value::bigint), 0) from (select * from jsonb_each(before) union all select * from jsonb_each(after)) as amounts
    where jsonb_typeof(value) = 'number');
end
$$;

-- As it was, and knows one more column for a number of a record.
create or replace function app.note_records() returns trigger
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
      from jsonb_each(before), lateral (select key not in ('id', 'refundof', 'groupof')
        and 'number' in (jsonb_typeof(value), jsonb_typeof(after -> key)) as is_money) as kind
      where value <> after -> key and key not in ('search', 'updatedat');
    told := '{}';
  else
    told := case when day is null then '{}' else jsonb_build_object('day', day) end;
    if tg_op = 'DELETE' then
      before := (
        select jsonb_object_agg(key, value) from jsonb_each(before)
        where jsonb_typeof(value) = 'number' and value <> '0' and key not in ('id', 'refundof', 'groupof'));
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

-- As it was, but for passengers of a group: without an amount they share the PNR of the first and its amounts. Once that is gone,
-- or where they have amounts of their own, they are told as any other record.
create or replace function public.day_oddities(
  start_date date, end_date date, shift_name text default null, time_zone text default 'UTC')
  returns table (recordid bigint, what text, at timestamptz, byemail text, fullname text, pnr text, details jsonb)
  language plpgsql stable security definer set search_path = '' set datestyle = 'ISO' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  columns text[] := array(
    select attname::text from pg_attribute
    where attrelid = 'public.crm_records'::regclass and atttypid = 'public.lira'::regtype and not attisdropped);
  refunds text[] := public.refund_sale_types();
begin
  perform app.require_second_factor();
  perform public.require_days(start_date, end_date);
  perform public.require_time_zone(time_zone);
  return query
    with rows as materialized (
      select r.*, coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0)
        + coalesce(bdload, 0) + coalesce(commission, 0) as money
      from public.crm_records r
      where r.date between start_date and end_date and (shift_name is null or r.shift = shift_name)
    ),
    touched as materialized (
      select recordid, case when count(*) over () > 2000 then 2 else 5 end as most from (
        select recordid, max(weight) as weight from (
          -- Day by day, because the index has them by their weight within each.
          select h.recordid, h.weight from generate_series(0, end_date - start_date) as later, lateral (
            select h.recordid, h.weight from app.crm_records_history h
            where h.day = start_date + later order by h.weight desc limit 10000) as h
          union all
          select rows.id, greatest(f.weight, l.weight) from rows,
            lateral (select h.weight from app.crm_records_history h
              where h.recordid = rows.id and h.weight is not null order by h.historyid limit 1) as f,
            lateral (select h.weight from app.crm_records_history h
              where h.recordid = rows.id and h.weight is not null order by h.historyid desc limit 1) as l
        ) as changes
        group by recordid order by 2 desc, 1 limit 10000
      ) as heaviest
    ),
    chosen as (
      select t.recordid, v.historyid, bool_or(v.isfirst) as isfirst, bool_or(not v.isfirst) as islast
      from touched t, lateral (
        (select h.historyid, true as isfirst from app.crm_records_history h
          where h.recordid = t.recordid and h.weight is not null order by h.historyid limit t.most)
        union all
        (select h.historyid, false from app.crm_records_history h
          where h.recordid = t.recordid and h.weight is not null order by h.historyid desc limit t.most)
      ) as v
      group by t.recordid, v.historyid
    ),
    -- What there was of each, one after the other, and last what there is.
    versions as materialized (
      select v.recordid, historyid, changedat, changedbyemail, isfirst, islast, record ->> 'date' as day, record ->> 'shift' as shift,
        record ->> 'saletype' as saletype, amounts, money
      from (
        select h.recordid, h.historyid, h.changedat, h.changedbyemail, c.isfirst, c.islast, h.record
        from chosen c join app.crm_records_history h on h.historyid = c.historyid
        union all
        select r.id, null, null, null, false, true, to_jsonb(r) - 'search'
        from touched join public.crm_records r on r.id = touched.recordid
      ) as v, lateral (
        select coalesce(jsonb_object_agg(key, record -> key), '{}') as amounts, coalesce(sum((record ->> key)::bigint), 0) as money
        from unnest(columns) as key where record -> key not in ('null', '0')
      ) as sums
    ),
    -- Materialized, so that each spelling is folded once and not once for each row.
    sale_types as materialized (select saletype from rows union select saletype from versions),
    refund_types as (select saletype from sale_types where public.fold_text(saletype) = any(refunds)),
    steps as materialized (
      select v.*, coalesce(saletype in (select saletype from refund_types), false) as isrefund,
        lead(v.recordid) over later is null as isgone, not islast and not lead(isfirst) over later as isgap, lead(day) over later as newday, lead(shift) over later as newshift,
        lead(saletype) over later as newtype, lead(amounts) over later as newamounts, lead(money) over later as newmoney
      from versions v
      window later as (partition by v.recordid order by historyid nulls last)
    ),
    found as (
      select what, recordid, min(historyid) as first, max(historyid) as last, count(*) as times, max(weight) as weight
      from steps, lateral (select coalesce(newtype in (select saletype from refund_types), false) <> isrefund as turned) as turn,
        lateral (values
          ('deleted', isgone, money),
          ('moved', not isgone and day is distinct from newday, money),
          ('changed', not isgone and (turned or amounts <> newamounts), case when turned then money + newmoney
            when amounts <> newamounts then (
              select sum(abs(coalesce((amounts ->> key)::bigint, 0) - coalesce((newamounts ->> key)::bigint, 0)))
              from unnest(columns) as key) end)
        ) as kinds (what, applies, weight)
      where applies and historyid is not null
        and (day between start_date::text and end_date::text or newday between start_date::text and end_date::text)
        and (shift_name is null or shift_name in (shift, newshift))
      group by what, recordid
      union all
      select 'backdated', id, null, null, 1, money from rows
        where createdat at time zone time_zone > date + time '12:00' + interval '1 day'
      union all
      select 'same_pnr', id, null, null, 1, most
        from (
          select id, count(*) over same as sharing, max(money) over same as most from rows
          where not app.is_blank(pnr) and coalesce(saletype, '') not in (select saletype from refund_types)
            and (groupof is null or money > 0)
          window same as (partition by upper(btrim(pnr)))
        ) as sold
        where sharing > 1
      union all
      select 'no_amount', id, null, null, 1, 0 from rows
        -- The first condition is the quick one; the second one knows every column of money.
        where money = 0
          and not exists (select from jsonb_each(to_jsonb(rows)) where key = any(columns) and value not in ('null', '0'))
          and not exists (select from public.crm_records f where f.id = rows.groupof)
    ),
    ranked as (
      select *, row_number() over (partition by what order by weight desc, recordid) as place,
        count(*) over (partition by what) as number
      from found
    )
    select recordid, what, at, byemail, fullname, pnr, details from (
      select o.place, o.recordid, o.what, coalesce(l.changedat, r.createdat) as at,
        case when o.last is null then r.useremail when not l.isgap then l.changedbyemail end as byemail, r.fullname::text, r.pnr::text,
        case o.what
          when 'deleted' then l.amounts || jsonb_strip_nulls(jsonb_build_object('saletype', l.saletype))
          when 'changed' then jsonb_build_object(
            'before', f.amounts || jsonb_strip_nulls(jsonb_build_object('saletype', f.saletype)),
            'after', l.newamounts || jsonb_strip_nulls(jsonb_build_object('saletype', l.newtype)))
          when 'moved' then jsonb_build_object('from', f.day, 'to', l.newday)
          else '{}' end || case when o.times > 1 then jsonb_build_object('times', o.times) else '{}' end as details
      from ranked o left join steps f on f.historyid = o.first left join steps l on l.historyid = o.last
        left join public.crm_records r on r.id = o.recordid
      where o.place <= 500
      union all
      select o.place, null, o.what, null, null, null, null, jsonb_build_object('more', o.number - 500)
      from ranked o where o.place = 501
    ) as told
    order by place, at, recordid;
end
$$;
