-- What is out of the ordinary about a range of days, for whoever goes through a day at its end:
--   deleted     a record that is gone; `details` are its amounts
--   changed     amounts that were changed, or made a refund or no refund: `details` has them `before` and `after`
--   moved       from or to a day of the range: `from`, `to`
--   backdated   entered later than noon of the day after, which the end of a night shift is not
--   same_pnr    a PNR that another sale of the range has; refunds have the PNR of what they give back
--   no_amount   nothing in any column of money
-- `at` and `byemail` say when and by whom, `fullname` and `pnr` are those of the record while it is there. It reads the
-- history, which no caller may read, and gives nothing of it away that tells who a passenger was.
create function public.day_oddities(
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
  return query
    with rows as materialized (
      select * from public.crm_records r
      where r.date between start_date and end_date and (shift_name is null or r.shift = shift_name)
    ),
    -- Materialized, so that each spelling is folded once and not once for each row.
    sale_types as materialized (select distinct saletype from rows),
    sales as (
      select * from rows
      where coalesce(saletype, '') not in (select saletype from sale_types where public.fold_text(saletype) = any(refunds))
    ),
    touched as (
      select h.recordid from app.crm_records_history h
      where (h.record ->> 'date') collate "C" between start_date::text and end_date::text
      union
      select h.recordid from rows join app.crm_records_history h on h.recordid = rows.id
    ),
    -- A version and what came after it; after the last one the record itself, or nothing.
    changes as (
      select h.recordid, h.changedat, h.changedbyemail, h.record as before,
        coalesce(lead(h.record) over (partition by h.recordid order by h.historyid), to_jsonb(r)) as after, r.fullname, r.pnr
      from touched join app.crm_records_history h on h.recordid = touched.recordid
        left join public.crm_records r on r.id = h.recordid
    ),
    compared as (
      select c.*, c.before ->> 'date' as earlier, c.after ->> 'date' as later,
        (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(c.before)
          where key = any(columns || '{saletype}') and value not in ('null', '0')) as old,
        (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(c.after)
          where key = any(columns || '{saletype}') and value not in ('null', '0')) as new,
        coalesce(public.fold_text(c.before ->> 'saletype') = any(refunds), false)
          <> coalesce(public.fold_text(c.after ->> 'saletype') = any(refunds), false) as turned
      from changes c
      where shift_name is null or shift_name in (c.before ->> 'shift', c.after ->> 'shift')
    )
    select recordid, 'deleted', changedat, changedbyemail, null, null, old from compared
      where after is null and earlier between start_date::text and end_date::text
    union all
    select recordid, 'changed', changedat, changedbyemail, fullname::text, pnr::text, jsonb_build_object('before', old, 'after', new)
      from compared
      where after is not null and (turned or old - 'saletype' <> new - 'saletype')
        and (earlier between start_date::text and end_date::text or later between start_date::text and end_date::text)
    union all
    select recordid, 'moved', changedat, changedbyemail, fullname::text, pnr::text, jsonb_build_object('from', earlier, 'to', later)
      from compared
      where after is not null and earlier is distinct from later
        and (earlier between start_date::text and end_date::text or later between start_date::text and end_date::text)
    union all
    select id, 'backdated', createdat, useremail, fullname::text, pnr::text, '{}' from rows
      where createdat at time zone time_zone > date + time '12:00' + interval '1 day'
    union all
    select id, 'same_pnr', createdat, useremail, fullname::text, pnr::text, '{}'
      from (select *, count(*) over (partition by upper(btrim(pnr))) as sharing from sales where not app.is_blank(pnr)) as sold
      where sharing > 1
    union all
    select id, 'no_amount', createdat, useremail, fullname::text, pnr::text, '{}' from rows
      -- The first condition is the quick one; the second one knows every column of money.
      where coalesce(greatest(virtualpos, card, transfer, currentaccountpayment, bdload, commission), 0) = 0
        and not exists (select from jsonb_each(to_jsonb(rows)) where key = any(columns) and value not in ('null', '0'))
    order by 3, 1, 2;
end
$$;
revoke all on function public.day_oddities(date, date, text, text) from public, anon, authenticated, service_role;
grant execute on function public.day_oddities(date, date, text, text) to authenticated, service_role;

-- The history of a day, also of what is not of that day any more.
create index crm_records_history_day on app.crm_records_history (((record ->> 'date') collate "C"));
