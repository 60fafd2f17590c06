-- Bounds for what one insert can bring about: no day may be so that it cannot be reported, closed or looked through.

-- What the day came to, as one object of sums: in total, by channel, company, sale type, direction, shift, user and day,
-- all net of refunds. `records` counts all rows, `refunds` those among them that give money back. A row of a channel holds
-- what came by that channel alone. No shift is all shifts. Of more than 200 names those stand by themselves that sold, or
-- gave back, most; the others are added up in a last row, without a name and with their number as `others`. It runs with
-- the caller's rights, and is planned for its values.
create or replace function public.day_report(start_date date, end_date date, shift_name text default null)
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
    -- Materialized, so that each spelling is folded once and not once for each row.
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
        select count(*) filter (where virtualpos <> 0) as p, count(*) filter (where virtualpos < 0) as pr, coalesce(sum(virtualpos), 0) as ps,
          count(*) filter (where card <> 0) as c, count(*) filter (where card < 0) as cr, coalesce(sum(card), 0) as cs,
          count(*) filter (where transfer <> 0) as t, count(*) filter (where transfer < 0) as tr, coalesce(sum(transfer), 0) as ts,
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
      select part, null, sum(records), sum(refunds), sum(virtualpos), sum(card), sum(transfer), sum(currentaccountpayment), sum(bdload),
        sum(commission), count(*)
      from ranked where isother group by part
    ),
    figures as (
      select part, name, others, case part when 'totals' then '{}' else jsonb_build_object('name', name) end || jsonb_build_object(
          'records', records, 'refunds', refunds, 'virtualpos', virtualpos, 'card', card, 'transfer', transfer,
          'currentaccountpayment', currentaccountpayment, 'bdload', bdload, 'commission', commission,
          'collected', virtualpos + card + transfer,
          'sold', virtualpos + card + transfer + currentaccountpayment)
          || case when others is null then '{}' else jsonb_build_object('others', others) end as figure,
        -- Days one after the other, channels as in the form, everything else by what it sold.
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
