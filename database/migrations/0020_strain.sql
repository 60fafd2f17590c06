-- What one user may bring about for the others. What cannot be taken away again, as the history, is bounded when it is read.

-- A record that is saved as it is stays as it is, `updatedat` too: nobody else's copy of it is out of date, and there is no
-- version to keep.
create or replace function app.restamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.userid := old.userid;
  new.useremail := old.useremail;
  new.createdat := old.createdat;
  new.clientref := old.clientref;
  new.updatedat := old.updatedat;
  -- Computed after this, from columns that are compared.
  new.search := old.search;
  if new is distinct from old then
    new.updatedat := now();
  end if;
  return new;
end
$$;
alter table app.crm_records_history
  -- What hangs on the change, in lira. Null where the day, the amounts, the sale type and the shift stayed: however many
  -- such changes there are, whoever looks for what is odd about a day does not read them.
  add column weight bigint,
  -- The day that the record left by the change, or by being deleted: what is still of a day is found by itself.
  add column day date;

-- Without `after` the record is gone or came back. Columns that are not named here weigh, new ones too.
create function app.change_weight(before jsonb, after jsonb) returns bigint
  language plpgsql immutable set search_path = ''
as $$
declare
  light text[] := '{id,fullname,phone,citizenid,pnr,depart,arrive,company,direction,note,refundof,userid,useremail,createdat,updatedat,clientref,search}';
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

-- Each row as it was, and what its change weighs, once for a statement. What was saved as it is has no version. What came back
-- ('RESTORE') weighs nothing: the deletion before it does. The plan of the join is kept for the life of a connection: made for one
-- row, it compared each of six thousand with all of them for a minute.
create or replace function app.keep_history() returns trigger
  language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  caller jsonb := auth.jwt();
  sub uuid := (caller ->> 'sub')::uuid;
  kind text := nullif(current_setting('app.act', true), '');
begin
  if tg_op = 'UPDATE' then
    insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record, weight, day)
    select o.id, tg_op, kind, sub, caller ->> 'email', to_jsonb(o) - 'search', app.change_weight(to_jsonb(o), to_jsonb(n)),
      case when o.date is distinct from n.date then o.date end
    from old_rows as o join new_rows as n using (id) where o.* is distinct from n.* order by id;
  else
    insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record, weight, day, search)
    select o.id, tg_op, kind, sub, caller ->> 'email', to_jsonb(o) - 'search', app.change_weight(to_jsonb(o), null), o.date, o.search
    from old_rows as o order by id;
  end if;
  return null;
end
$$;
drop trigger crm_records_history on public.crm_records;
create trigger crm_records_history after update on public.crm_records
  referencing old table as old_rows new table as new_rows for each statement execute function app.keep_history();
create trigger crm_records_history_delete after delete on public.crm_records
  referencing old table as old_rows for each statement execute function app.keep_history();
revoke all on function app.change_weight(jsonb, jsonb) from public, anon, authenticated, service_role;

-- Versions from before this.
alter table app.crm_records_history disable trigger crm_records_history_rows;
update app.crm_records_history h set weight = app.change_weight(h.record, w.after),
    day = case when w.after ->> 'date' is distinct from h.record ->> 'date' then (h.record ->> 'date')::date end
  from (
    select v.historyid, case when v.operation = 'UPDATE'
      then coalesce(lead(v.record) over (partition by v.recordid order by v.historyid), to_jsonb(r)) end as after
    from app.crm_records_history v left join public.crm_records r on r.id = v.recordid
  ) as w
  where h.historyid = w.historyid;
alter table app.crm_records_history enable trigger crm_records_history_rows;

drop index app.crm_records_history_day;
create index crm_records_history_left on app.crm_records_history (day, weight, recordid) where day is not null;
create index crm_records_history_weighty on app.crm_records_history (recordid, historyid, weight) where weight is not null;

