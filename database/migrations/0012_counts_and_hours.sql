-- What the records of a count's day and shift came to when each channel was counted: a count is out of date where that is
-- no longer so. Null where nothing was counted, and for counts from before this.
alter table public.day_counts add column recorded jsonb not null default '{}';

-- A count stays that of its day and shift, and keeps of each channel what was recorded when it was written. Written once
-- more as it is, it was counted anew.
create or replace function app.stamp_count() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  channels text[] := '{virtualpos,card,transfer,currentaccountpayment}';
  after jsonb := to_jsonb(new);
  before jsonb;
  now_recorded json;
  is_same boolean;
begin
  if tg_op = 'UPDATE' then
    if (new.day, new.shift) is distinct from (old.day, old.shift) then
      raise exception 'the day and the shift of a count do not change' using errcode = '22023';
    end if;
    before := to_jsonb(old);
  end if;
  new.countedby := (auth.jwt() ->> 'sub')::uuid;
  new.countedbyemail := auth.jwt() ->> 'email';
  new.countedat := now();
  now_recorded := public.day_report(new.day, new.day, new.shift) -> 'totals';
  is_same := (select bool_and(after -> channel = before -> channel) from unnest(channels) as channel);
  new.recorded := (
    select coalesce(jsonb_object_agg(channel,
      case when is_same or before is null or before -> channel <> after -> channel
        then (now_recorded -> channel)::jsonb else before -> 'recorded' -> channel end), '{}')
    from unnest(channels) as channel where after -> channel <> 'null');
  return new;
end
$$;

-- The takings of a day's records, net of refunds, by the hour of `time_zone` in which each was entered, and what that hour
-- brought on average in the 29 days before, with which the day makes the 30 that are shown: all 24 hours of
-- `{"hours": [{"hour", "collected", "mean"}]}`. A record counts for its own date also where it was entered on another one, so
-- that the hours add up to what `day_report` says of the day. It runs with the caller's rights.
create or replace function public.hour_report(day date, time_zone text) returns json
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  refund_names text[] := public.refund_sale_types();
begin
  perform public.require_days(day, day);
  return (
    -- Added up by sale type first, so that a text is folded once for each and not once for each row.
    with by_type as (
      select date = day as ofday, extract(hour from createdat at time zone time_zone)::int as hour, saletype,
        sum(coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0)) as collected
      from public.crm_records
      where date >= day - 29 and date <= day
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
