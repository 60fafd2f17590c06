-- The report of a day, and what is unusual about it.

-- Requires both days of a report, and at most two years between them.
create function public.require_days(start_date date, end_date date) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if start_date is null or end_date is null or not isfinite(start_date) or not isfinite(end_date) then
    raise exception 'a report needs its days from start_date to end_date' using errcode = '22023';
  elsif end_date - start_date > 731 then
    raise exception 'a report has at most two years, from start_date to end_date' using errcode = 'DC004';
  end if;
end
$$;

-- The sums of a range of days: in total and by channel, company, sale type, direction, shift, user and day, all net of
-- refunds. `records` counts all rows, `refunds` the refunds among them. The row of a channel has only the amounts of
-- that channel. Without `shift_name` it covers all shifts. Each list shows the 200 names with the largest amounts, sold
-- or refunded, and adds up the rest in a last row without a name, with their number as `others`. Runs with the caller's
-- rights, and is planned anew for each range.
create function public.day_report(start_date date, end_date date, shift_name text default null)
  returns json
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  refund_names text[] := public.refund_sale_types();
begin
  perform public.require_days(start_date, end_date);
  return (
    with chosen as materialized (
      select date, nullif(company, '') as company, nullif(saletype, '') as saletype, nullif(direction, '') as direction,
        nullif(shift, '') as shift, coalesce(useremail, userid::text) as useremail,
        virtualpos, card, transfer, currentaccountpayment, bdload, commission
      from public.crm_records
      where date between start_date and end_date and (shift_name is null or shift = shift_name)
    ),
    -- Materialized, so that each spelling is folded once and not in every row.
    sale_types as materialized (select distinct saletype from chosen),
    refund_types as materialized (
      select coalesce(array_agg(saletype), '{}') as spellings from sale_types
      where public.fold_text(saletype) = any(refund_names)
    ),
    signed as materialized (
      select date, company, saletype, direction, shift, useremail, isrefund, sign * virtualpos as virtualpos,
        sign * card as card, sign * transfer as transfer, sign * currentaccountpayment as currentaccountpayment,
        sign * bdload as bdload, sign * commission as commission
      from chosen, refund_types, lateral (select coalesce(saletype = any(spellings), false) as isrefund) as kind,
        lateral (select case when isrefund then -1 else 1 end as sign) as factor
    ),
    added as (
      select
        case when grouping(company) = 0 then 'company' when grouping(saletype) = 0 then 'saletype'
          when grouping(direction) = 0 then 'direction' when grouping(shift) = 0 then 'shift'
          when grouping(useremail) = 0 then 'user' when grouping(date) = 0 then 'days' else 'totals' end as part,
        coalesce(company, saletype, direction, shift, useremail, to_jsonb(date) #>> '{}') as name,
        count(*) as records, count(*) filter (where isrefund) as refunds,
        coalesce(sum(virtualpos), 0) as virtualpos, coalesce(sum(card), 0) as card, coalesce(sum(transfer), 0) as transfer,
        coalesce(sum(currentaccountpayment), 0) as currentaccountpayment, coalesce(sum(bdload), 0) as bdload,
        coalesce(sum(commission), 0) as commission
      from signed
      group by grouping sets ((company), (saletype), (direction), (shift), (useremail), (date), ())
    ),
    channels as (
      select 'channel' as part, channel.name, channel.records, channel.refunds,
        case channel.name when 'virtualpos' then amount else 0 end as virtualpos,
        case channel.name when 'card' then amount else 0 end as card,
        case channel.name when 'transfer' then amount else 0 end as transfer,
        case channel.name when 'currentaccountpayment' then amount else 0 end as currentaccountpayment,
        0 as bdload, 0 as commission
      from (
        select count(*) filter (where virtualpos <> 0) as p, count(*) filter (where virtualpos < 0) as pr,
          coalesce(sum(virtualpos), 0) as ps,
          count(*) filter (where card <> 0) as c, count(*) filter (where card < 0) as cr, coalesce(sum(card), 0) as cs,
          count(*) filter (where transfer <> 0) as t, count(*) filter (where transfer < 0) as tr,
          coalesce(sum(transfer), 0) as ts,
          count(*) filter (where currentaccountpayment <> 0) as a, count(*) filter (where currentaccountpayment < 0) as ar,
          coalesce(sum(currentaccountpayment), 0) as acs
        from signed
      ) as sums,
      lateral (values ('virtualpos', p, pr, ps), ('card', c, cr, cs), ('transfer', t, tr, ts),
        ('currentaccountpayment', a, ar, acs)) as channel (name, records, refunds, amount)
    ),
    ranked as (
      select *, row_number() over (partition by part order by abs(virtualpos + card + transfer + currentaccountpayment) desc,
        records desc, name collate "C") > 200 and part not in ('totals', 'channel', 'days') as isother
      from (select * from added union all select * from channels) as rows
    ),
    bounded as (
      select part, name, records, refunds, virtualpos, card, transfer, currentaccountpayment, bdload, commission,
        null::bigint as others
      from ranked where not isother
      union all
      select part, null, sum(records), sum(refunds), sum(virtualpos), sum(card), sum(transfer), sum(currentaccountpayment),
        sum(bdload), sum(commission), count(*)
      from ranked where isother group by part
    ),
    figures as (
      select part, name, others, case part when 'totals' then '{}' else jsonb_build_object('name', name) end || jsonb_build_object(
          'records', records, 'refunds', refunds, 'virtualpos', virtualpos, 'card', card, 'transfer', transfer,
          'currentaccountpayment', currentaccountpayment, 'bdload', bdload, 'commission', commission,
          'collected', virtualpos + card + transfer,
          'sold', virtualpos + card + transfer + currentaccountpayment)
          || case when others is null then '{}' else jsonb_build_object('others', others) end as figure,
        -- Days by date, channels as in the form, everything else by amount.
        case part when 'days' then 0 when 'channel' then array_position(array['virtualpos', 'card', 'transfer'], name)
          else -(virtualpos + card + transfer + currentaccountpayment) end as place
      from bounded
    ),
    lists as (
      select coalesce(jsonb_object_agg(part, rows), '{}') as listed
      from (
        select part, jsonb_agg(figure order by others nulls first, place, name collate "C") as rows
        from figures where part <> 'totals' group by part
      ) as parts
    )
    select row_to_json(report) from (
      select (select figure from figures where part = 'totals') as totals, listed -> 'channel' as channel,
        coalesce(listed -> 'company', '[]') as company, coalesce(listed -> 'saletype', '[]') as saletype,
        coalesce(listed -> 'direction', '[]') as direction, coalesce(listed -> 'shift', '[]') as shift,
        coalesce(listed -> 'user', '[]') as "user", coalesce(listed -> 'days', '[]') as days
      from lists
    ) as report
  );
end
$$;

-- When lists were imported: each of their records has that instant as its `createdat`, because a statement stores them
-- all. Sealed entries and those that wait are read from an index each.
create function app.import_times() returns setof timestamptz
  language sql stable set search_path = ''
as $$
  select a.at from app.activity a where a.action = 'records_imported' and a.seal is not null
  union
  select a.at from app.activity a where a.action = 'records_imported' and a.seal is null
$$;

-- The takings of a day's records, net of refunds, by the hour in which each was entered, and what that hour brought on
-- average in the 29 days before, with which the day makes the 30 that are shown: all 24 hours of
-- `{"hours": [{"hour", "collected", "mean"}]}`. A record counts for its own date even if it was entered on another one.
-- Imported ones are left out: the hour of the import is not that of the sale. It reads the log, which no caller may read.
create function public.hour_report(day date) returns json
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  refund_names text[] := public.refund_sale_types();
  time_zone text := public.agency_time_zone();
begin
  perform app.require_second_factor();
  perform public.require_days(day, day);
  return (
    -- Adds up by sale type first, so that each spelling is folded once and not in every row.
    with by_type as (
      select date = day as ofday, extract(hour from createdat at time zone time_zone)::int as hour, saletype,
        sum(coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0)) as collected
      from public.crm_records
      where date >= day - 29 and date <= day and createdat not in (select app.import_times())
      group by 1, 2, 3
    ),
    signed as (
      select ofday, hour,
        case when public.fold_text(saletype) = any(refund_names) then -collected else collected end
          as collected
      from by_type
    )
    select json_build_object('hours', json_agg(json_build_object('hour', hour,
      'collected', coalesce(ofthisday, 0), 'mean', coalesce(round(before / 29, 2), 0)) order by hour))
    from generate_series(0, 23) as hour
      left join (
        select hour, sum(collected) filter (where ofday) as ofthisday, sum(collected) filter (where not ofday) as before
        from signed group by hour
      ) as sums using (hour)
  );