-- What is out of the ordinary about a range of days, for whoever goes through a day at its end, one row of each kind for a
-- record, however often it happened:
--   deleted     a record that is gone; `details` are its amounts
--   changed     amounts that were changed, or made a refund or no refund: `details` has them `before` the first time and
--               `after` the last one
--   moved       from or to a day of the range: `from` before the first time, `to` after the last one
--   backdated   entered later than noon of the day after, which the end of a night shift is not
--   same_pnr    a PNR that another sale of the range has; refunds have the PNR of what they give back
--   no_amount   nothing in any column of money
-- `at` and `byemail` say when and by whom, the last time, and `times` in `details` how often, where more than once;
-- `fullname` and `pnr` are those of the record while it is there. Of each kind there are the 500 that most money
-- hangs on; how many more there are stands as `more` in a row without a record. What weighs most comes first, whatever
-- kind it is of, so that nothing is buried under many that are small. It reads the history, which no caller may read, and
-- gives nothing of it away that tells who a passenger was.
-- The history is as long as anybody makes it. So of the records of these days that were changed or deleted it looks at the 10,000
-- that most money hangs on, and of each of them at the first changes and the last ones, ten at most and at least four: what
-- came between, if anything did, is told as one change, by nobody in particular.
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
          window same as (partition by upper(btrim(pnr)))
        ) as sold
        where sharing > 1
      union all
      select 'no_amount', id, null, null, 1, 0 from rows
        -- The first condition is the quick one; the second one knows every column of money.
        where money = 0
          and not exists (select from jsonb_each(to_jsonb(rows)) where key = any(columns) and value not in ('null', '0'))
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

-- An origin and its refund are written one after the other, whichever of them changes: a refund holds its origin as it is until
-- it is there, and a change of the origin looks for refunds once it has its row.
create or replace function app.check_origin() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  origin public.crm_records;
begin
  select * into origin from public.crm_records r where r.id = new.refundof for share;
  if not found then
    raise exception 'refundof: there is no record %', new.refundof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif origin.refundof is not null or public.fold_text(origin.saletype) = any(public.refund_sale_types()) then
    raise exception 'record % is a refund itself, which "crm_records_refundof_check" does not let be refunded', new.refundof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif exists (select from public.crm_records r where r.refundof = new.id) then
    raise exception 'record % was refunded, which "crm_records_refundof_check" does not let be a refund', new.id
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  end if;
  return null;
end
$$;

-- A sale that something was given back of becomes no refund: it would be subtracted together with what was given back of it.
create function app.keep_origin() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.crm_records r where r.refundof = new.id)
    and public.fold_text(new.saletype) = any(public.refund_sale_types())
    and not coalesce(public.fold_text(old.saletype) = any(public.refund_sale_types()), false)
  then
    raise exception 'record % was refunded and cannot become a refund', new.id using errcode = 'RF001';
  end if;
  return null;
end
$$;
create trigger crm_records_origin_kind after update of saletype on public.crm_records
  for each row when (new.saletype is distinct from old.saletype) execute function app.keep_origin();
revoke all on function app.keep_origin() from public, anon, authenticated, service_role;

-- The time zone that the hours of a report are told in. PostgreSQL reads a text as the name of a file or else as a rule, `ABC+1`,
-- and keeps each one that it could read for as long as the connection lasts, some 20 kB each; a name that it cannot read is not
-- kept. A rule has a digit: a text without one is the name of a file or refused, and of names with a digit there are those below.
create or replace function public.require_time_zone(time_zone text) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if time_zone is null or length(time_zone) > 64 then
    raise exception 'time_zone: the name of a time zone is needed, of at most 64 characters' using errcode = '22023';
  elsif time_zone ~ '[0-9]' and time_zone !~ '^((Etc/)?GMT[+-]?[0-9]{1,2}|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$' then
    raise exception 'time zone "%" is no name', time_zone using errcode = '22023';
  end if;
  perform now() at time zone time_zone;
end
$$;
