create function public.require_days(start_date date, end_date date) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if start_date is null or end_date is null or not isfinite(start_date) or not isfinite(end_date) then
    raise exception 'a report needs start_date and end_date' using errcode = '22023';
  elsif end_date - start_date > 731 then
    raise exception 'a report covers at most two years from start_date to end_date' using errcode = 'DC004';
  end if;
end
$$;

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
    -- Materialized, so that `fold_text` runs once for each sale type and not for every row.
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

-- The times of all imports. One statement stores a whole import, so a record whose `createdat` is one of these times
-- was imported.
create function app.import_times() returns setof timestamptz
  language sql stable set search_path = ''
as $$
  -- Sealed and unsealed log entries have separate indexes, hence two queries.
  select a.at from app.activity a where a.action = 'records_imported' and a.seal is not null
  union
  select a.at from app.activity a where a.action = 'records_imported' and a.seal is null
$$;

-- Skips imported records, because the hour of an import is not that of the sale. Runs as its owner to read the log,
-- which no caller may read.
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
    -- Adds up by sale type first, so that `fold_text` runs once for each group and not for every row.
    with by_type as (
      select date = day as ofday, extract(hour from createdat at time zone time_zone)::int as hour, saletype,
        createdat in (select app.import_times()) as isimported,
        sum(coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0)) as collected
      from public.crm_records
      where date >= day - 29 and date <= day group by 1, 2, 3, 4
    ),
    signed as (
      select ofday, hour,
        case when public.fold_text(saletype) = any(refund_names) then -collected else collected end as collected
      from by_type where not isimported
    )
    select json_build_object('hours', json_agg(json_build_object('hour', hour,
      'collected', coalesce(ofthisday, 0), 'mean', coalesce(round(before / 29, 2), 0)) order by hour),
      'imported', (select coalesce(bool_or(isimported), false) from by_type))
    from generate_series(0, 23) as hour
      left join (
        select hour, sum(collected) filter (where ofday) as ofthisday, sum(collected) filter (where not ofday) as before
        from signed group by hour
      ) as sums using (hour)
  );
end
$$;

-- Omits accounts that never entered a sale, because staff must not learn about them here.
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
        -- Also finds users whose log entries are not sealed yet, or whose records came from another database without
        -- log entries.
        or exists (select from public.crm_records r where r.userid = u.id or r.useremail = u.email))
      order by u.email limit 1000;
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.require_days(date, date), public.day_report(date, date, text), public.hour_report(date),
  public.staff_names() from public, anon, authenticated, service_role;
grant execute on function public.require_days(date, date), public.day_report(date, date, text), public.hour_report(date),
  public.staff_names() to authenticated, service_role;
