-- Runs as its owner, who may read the history, and returns nothing from it that names a passenger. Considers only the
-- 10,000 records with the most money, because anybody can make the history long.
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
      select recordid, greatest(2, 5000 / count(*) over ()) as most from (
        select recordid, max(amount_at_stake) as amount_at_stake from (
          -- A separate search for each day, because the index sorts the amounts only within a day.
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
      select v.historyid from touched t, lateral (
        (select h.historyid from app.crm_records_history h
          where h.recordid = t.recordid and h.amount_at_stake is not null order by h.historyid limit t.most)
        union
        (select h.historyid from app.crm_records_history h
          where h.recordid = t.recordid and h.amount_at_stake is not null order by h.historyid desc limit t.most)
      ) as v
    ),
    versions as materialized (
      select v.recordid, historyid, changedat, changedbyemail, act, nextid, record ->> 'date' as day,
        record ->> 'shift' as shift, record ->> 'saletype' as saletype, amounts, money
      from (
        select h.recordid, h.historyid, h.changedat, h.changedbyemail, h.act, h.record, (
          select n.historyid from app.crm_records_history n where n.recordid = h.recordid
            and n.historyid > h.historyid and n.amount_at_stake is not null order by n.historyid limit 1) as nextid
        from chosen c join app.crm_records_history h on h.historyid = c.historyid
        union all
        select r.id, null, null, null, null, to_jsonb(r) - 'search', null
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
        lead(v.recordid) over later is null as isgone, coalesce(nextid <> lead(historyid) over later, false) as isgap,
        lead(day) over later as newday, lead(shift) over later as newshift,
        lead(saletype) over later as newtype, lead(amounts) over later as newamounts, lead(money) over later as newmoney
      from versions v
      window later as (partition by v.recordid order by historyid nulls last)
    ),
    found as (
      select what, recordid, min(historyid) as first, max(historyid) as last, count(*) as times, max(amount) as amount,
        array_agg(case when not isgap then changedbyemail end order by historyid) as doers,
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
      -- A sale counts as backdated only if it was entered after noon of the next day: a night shift ends before then.
      select 'backdated', id, null, null, 1, money, null, import from rows
        where createdat at time zone time_zone > date + time '12:00' + interval '1 day'
      union all
      select 'same_pnr', id, null, null, 1, most, null, import
        from (
          select id, import, count(*) over same as sharing, max(money) over same as most from rows
          where not app.is_blank(pnr) and coalesce(saletype, '') not in (select saletype from refund_types)
            and (groupof is null or money > 0)
          window same as (partition by upper(btrim(pnr)))
        ) as sold
        where sharing > 1
      union all
      select 'no_amount', id, null, null, 1, 0, null, import from rows
        -- `money = 0` is quick and skips most rows; the condition after it covers every money column.
        where money = 0
          and not exists (select from jsonb_each(to_jsonb(rows)) where key = any(columns) and value not in ('null', '0'))
          and not exists (select from public.crm_records f where f.id = rows.groupof)
    ),
    -- If an import has oddities in several records, they become a single row.
    parts as (
      select *, import is not null and min(recordid) over same <> max(recordid) over same as isjoined
      from found window same as (partition by import)
    ),
    joined as (
      select what, recordid, first, last, times, amount, doers, '{}'::jsonb as counts from parts where not isjoined
      union all
      select case when bool_or(what = 'deleted') then 'unimported' else 'imported' end, min(recordid), null, max(last), 1,
        sum(amount), null, jsonb_strip_nulls(jsonb_build_object('records', count(distinct recordid),
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
          else o.counts end || case when o.times > 1 then jsonb_build_object('times', o.times, 'by', o.doers) else '{}' end as details
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

revoke all on all functions in schema app from public;
revoke all on function public.day_oddities(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.day_oddities(date, date, text) to authenticated, service_role;
