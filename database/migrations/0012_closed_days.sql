-- A day that can be counted and closed: up to tomorrow, in any time zone.
create domain public.business_day as date not null
  constraint day_from_2000_until_tomorrow check (value between '2000-01-01' and (now() at time zone 'UTC')::date + 2);
-- Negative if more was refunded than sold. Twelve digits, as in src/domain/text/money.ts.
create domain public.net_lira as bigint
  constraint net_lira_of_twelve_digits check (value between -999999999999 and 999999999999);

create table public.day_counts (
  day public.business_day,
  -- Null if the count is of the whole day.
  shift text check (not app.is_blank(shift) and length(shift) <= 100),
  virtualpos public.net_lira,
  card public.net_lira,
  transfer public.net_lira,
  currentaccountpayment public.net_lira,
  countedby uuid,
  countedbyemail text,
  countedat timestamptz not null default now(),
  -- The records' totals at the time of counting. A count is out of date once they differ.
  recorded jsonb not null default '{}',
  unique nulls not distinct (day, shift)
);
create table public.day_closings (
  id bigint generated always as identity primary key,
  day date not null,
  closedat timestamptz not null default now(),
  closedby uuid,
  closedbyemail text,
  note text check (length(note) <= 1000),
  figures jsonb not null,
  counts jsonb not null,
  fingerprint text not null,
  reopenedat timestamptz,
  reopenedby uuid,
  reopenedbyemail text,
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

-- The log must not have the note or the reason, which may contain a name.
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

-- The number of a day's lock. Days share 64 locks, because PostgreSQL has room for only a few thousand. The numbers
-- above 64 are other locks: 65 for closing days, 66 for restoring and erasing records.
create function app.day_lock(day date) returns int
  language sql immutable
  return case when isfinite(day) then (day - date '2000-01-01') % 64 else 64 end;

-- Refuses days that are closed, and prevents others from closing the days until the transaction ends. Sets no search
-- path, because setting it would slow every insert; all callers have an empty one.
create function app.hold_open(days date[]) returns void
  language plpgsql
as $$
declare
  day date;
  done text;
begin
  -- At a higher isolation level the transaction would not see a closing that it waited for.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'records can be changed only at the isolation level "read committed"' using errcode = '0A000';
  end if;
  -- An assignment is several times faster than `perform`, which runs a query.
  foreach day in array days loop
    done := pg_advisory_xact_lock_shared(70007, app.day_lock(day));
  end loop;
  select c.day into day from public.day_closings c where c.day = any(days) and c.reopenedat is null limit 1;
  if found then
    raise exception 'the day % is closed', day using errcode = 'DC001', hint = 'An admin can reopen it.';
  end if;
end
$$;

create function app.erasable_columns() returns text[]
  language sql stable set search_path = ''
as $$
  select array_agg(attname::text) || '{search,updatedat}' from pg_attribute
  where attrelid = 'public.crm_records'::regclass and atttypid = 'public.personal'::regtype and not attisdropped
$$;

-- Runs after the statement, to see only the rows that it really changed: a repeated insert may change none. Runs as its
-- owner, so that no caller's rights can hide a closing from it.
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

revoke all on all functions in schema app from public;
