-- A count waits for nobody and nobody for it, but whoever writes the same count: a closing takes the row of its count before the
-- lock of its day too, and closings come one after the other. So what is counted is stored first, and then asked whether the
-- day is open; the locks it takes for that are held for as long as it takes to commit.
drop trigger day_counts_hold on public.day_counts;
drop function app.hold_counts();

-- One statement writes at most 50 counts, each of which reads the records of a day while others may wait for it. Counted while
-- they are written, because a statement that is looked at afterwards has been at work all that time.
create function app.begin_counts() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.counts_' || lower(tg_op), '0', true);
  return null;
end
$$;
create trigger day_counts_begin_insert before insert on public.day_counts
  for each statement execute function app.begin_counts();
create trigger day_counts_begin_update before update on public.day_counts
  for each statement execute function app.begin_counts();

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
  setting text := 'app.counts_' || lower(tg_op);
  written int := current_setting(setting)::int + 1;
begin
  if written > 50 then
    raise exception 'at most 50 counts are written at once' using errcode = '22023';
  end if;
  perform set_config(setting, written::text, true);
  if tg_op = 'UPDATE' then
    if (new.day, new.shift) is distinct from (old.day, old.shift) then
      raise exception 'the day and the shift of a count do not change' using errcode = '22023';
    end if;
    before := to_jsonb(old);
  end if;
  new.countedby := (auth.jwt() ->> 'sub')::uuid;
  new.countedbyemail := auth.jwt() ->> 'email';
  new.countedat := now();
  now_recorded := public.record_totals(new.day, new.day, shift_name => new.shift);
  is_same := (select bool_and(after -> channel = before -> channel) from unnest(channels) as channel);
  new.recorded := (
    select coalesce(jsonb_object_agg(channel,
      case when is_same or before is null or before -> channel <> after -> channel
        then (now_recorded -> channel)::jsonb else before -> 'recorded' -> channel end), '{}')
    from unnest(channels) as channel where after -> channel <> 'null');
  return new;
end
$$;

-- Closes a day: waits for the changes of it that run, and freezes its figures, its count and the fingerprint of its rows.
-- `counts` is an object of the four channels, which becomes the count of the whole day.
create or replace function public.close_day(day public.business_day, counts jsonb default null, note text default null)
  returns public.day_closings
  language plpgsql security definer set search_path = ''
as $$
declare
  closing public.day_closings;
begin
  perform app.require_admin();
  perform app.require_counts(close_day.counts);
  perform pg_advisory_xact_lock(70007, 65);
  perform from public.day_closings c where c.day = close_day.day and c.reopenedat is null;
  if found then
    raise exception 'the day % is closed already', close_day.day using errcode = 'DC002';
  end if;
  if counts is not null then
    insert into public.day_counts (day, virtualpos, card, transfer, currentaccountpayment)
    values (close_day.day, (counts ->> 'virtualpos')::bigint, (counts ->> 'card')::bigint, (counts ->> 'transfer')::bigint,
      (counts ->> 'currentaccountpayment')::bigint)
    on conflict on constraint day_counts_day_shift_key do update set virtualpos = excluded.virtualpos, card = excluded.card,
      transfer = excluded.transfer, currentaccountpayment = excluded.currentaccountpayment;
  end if;
  perform pg_advisory_xact_lock(70007, app.day_lock(close_day.day));
  insert into public.day_closings (day, closedby, closedbyemail, note, figures, counts, fingerprint)
  values (close_day.day, auth.uid(), auth.jwt() ->> 'email', close_day.note,
    public.day_report(close_day.day, close_day.day)::jsonb,
    (select coalesce(jsonb_agg(to_jsonb(c) - 'day' order by c.shift nulls first), '[]')
      from public.day_counts c where c.day = close_day.day),
    public.day_fingerprint(close_day.day))
  returning * into closing;
  return closing;
end
$$;
revoke all on function app.begin_counts() from public, anon, authenticated, service_role;

-- A day has as many counts of shifts from one person as an agency has shifts; nobody keeps others from counting, nor anybody
-- from counting the whole day.
create or replace function app.refuse_closed_count() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform app.hold_open(array[old.day::date]);
    return null;
  end if;
  perform app.hold_open(array[new.day::date]);
  if tg_op = 'INSERT' and new.shift is not null and (select count(*) from public.day_counts c
    where c.day = new.day and c.shift is not null and c.countedby is not distinct from new.countedby) > 20
  then
    raise exception 'one person counts at most 20 shifts of the day %', new.day using errcode = 'DC005';
  end if;
  return null;
end
$$;

-- Admins take away what was counted for a shift that there is not, as long as the day is open.
grant delete on public.day_counts to authenticated;
create function app.require_admin_of_counts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'role' = 'authenticated' then
    perform app.require_admin();
  end if;
  return null;
end
$$;
create trigger day_counts_taken before delete on public.day_counts
  for each statement execute function app.require_admin_of_counts();
create trigger day_counts_open_delete after delete on public.day_counts
  for each row execute function app.refuse_closed_count();
revoke all on function app.require_admin_of_counts() from public, anon, authenticated, service_role;
