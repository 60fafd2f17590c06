-- The count of a day's slips, and its closing.

-- A day that can be counted and closed: until tomorrow, wherever the agency is.
create domain public.business_day as date not null
  constraint day_from_2000_until_tomorrow check (value between '2000-01-01' and (now() at time zone 'UTC')::date + 2);
-- What a channel came to on a day, less than nothing where more was given back: twelve digits, as in src/domain/text/money.ts.
create domain public.net_lira as bigint
  constraint net_lira_of_twelve_digits check (value between -999999999999 and 999999999999);

-- The slips' totals by channel as staff counted them, for a day and a shift; without a shift for the whole day.
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
  -- What the records of its day and shift came to when each channel was counted: a count is out of date where that is no
  -- longer so.
  recorded jsonb not null default '{}',
  unique nulls not distinct (day, shift)
);
-- Each closing of a day with what it froze, and its reopening. A day is closed while one of its closings was not reopened.
create table public.day_closings (
  id bigint generated always as identity primary key,
  day date not null,
  closedat timestamptz not null default now(),
  closedby uuid,
  closedbyemail text,
  note text check (length(note) <= 1000),
  -- What `day_report` gave, the rows of `day_counts`, and `day_fingerprint`.
  figures jsonb not null,
  counts jsonb not null,
  fingerprint text not null,
  reopenedat timestamptz,
  reopenedby uuid,
  reopenedbyemail text,
  -- Words, of which something is left without digits and the signs of ASCII.
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

-- For the owner too: a closing stays as it is, but for its reopening, once.
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

-- The lock of a day, beside the number of all these locks. Days share a few, because PostgreSQL has room for some thousand
-- locks of all connections together, and one statement may concern the days of many years. The next number is that of
-- closings, the one after it that of restorations and erasures.
create function app.day_lock(day date) returns int
  language sql immutable
  return case when isfinite(day) then (day - date '2000-01-01') % 64 else 64 end;

-- Keeps the days from being closed until the end of the transaction.
-- A change and a closing of one day exclude each other: whoever comes second waits for the first one's transaction to end,
-- and sees what it left. That is true where each statement sees what was committed before it, not where a transaction goes
-- on seeing the moment of its start.
-- Called by functions that set an empty search path; setting it here once more would cost every insert.
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
  -- Assignments: a query would take several times as long.
  foreach day in array days loop
    done := pg_advisory_xact_lock_shared(70007, app.day_lock(day));
  end loop;
  select c.day into day from public.day_closings c where c.day = any(days) and c.reopenedat is null limit 1;
  if found then
    raise exception 'the day % is closed', day using errcode = 'DC001', hint = 'An admin can reopen it.';
  end if;
end
$$;

-- Columns that erasure may change on a closed day: who the passenger was, and what follows from it.
create function app.erasable_columns() returns text[]
  language sql stable set search_path = ''
as $$
  select array_agg(attname::text) || '{search,updatedat}' from pg_attribute
  where attrelid = 'public.crm_records'::regclass and atttypid = 'public.personal'::regtype and not attisdropped
$$;

-- After the statement and not before: an insert that meets its own repetition, and does nothing, is no change.
-- Runs as its owner, because no caller may be able to hide a closing from it.
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

-- A count waits for nobody and nobody for it, but for another of the same day and shift. So it is stored first, and then
-- asked whether the day is open: the locks it takes for that are held only until it commits. A closing takes the row of its
-- count before the lock of its day too, and closings come one after the other.

-- One statement writes at most 50 counts, each of which reads the records of a day while others may wait for it. Counted
-- while they are written, because a statement that is looked at afterwards has been at work all that time.
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
  -- The channels are what both a count and the totals have.
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

-- A count keeps no versions, so each change of it is told with what it was and is. Only its channels are numbers.
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

-- One person counts as many shifts of a day as an agency has; so nobody keeps others from counting, nor anybody from
-- counting the whole day.
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

-- Admins delete the count of a shift that does not exist, as long as the day is open.
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

-- SHA-256 of the day's rows, one a line in the order of their ids, as JSON without empty values and without what erasure
-- may change: while it is the one of the closing, no row was added, changed or taken away.
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

-- A count by channel as a client sends it.
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

-- Closes a day: waits for the changes of it that run, and freezes its figures, its count and the fingerprint of its rows.
-- `counts` is an object of the four channels, which becomes the count of the whole day.
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