end
$$;

-- What is out of the ordinary about a range of days, for whoever goes through a day at its end, one row of each kind for a
-- record, however often it happened:
--   over_refunded   more of the sale was given back than was paid; `details` are both
--   deleted     a record that is gone; `details` are its amounts
--   changed     amounts that were changed, or made a refund or no refund: `details` has them `before` the first time and
--               `after` the last one
--   moved       from or to a day of the range: `from` before the first time, `to` after the last one
--   backdated   entered later than noon of the day after, which the end of a night shift is not
--   same_pnr    a PNR that another sale of the range has; refunds have the PNR of what they give back, and passengers of a
--               group without an amount that of the first
--   no_amount   nothing in any column of money, and no first of a group that has it
-- Of the records of one import these last three are one row, `imported`, and so is that it was taken back, `unimported`:
-- `details` say how many `records` that are, with the first `ids`, and how many of each kind. One alone stands by itself.
-- `at` and `byemail` say when and by whom, the last time, and `times` in `details` how often, where more than once;
-- `fullname` and `pnr` are those of the record while it is there. Of each kind there are the 500 that most money
-- hangs on; how many more there are stands as `more` in a row without a record. What weighs most comes first, whatever
-- kind it is of, so that nothing is buried under many that are small; but over_refunded comes before all. It reads the
-- history, which no caller may read, and gives nothing of it away that tells who a passenger was.
-- Anybody can make the history long. So of the records of these days that were changed or deleted it looks at the 10,000
-- that most money hangs on, and of each of them at the first changes and the last ones, ten at most and at least four: what
-- came between, if anything did, is told as one change, by nobody in particular.
create function public.day_oddities(start_date date, end_date date, shift_name text default null)
  returns table (recordid bigint, what text, at timestamptz, byemail text, fullname text, pnr text, details jsonb)
  language plpgsql stable security definer
  set search_path = '' set datestyle = 'ISO' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  columns text[] := public.money_columns();
  refunds text[] := public.refund_sale_types();
  time_zone text := public.agency_time_zone();
