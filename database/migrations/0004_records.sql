-- The sales records of the CRM.

-- pg_trgm is a trusted extension: the owner of a database may install it without being a superuser.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The longest text a caller may pass to `fold_text`: enough for a name with a PNR. Folding thousands of combining marks
-- on one letter takes minutes, during which PostgreSQL checks for neither timeout nor cancellation.
create domain public.search_text as text constraint search_text_length check (length(value) <= 250);

-- Folds text for searching exactly as `foldText` in src/domain/text/turkish.ts does. It lists letters instead of
-- calling lower(), so that the result, which is stored and indexed, never depends on the database's collation.
create function app.fold(input text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      lower(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g') collate "C"),
      'ıÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏ''’',
      'iæðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџ'),
    '[\t\n\v\f\r \u1680\u2028\u2029\ufeff]+' collate "C", ' ', 'g'), ' ');
-- Folding for the column `search` runs with the rights of the user who writes the record.
grant execute on function app.fold(text) to authenticated, service_role;

-- Lets callers fold a text, such as a name or a search text.
create function public.fold_text(input public.search_text) returns text
  language sql immutable strict parallel safe
  return app.fold(input);
revoke all on function public.fold_text(public.search_text) from public, anon, authenticated, service_role;
grant execute on function public.fold_text(public.search_text) to authenticated, service_role;

-- Whether a text has nothing visible: only white space, control characters, marks without a letter and Unicode's
-- invisible characters. Lists them instead of using a locale, so that the result is the same in every database.
create function app.is_blank(value text) returns boolean
  language sql immutable strict parallel safe
  return value !~ ('[^\x01-\x20\x7f-\xa0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]') collate "C";

-- A column's domain tells the rest of the database how to treat it.
-- An amount in whole lira, which `record_totals` adds up. The limit is the largest integer that JSON readers keep
-- exact.
create domain public.lira as bigint check (value between 0 and 9007199254740991);
-- The type of columns that identify a passenger: `erase_records` removes their values from records and all earlier
-- versions.
create domain public.personal as text;

-- Lengths are the same as in src/domain/records/record-fields.ts. PostgreSQL names each check after its column, so the
-- error names the field.
create table public.crm_records (
  -- "always", so that no caller can choose or change an id.
  id bigint generated always as identity primary key,
  fullname public.personal not null check (not app.is_blank(fullname) and length(fullname) <= 200),
  phone public.personal check (length(phone) <= 40),
  citizenid public.personal check (length(citizenid) <= 20),
  pnr public.personal check (length(pnr) <= 20),
  depart text check (depart ~ '^[A-Z]{3}$' collate "C"),
  arrive text check (arrive ~ '^[A-Z]{3}$' collate "C"),
  -- Destination of the return flight; null for one way. It has no date: the record's only date is that of the sale.
  returnto text check (returnto ~ '^[A-Z]{3}$' collate "C"),
  company text check (length(company) <= 100),
  -- Reports fold each spelling once. Some characters fold to eighteen letters, which made a report on a few thousand
  -- such texts take eight seconds; hence the second limit, which still allows one mark on each letter.
  saletype text check (length(saletype) <= 100 and length(normalize(left(saletype, 100), NFKD)) <= 200),
  direction text check (length(direction) <= 100),
  shift text check (length(shift) <= 100),
  currentaccountpayment public.lira,
  bdload public.lira,
  virtualpos public.lira,
  card public.lira,
  commission public.lira,
  transfer public.lira,
  note public.personal check (length(note) <= 4000),
  -- Excludes infinity and years without four digits, which no screen can show.
  date date check (date between '1900-01-01' and '2199-12-31'),
  -- The record that this one refunds. Not a foreign key: the number stays when that record is deleted, because this row
  -- may belong to a closed day and must not change. `app.check_origin` checks it on write.
  refundof bigint check (refundof <> id),
  -- Groups passengers under one payment: each is a record, and all but the first refer to the first, which has the
  -- amounts. Not a foreign key either; `app.check_group` checks it on write.
  groupof bigint check (groupof <> id),
  userid uuid,
  useremail text check (length(useremail) <= 255),
  createdat timestamptz not null default now(),
  updatedat timestamptz not null default now(),
  -- Chosen by the client so that it can repeat an insert whose answer was lost: the constraint refuses a second row,
  -- and `on conflict (clientref)` says what to do instead.
  clientref uuid unique,
  -- PostgreSQL computes this before it checks lengths, so cut the texts first.
  search text collate "C"
    generated always as (app.fold(left(fullname, 200) || ' ' || coalesce(left(pnr, 20), '') || ' ' || coalesce(left(note, 4000), ''))) stored
);
revoke all on public.crm_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.crm_records to authenticated, service_role;
-- A hosted project grants its roles rights on every new sequence; the identity column needs none.
revoke all on sequence public.crm_records_id_seq from public, anon, authenticated, service_role;

