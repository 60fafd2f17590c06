-- The count of a day's slips, and day close.

-- A day that can be counted and closed: up to tomorrow, in any time zone.
create domain public.business_day as date not null
  constraint day_from_2000_until_tomorrow check (value between '2000-01-01' and (now() at time zone 'UTC')::date + 2);
-- The total of a channel on a day, negative if more was refunded than sold: twelve digits, as in
-- src/domain/text/money.ts.
create domain public.net_lira as bigint
  constraint net_lira_of_twelve_digits check (value between -999999999999 and 999999999999);

-- The totals of the slips by channel, as staff counted them, for a day and a shift; without a shift for the whole day.
create table public.day_counts (
  day public.business_day,
  shift text check (not app.is_blank(shift) and length(shift) <= 100),
  virtualpos public.net_lira,
  card public.net_lira,
  transfer public.net_lira,
  currentaccountpayment public.net_lira,
  -- Who wrote it last.
  countedby uuid,
  countedbyemail text,
  countedat timestamptz not null default now(),
  -- The total of the records for each channel when it was counted. A count is out of date once the total differs.
  recorded jsonb not null default '{}',
  unique nulls not distinct (day, shift)
);
-- Each closing of a day with what it froze, and its reopening. A day is closed while it has a closing without a
-- reopening.
create table public.day_closings (
  id bigint generated always as identity primary key,
  day date not null,
  closedat timestamptz not null default now(),
  closedby uuid,
  closedbyemail text,
  note text check (length(note) <= 1000),
  -- The results of `day_report`, the rows of `day_counts`, and `day_fingerprint`.
  figures jsonb not null,
  counts jsonb not null,
  fingerprint text not null,
  reopenedat timestamptz,
  reopenedby uuid,
  reopenedbyemail text,
  -- Must have more than digits and ASCII punctuation.
  reason text check (not app.is_blank(translate(reason, '0123456789!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', ''))
    and length(reason) <= 1000),
  check ((reopenedat is null) = (reason is null))
);
create unique index day_closings_closed on public.day_closings (day) where reopenedat is null;

revoke all on public.day_counts, public.day_closings from public, anon, authenticated, service_role;
revoke all on sequence public.day_closings_id_seq from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.day_counts to authenticated;
grant select, insert, update on public.day_counts to service_role;
grant select on public.day_closings to authenticated, service_role;
alter table public.day_counts enable row level security;
alter table public.day_closings enable row level security;
create policy "staff" on public.day_counts for all to authenticated using (true) with check (true);
create policy "server" on public.day_counts for all to service_role using (true) with check (true);
create policy "staff" on public.day_closings for all to authenticated using (true) with check (true);
create policy "server" on public.day_closings for all to service_role using (true) with check (true);

-- A closing can only be reopened, once; that holds for the owner too.
create function app.refuse_other_history() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  reopening text[] := '{reopenedat,reopenedby,reopenedbyemail,reason}';
begin
  if tg_op = 'UPDATE' and old.reopenedat is null and to_jsonb(new) - reopening = to_jsonb(old) - reopening then
    return new;
  end if;
  raise exception 'the history of closings is append-only' using errcode = '42501';
end
$$;
create trigger day_closings_rows before update or delete on public.day_closings
  for each row execute function app.refuse_other_history();
create trigger day_closings_table before truncate on public.day_closings
  for each statement execute function app.refuse_other_history();

-- The words of a closing and a reopening stay out of the log: somebody may have written a name. `list_activity` finds them.
create function app.note_closing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_activity(case tg_op when 'INSERT' then 'day_closed' else 'day_reopened' end, null,
    jsonb_build_object('day', new.day));
  return null;
end
$$;
create trigger day_closings_note after insert or update on public.day_closings
  for each row execute function app.note_closing();

-- The advisory lock of a day. Days share a few locks, because PostgreSQL has room for a few thousand in all, and one
-- statement may concern the days of many years. The next number is the lock of closings, and the one after it that of
-- restorations and erasures.
create function app.day_lock(day date) returns int
  language sql immutable
  return case when isfinite(day) then (day - date '2000-01-01') % 64 else 64 end;