begin
  perform app.require_second_factor();
  perform public.require_days(start_date, end_date);
  return query
    with given_back as (
      select r.*, coalesce(o.groupof, r.refundof) as sale
      from public.crm_records r left join public.crm_records o on o.id = r.refundof
      where r.date between start_date and end_date and (shift_name is null or r.shift = shift_name)
        and r.refundof is not null and app.money_sign(r.saletype) < 0
    ),
    -- The first record of a group has its payments, and refunds of any of its records count against them. Each sale is
    -- listed once, at its last refund in these days.
    sales as (select distinct on (sale) * from given_back order by sale, id desc),
    told as (
      select s.*, sums.paid, sums.back from sales s, lateral (
        select coalesce(sum(money) filter (where sign > 0), 0) as paid,
          coalesce(sum(money) filter (where sign < 0), 0) as back
        from (
          select distinct r.id, app.money_sign(r.saletype) as sign, coalesce(virtualpos, 0) + coalesce(card, 0)
            + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0) as money
          from (select id from public.crm_records where id = s.sale or groupof = s.sale union select s.refundof) as part
            join public.crm_records r on r.id = part.id or r.refundof = part.id
        ) as parts
      ) as sums
      where back > paid
    )
    select id, 'over_refunded', createdat, useremail::text, told.fullname::text, told.pnr::text,
      jsonb_build_object('paid', paid, 'back', back)
    from told order by back - paid desc limit 500;
  return query
    with rows as materialized (
      select r.*, coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0)
        + coalesce(bdload, 0) + coalesce(commission, 0) as money, i.at as import
      from public.crm_records r left join app.import_times() as i (at) on i.at = r.createdat
      where r.date between start_date and end_date and (shift_name is null or r.shift = shift_name)
    ),
    touched as materialized (
      select recordid, case when count(*) over () > 2000 then 2 else 5 end as most from (
        select recordid, max(amount_at_stake) as amount_at_stake from (
          -- Day by day, because the index sorts the amounts within each day.
          select h.recordid, h.amount_at_stake from generate_series(0, end_date - start_date) as later, lateral (
            select h.recordid, h.amount_at_stake from app.crm_records_history h
            where h.day = start_date + later order by h.amount_at_stake desc limit 10000) as h
          union all
          select rows.id, greatest(f.amount_at_stake, l.amount_at_stake) from rows,
            lateral (select h.amount_at_stake from app.crm_records_history h
              where h.recordid = rows.id and h.amount_at_stake is not null order by h.historyid limit 1) as f,
            lateral (select h.amount_at_stake from app.crm_records_history h
              where h.recordid = rows.id and h.amount_at_stake is not null order by h.historyid desc limit 1) as l
        ) as changes
        group by recordid order by 2 desc, 1 limit 10000
      ) as most_at_stake
    ),
    chosen as (
      select t.recordid, v.historyid, bool_or(v.isfirst) as isfirst, bool_or(not v.isfirst) as islast
      from touched t, lateral (
        (select h.historyid, true as isfirst from app.crm_records_history h
          where h.recordid = t.recordid and h.amount_at_stake is not null order by h.historyid limit t.most)
        union all
        (select h.historyid, false from app.crm_records_history h
          where h.recordid = t.recordid and h.amount_at_stake is not null order by h.historyid desc limit t.most)
      ) as v
      group by t.recordid, v.historyid
    ),
    -- The versions of each record in order, the current one last.
    versions as materialized (
      select v.recordid, historyid, changedat, changedbyemail, act, isfirst, islast, record ->> 'date' as day,
        record ->> 'shift' as shift, record ->> 'saletype' as saletype, amounts, money
      from (
        select h.recordid, h.historyid, h.changedat, h.changedbyemail, h.act, c.isfirst, c.islast, h.record
        from chosen c join app.crm_records_history h on h.historyid = c.historyid
        union all
        select r.id, null, null, null, null, false, true, to_jsonb(r) - 'search'
        from touched join public.crm_records r on r.id = touched.recordid
      ) as v, lateral (
        select coalesce(jsonb_object_agg(key, record -> key), '{}') as amounts,
          coalesce(sum((record ->> key)::bigint), 0) as money
        from unnest(columns) as key where record -> key not in ('null', '0')
      ) as sums
    ),
    -- Materialized, so that each spelling is folded once and not in every row.
    sale_types as materialized (select saletype from rows union select saletype from versions),
    refund_types as (select saletype from sale_types where public.fold_text(saletype) = any(refunds)),
    steps as materialized (
      select v.*, coalesce(saletype in (select saletype from refund_types), false) as isrefund,
        lead(v.recordid) over later is null as isgone, not islast and not lead(isfirst) over later as isgap,
        lead(day) over later as newday, lead(shift) over later as newshift,
        lead(saletype) over later as newtype, lead(amounts) over later as newamounts, lead(money) over later as newmoney
      from versions v
      window later as (partition by v.recordid order by historyid nulls last)
    ),
    found as (
      select what, recordid, min(historyid) as first, max(historyid) as last, count(*) as times, max(amount) as amount,
        case what when 'deleted' then max(changedat) filter (where act = 'undone') end as import
      from steps, lateral (select coalesce(newtype in (select saletype from refund_types), false) <> isrefund as turned) as turn,
        lateral (values
          ('deleted', isgone, money),
          ('moved', not isgone and day is distinct from newday, money),
          ('changed', not isgone and (turned or amounts <> newamounts), case when turned then money + newmoney
            when amounts <> newamounts then (
              select sum(abs(coalesce((amounts ->> key)::bigint, 0) - coalesce((newamounts ->> key)::bigint, 0)))
              from unnest(columns) as key) end)
        ) as kinds (what, applies, amount)
      where applies and historyid is not null
        and (day between start_date::text and end_date::text or newday between start_date::text and end_date::text)
        and (shift_name is null or shift_name in (shift, newshift))
      group by what, recordid
      union all
      select 'backdated', id, null, null, 1, money, import from rows
        where createdat at time zone time_zone > date + time '12:00' + interval '1 day'
      union all
      select 'same_pnr', id, null, null, 1, most, import
        from (
          select id, import, count(*) over same as sharing, max(money) over same as most from rows
          where not app.is_blank(pnr) and coalesce(saletype, '') not in (select saletype from refund_types)
            and (groupof is null or money > 0)
          window same as (partition by upper(btrim(pnr)))
        ) as sold
        where sharing > 1
      union all
      select 'no_amount', id, null, null, 1, 0, import from rows
        -- The first condition is quick; the second one knows every column of money.
        where money = 0
          and not exists (select from jsonb_each(to_jsonb(rows)) where key = any(columns) and value not in ('null', '0'))
          and not exists (select from public.crm_records f where f.id = rows.groupof)
    ),
    parts as (
      select *, import is not null and min(recordid) over same <> max(recordid) over same as isjoined
      from found window same as (partition by import)
    ),
    joined as (
      select what, recordid, first, last, times, amount, '{}'::jsonb as counts from parts where not isjoined
      union all
      select case when bool_or(what = 'deleted') then 'unimported' else 'imported' end, min(recordid), null, max(last), 1,
        sum(amount), jsonb_strip_nulls(jsonb_build_object('records', count(distinct recordid),
          'ids', (array_agg(distinct recordid))[:3], 'backdated', nullif(count(*) filter (where what = 'backdated'), 0),
          'same_pnr', nullif(count(*) filter (where what = 'same_pnr'), 0),
          'no_amount', nullif(count(*) filter (where what = 'no_amount'), 0)))
      from parts where isjoined group by import
    ),
    ranked as (
      select *, row_number() over (partition by what order by amount desc, recordid) as place,
        count(*) over (partition by what) as number
      from joined
    )
    select recordid, what, at, byemail, fullname, pnr, details from (
      select o.place, o.recordid, o.what, coalesce(l.changedat, r.createdat) as at,
        case when o.last is null then r.useremail when not l.isgap then l.changedbyemail end as byemail,
        case when o.what <> 'imported' then r.fullname::text end as fullname,
        case when o.what <> 'imported' then r.pnr::text end as pnr,
        case o.what
          when 'deleted' then l.amounts || jsonb_strip_nulls(jsonb_build_object('saletype', l.saletype))
          when 'changed' then jsonb_build_object(
            'before', f.amounts || jsonb_strip_nulls(jsonb_build_object('saletype', f.saletype)),
            'after', l.newamounts || jsonb_strip_nulls(jsonb_build_object('saletype', l.newtype)))
          when 'moved' then jsonb_build_object('from', f.day, 'to', l.newday)
          else o.counts end || case when o.times > 1 then jsonb_build_object('times', o.times) else '{}' end as details
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

-- The names of those who entered sales, which stand in reports and files in place of the e-mails on the records. An
-- account that never entered one is left out, since nobody on the staff may learn of it here; so is one without a name.
create function public.staff_names() returns table (id uuid, email text, name text)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform app.require_second_factor();
  return query
    select u.id, u.email::text, named.name from auth.users u, lateral (select app.user_name(u.id) as name) as named
    where named.name is not null and (
        exists (select from app.activity a where a.person = u.id and a.seal is not null
          and a.action in ('records_created', 'records_imported'))
        or exists (select from app.activity a where a.person = u.id and a.seal is null
          and a.action in ('records_created', 'records_imported')))
      order by u.email limit 1000;
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.require_days(date, date), public.day_report(date, date, text), public.hour_report(date),
  public.day_oddities(date, date, text), public.staff_names() from public, anon, authenticated, service_role;
grant execute on function public.require_days(date, date), public.day_report(date, date, text), public.hour_report(date),
  public.day_oddities(date, date, text), public.staff_names() to authenticated, service_role;