-- For the list of a range of days, and for counting a day's records from the index alone.
create index crm_records_date_id on public.crm_records (date, id);
-- For the search by PNR, including a partly typed one.
create index crm_records_pnr on public.crm_records (pnr, id) where pnr is not null;
-- For finding a record's refunds and the other records of its group.
create index crm_records_refundof on public.crm_records (refundof) where refundof is not null;
create index crm_records_groupof on public.crm_records (groupof) where groupof is not null;

-- For substring matches on the folded text and on the name as typed. Every search also scans the rows that the index
-- has not yet absorbed; at the default limit of 4 MB a search is ten times slower after a few thousand inserts. pg_trgm
-- may already be installed in another schema, hence the search path.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index crm_records_search on public.crm_records
  using gin (search gin_trgm_ops, fullname gin_trgm_ops) with (gin_pending_list_limit = 128);
create index crm_records_citizenid on public.crm_records using gin (citizenid gin_trgm_ops)
  with (gin_pending_list_limit = 128) where citizenid is not null;

-- Plain `true` lets the planner use the trigram index. Any other policy would run before ILIKE, which is not leakproof
-- (98 ms instead of 2 ms on 100,000 rows).
alter table public.crm_records enable row level security;
create policy "staff read" on public.crm_records for select to authenticated using (true);
create policy "staff insert" on public.crm_records for insert to authenticated with check (true);
create policy "staff update" on public.crm_records for update to authenticated using (true) with check (true);
create policy "staff delete" on public.crm_records for delete to authenticated using (true);
create policy "server" on public.crm_records for all to service_role using (true) with check (true);

-- The money columns in table order. History, log and sums use this list, so they include a new column at once.
create function public.money_columns() returns text[]
  language sql stable set search_path = ''
as $$
  select array(
    select attname::text from pg_attribute
    where attrelid = 'public.crm_records'::regclass and atttypid = 'public.lira'::regtype and not attisdropped
    order by attnum)
$$;
revoke all on function public.money_columns() from public, anon, authenticated, service_role;
grant execute on function public.money_columns() to authenticated, service_role;

-- Our functions set `app.act` while they change records: 'restored' (a version or deleted record brought back by its
-- number), 'undone' (the last act undone) or 'erased'. For other changes it is '' or null. No client can set it.

-- Sets who entered a record and when. A caller's values for these columns are replaced without an error, because
-- clients send whole rows back. The server itself (service_role, or the owner for an import or restore) acts for no
-- user and keeps the values it sends; a record brought back keeps its old values.
create function app.stamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  caller jsonb := auth.jwt();
begin
  if coalesce(caller ->> 'role', 'service_role') <> 'service_role'
    and coalesce(current_setting('app.act', true), '') = ''
  then
    new.userid := (caller ->> 'sub')::uuid;
    new.useremail := caller ->> 'email';
    new.createdat := now();
  end if;
  new.updatedat := now();
  return new;
end
$$;
create trigger crm_records_stamp before insert on public.crm_records
  for each row execute function app.stamp_record();

-- An update that changes nothing keeps `updatedat`, so that no client's copy goes out of date and the history gets no
-- version.
create function app.restamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.userid := old.userid;
  new.useremail := old.useremail;
  new.createdat := old.createdat;
  new.clientref := old.clientref;
  new.updatedat := old.updatedat;
  -- PostgreSQL computes `search` after this trigger, from columns that are compared below anyway.
  new.search := old.search;
  if new is distinct from old then
    new.updatedat := now();
  end if;
  return new;
end
$$;
create trigger crm_records_restamp before update on public.crm_records
  for each row execute function app.restamp_record();

-- Staff change or delete at most a thousand records per request, because others wait for the locked rows. Row 1001
-- fails before any further row is locked. Changes by our own functions do not count.
create function app.limit_changes() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  changed integer := coalesce(nullif(current_setting('app.changed', true), ''), '0')::integer + 1;
begin
  if changed > 1000 then
    raise exception 'a request changes at most 1000 records' using errcode = 'CH001', hint = 'Send several requests.';
  end if;
  perform set_config('app.changed', changed::text, true);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger crm_records_limit before update or delete on public.crm_records
  for each row when (current_user = 'authenticated') execute function app.limit_changes();

-- An upsert may update only the caller's own record: if another user's record has the reference, this is no repeated
-- insert. For each row PostgreSQL runs the insert trigger and then the update trigger; the first leaves the reference
-- in a setting, by which the second knows an upsert from an ordinary update.
create function app.mark_reference() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.reference', new.clientref::text, true);
  return new;
end
$$;
create trigger crm_records_reference before insert on public.crm_records
  for each row when (current_user = 'authenticated' and new.clientref is not null) execute function app.mark_reference();

create function app.refuse_merge() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if old.userid is distinct from auth.uid() then
    raise exception 'the reference % is in use', old.clientref
      using errcode = '23505', hint = 'Change the record by its id.';
  end if;
  return new;
end
$$;
create trigger crm_records_merge before update on public.crm_records
  for each row when (current_user = 'authenticated' and old.clientref::text = current_setting('app.reference', true))
  execute function app.refuse_merge();

revoke all on all functions in schema app from public;
-- Column checks run with the caller's rights.
grant execute on function app.is_blank(text) to authenticated, service_role;