-- Keeps the days from being closed until the transaction ends, and refuses a closed day.
-- A change and a closing of the same day exclude each other: the second waits until the first commits, and then sees
-- its result. That needs read committed: at a higher level a transaction keeps the snapshot of its start.
-- It sets no search path: its callers have an empty one, and setting it again would slow every insert.
create function app.hold_open(days date[]) returns void
  language plpgsql
as $$
declare
  day date;
  done text;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'records are changed at the isolation level "read committed" alone' using errcode = '0A000';
  end if;
  -- An assignment is several times faster than a query.
  foreach day in array days loop
    done := pg_advisory_xact_lock_shared(70007, app.day_lock(day));
  end loop;
  select c.day into day from public.day_closings c where c.day = any(days) and c.reopenedat is null limit 1;
  if found then
    raise exception 'the day % is closed', day using errcode = 'DC001', hint = 'An admin can reopen it.';
  end if;
end
$$;

-- The columns that an erasure may change on a closed day: personal data, and what is derived from them.
create function app.erasable_columns() returns text[]
  language sql stable set search_path = ''
as $$
  select array_agg(attname::text) || '{search,updatedat}' from pg_attribute
  where attrelid = 'public.crm_records'::regclass and atttypid = 'public.personal'::regtype and not attisdropped
$$;

-- The trigger runs after the statement, because a repeated insert that does nothing is no change.
-- Runs as its owner, so that no caller's rights can hide a closing from it.
create function app.refuse_closed_days() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  days date[];
begin
  if tg_op = 'INSERT' then
    days := array(select distinct date from new_rows where date is not null);
  elsif tg_op = 'DELETE' then
    days := array(select distinct date from old_rows where date is not null);
  elsif tg_op = 'TRUNCATE' then
    days := array(select day from public.day_closings where reopenedat is null);
  elsif current_setting('app.erasing', true) = 'on' then
    days := array(
      select unnest(array[o.date, n.date]) from old_rows as o join new_rows as n using (id)
      where to_jsonb(o) - (select app.erasable_columns()) <> to_jsonb(n) - (select app.erasable_columns()));
  else
    days := array(select date from old_rows where date is not null union select date from new_rows where date is not null);
  end if;
  if cardinality(days) > 0 then
    perform app.hold_open(days);
  end if;
  return null;
end
$$;
create trigger crm_records_open_insert after insert on public.crm_records
  referencing new table as new_rows for each statement execute function app.refuse_closed_days();
create trigger crm_records_open_update after update on public.crm_records
  referencing old table as old_rows new table as new_rows for each statement execute function app.refuse_closed_days();
create trigger crm_records_open_delete after delete on public.crm_records
  referencing old table as old_rows for each statement execute function app.refuse_closed_days();
create trigger crm_records_open_truncate before truncate on public.crm_records
  for each statement execute function app.refuse_closed_days();

-- A count waits only for another count of the same day and shift. So it is stored first, and then checks that the day
-- is open, which keeps the lock of the day short. A closing also locks the row of its count before the day, so the two
-- cannot deadlock; closings run one at a time.

-- A statement writes at most 50 counts, because each reads the records of a day while others may wait for it. Rows are
-- counted as they are written: a check after the statement would come after all the work.
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

-- A count cannot change its day or shift. For each channel it keeps the recorded total of the time the channel was
-- written. Saving a count without a change counts all channels anew.
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
  -- The channels are the columns that counts and totals have in common.
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

-- Counts have no history, so the log entry has the amounts before and after. Only the channels of a count are numbers.
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

-- One person counts at most 20 shifts of a day, more than an agency has, so that nobody can fill the day with counts.
-- The count of the whole day is always possible.
create function app.refuse_closed_count() returns trigger
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
create trigger day_counts_open after insert or update on public.day_counts
  for each row execute function app.refuse_closed_count();
create trigger day_counts_open_delete after delete on public.day_counts
  for each row execute function app.refuse_closed_count();

-- Only admins delete counts, for example of a shift that does not exist, while the day is open.
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

-- SHA-256 of the day's rows as JSON, one per line in order of id, without nulls and without the columns that an erasure
-- may change. While it equals the one of the closing, no row was added, changed or removed.
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

-- Requires counts to be an object with an amount or null for each channel.
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

-- Closes a day: waits for running changes, then freezes its figures, counts and fingerprint. `counts`, an object with
-- the four channels, becomes the count of the whole day.
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
