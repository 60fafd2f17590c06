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

-- Stores in `recorded` what the records of each counted channel add up to now. An update renews only the channels whose
-- count it changes, or all channels if it changes no count.
create function app.stamp_count() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb;
  now_recorded json;
  is_same boolean;
  setting text := 'app.counts_' || lower(tg_op);
  written int := current_setting(setting)::int + 1;
begin
  -- Each count reads a day's records while others may wait for its locks, hence the limit.
  if written > 50 then
    raise exception 'at most 50 counts can be written at once' using errcode = '22023';
  end if;
  perform set_config(setting, written::text, true);
  if tg_op = 'UPDATE' then
    if (new.day, new.shift) is distinct from (old.day, old.shift) then
      raise exception 'the day and the shift of a count cannot be changed' using errcode = '22023';
    end if;
    before := to_jsonb(old);
  end if;
  new.countedby := (auth.jwt() ->> 'sub')::uuid;
  new.countedbyemail := auth.jwt() ->> 'email';
  new.countedat := now();
  now_recorded := public.record_totals(new.day, new.day, shift_name => new.shift);
  -- Compares the channels: the columns that counts and totals have in common.
  is_same := (select bool_and(after -> channel = before -> channel) from json_object_keys(now_recorded) as channel);
  new.recorded := (
    select coalesce(jsonb_object_agg(channel,
      case when is_same or before is null or before -> channel <> after -> channel
        then (now_recorded -> channel)::jsonb else before -> 'recorded' -> channel end), '{}')
    from json_object_keys(now_recorded) as channel where after -> channel <> 'null');
  return new;
end
$$;
create trigger day_counts_stamp before insert or update on public.day_counts
  for each row execute function app.stamp_count();

create function app.note_count() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  count jsonb := to_jsonb(coalesce(new, old));
  fields jsonb;
  before jsonb;
  after jsonb;
begin
  select jsonb_agg(key), jsonb_object_agg(key, was) filter (where jsonb_typeof(was) = 'number'),
      jsonb_object_agg(key, becomes) filter (where jsonb_typeof(becomes) = 'number')
    into fields, before, after
  from jsonb_object_keys(count) as key,
    lateral (select to_jsonb(old) -> key as was, to_jsonb(new) -> key as becomes) as sides
  where was is distinct from becomes and 'number' in (jsonb_typeof(was), jsonb_typeof(becomes));
  if fields is not null then
    perform app.note_activity(case tg_op when 'DELETE' then 'count_deleted' else 'count_changed' end, null,
      jsonb_strip_nulls(jsonb_build_object('day', count -> 'day', 'shift', count -> 'shift',
        'fields', case tg_op when 'UPDATE' then fields end, 'before', before, 'after', after)));
  end if;
  return null;
end
$$;
create trigger day_counts_note after insert or update or delete on public.day_counts
  for each row execute function app.note_count();

create function app.refuse_closed_count() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform app.hold_open(array[old.day::date]);
    return null;
  end if;
  perform app.hold_open(array[new.day::date]);
  -- The limit keeps one person from flooding a day with counts; no agency has twenty shifts.
  if tg_op = 'INSERT' and new.shift is not null and (select count(*) from public.day_counts c
    where c.day = new.day and c.shift is not null and c.countedby is not distinct from new.countedby) > 20
  then
    raise exception 'one person can count at most 20 shifts of the day %', new.day using errcode = 'DC005';
  end if;
  return null;
end
$$;
create trigger day_counts_open after insert or update on public.day_counts
  for each row execute function app.refuse_closed_count();
create trigger day_counts_open_delete after delete on public.day_counts
  for each row execute function app.refuse_closed_count();

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

-- Leaves out the columns that an erasure may change, so that an erased day does not look like a changed one.
create function public.day_fingerprint(day date) returns text
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select encode(sha256(convert_to(coalesce(string_agg(kept::text, e'\n' order by id), ''), 'UTF8')), 'hex')
  from (
    select r.id, jsonb_strip_nulls(to_jsonb(r) - (select app.erasable_columns())) as kept
    from public.crm_records r where r.date = day_fingerprint.day
  ) as rows
  where (select app.require_second_factor())
$$;

create function app.require_counts(counts jsonb) returns void
  language plpgsql immutable set search_path = ''
as $$
declare
  wrong text;
begin
  if jsonb_typeof(counts) <> 'object' then
    raise exception 'counts: an object of the four channels is needed' using errcode = '22023';
  end if;
  select key into wrong from jsonb_each(counts)
  where key not in ('virtualpos', 'card', 'transfer', 'currentaccountpayment') or case jsonb_typeof(value)
    when 'null' then false
    when 'number' then value::numeric % 1 <> 0 or abs(value::numeric) > 999999999999
    else true end
  limit 1;
  if found then
    raise exception 'counts: "%" is no channel with a whole amount of at most twelve digits', left(wrong, 100)
      using errcode = '22023';
  end if;
end
$$;

create function public.close_day(day public.business_day, counts jsonb default null, note text default null)
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
  -- Stores the count before locking the day, as every count does. The other order could end in a deadlock.
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

create function public.reopen_day(day public.business_day, reason text) returns public.day_closings
  language plpgsql security definer set search_path = ''
as $$
declare
  closing public.day_closings;
begin
  perform app.require_admin();
  update public.day_closings c
    set reopenedat = now(), reopenedby = auth.uid(), reopenedbyemail = auth.jwt() ->> 'email', reason = reopen_day.reason
    where c.day = reopen_day.day and c.reopenedat is null
    returning * into closing;
  if not found then
    raise exception 'the day % is not closed', reopen_day.day using errcode = 'DC003';
  end if;
  return closing;
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.day_fingerprint(date), public.close_day(public.business_day, jsonb, text),
  public.reopen_day(public.business_day, text) from public, anon, authenticated, service_role;
grant execute on function public.day_fingerprint(date) to authenticated, service_role;
grant execute on function public.close_day(public.business_day, jsonb, text), public.reopen_day(public.business_day, text)
  to authenticated;
