create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Limits what a caller can pass to `fold_text`: folding thousands of marks on one letter takes minutes and cannot be
-- cancelled.
create domain public.search_text as text constraint search_text_length check (length(value) <= 250);

-- Must fold exactly as `foldText` in src/domain/text/turkish.ts does. Lists the letters itself, because the result is
-- stored and indexed and must not depend on the database's collation.
create function app.fold(input text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      lower(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g') collate "C"),
      'ıÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏ''’',
      'iæðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџ'),
    '[\t\n\v\f\r \u1680\u2028\u2029\ufeff]+' collate "C", ' ', 'g'), ' ');
-- PostgreSQL computes the column `search` with the rights of the user who writes the record, so that user needs the
-- right to fold.
grant execute on function app.fold(text) to authenticated, service_role;

create function public.fold_text(input public.search_text) returns text
  language sql immutable strict parallel safe
  return app.fold(input);
revoke all on function public.fold_text(public.search_text) from public, anon, authenticated, service_role;
grant execute on function public.fold_text(public.search_text) to authenticated, service_role;

-- Whether a text has no visible character. Lists the invisible ones, so that the result is the same with every locale.
create function app.is_blank(value text) returns boolean
  language sql immutable strict parallel safe
  return value !~ ('[^\x01-\x20\x7f-\xa0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]') collate "C";

-- Whole lira. Sums, log and history include every column of this type. The limit is the largest integer that JSON
-- readers keep exact.
create domain public.lira as bigint check (value between 0 and 9007199254740991);
-- Every column that identifies a passenger needs this type: `erase_records` erases the columns of this type.
create domain public.personal as text;

-- The lengths must equal those in src/domain/records/record-fields.ts.
create table public.crm_records (
  id bigint generated always as identity primary key,
  fullname public.personal not null check (not app.is_blank(fullname) and length(fullname) <= 200),
  phone public.personal check (length(phone) <= 40),
  citizenid public.personal check (length(citizenid) <= 20),
  pnr public.personal check (length(pnr) <= 20),
  depart text check (depart ~ '^[A-Z]{3}$' collate "C"),
  arrive text check (arrive ~ '^[A-Z]{3}$' collate "C"),
  returnto text check (returnto ~ '^[A-Z]{3}$' collate "C"),
  company text check (length(company) <= 100),
  -- The second limit keeps reports fast: some characters fold to eighteen letters.
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
  date date check (date between '1900-01-01' and '2199-12-31'),
  -- No foreign key: the number stays when the refunded sale is deleted, because this row may belong to a closed day.
  refundof bigint check (refundof <> id),
  -- The first record of the group. No foreign key: the number stays when the first record is deleted.
  groupof bigint check (groupof <> id),
  userid uuid,
  useremail text check (length(useremail) <= 255),
  createdat timestamptz not null default now(),
  updatedat timestamptz not null default now(),
  -- The client chooses it, so that a repeated insert stores no second row.
  clientref uuid unique,
  -- PostgreSQL computes this before it checks the lengths, so the texts are cut here.
  search text collate "C"
    generated always as (app.fold(left(fullname, 200) || ' ' || coalesce(left(pnr, 20), '') || ' ' || coalesce(left(note, 4000), ''))) stored
);
revoke all on public.crm_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.crm_records to authenticated, service_role;
-- A hosted project grants its roles rights on every new sequence; the identity column needs none.
revoke all on sequence public.crm_records_id_seq from public, anon, authenticated, service_role;

create index crm_records_date_id on public.crm_records (date, id);
create index crm_records_pnr on public.crm_records (pnr, id) where pnr is not null;
create index crm_records_refundof on public.crm_records (refundof) where refundof is not null;
create index crm_records_groupof on public.crm_records (groupof) where groupof is not null;

-- pg_trgm may already be installed in another schema: find its operators there.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
-- Every search also scans the rows in the index's pending list. At its default limit of 4 MB a search is ten times
-- slower after a few thousand inserts.
create index crm_records_search on public.crm_records
  using gin (search gin_trgm_ops, fullname gin_trgm_ops) with (gin_pending_list_limit = 128);
create index crm_records_citizenid on public.crm_records using gin (citizenid gin_trgm_ops)
  with (gin_pending_list_limit = 128) where citizenid is not null;

-- Keep `true`: any other condition would run before ILIKE, and searches could not use the trigram index (98 ms instead
-- of 2 ms on 100,000 rows).
alter table public.crm_records enable row level security;
create policy "staff read" on public.crm_records for select to authenticated using (true);
create policy "staff insert" on public.crm_records for insert to authenticated with check (true);
create policy "staff update" on public.crm_records for update to authenticated using (true) with check (true);
create policy "staff delete" on public.crm_records for delete to authenticated using (true);
create policy "server" on public.crm_records for all to service_role using (true) with check (true);

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

-- Stores who created the record and when. Replaces the caller's values without an error, because clients send whole
-- rows back. The server itself acts for no user and keeps the values it sends.
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

-- An update that changes nothing keeps `updatedat`, so that no client's copy goes out of date.
create function app.restamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.userid := old.userid;
  new.useremail := old.useremail;
  new.createdat := old.createdat;
  new.clientref := old.clientref;
  new.updatedat := old.updatedat;
  -- PostgreSQL computes `search` after this trigger. Without this line every update would look like a change.
  new.search := old.search;
  if new is distinct from old then
    new.updatedat := now();
  end if;
  return new;
end
$$;
create trigger crm_records_restamp before update on public.crm_records
  for each row execute function app.restamp_record();

-- Limits what staff change in one request, because others wait for the locked rows.
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

-- An upsert may update only the caller's own record. The insert trigger of a row runs before its update trigger and
-- hands it the `clientref` in a setting.
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
-- Column checks run with the caller's rights, so callers need the right to use `is_blank`.
grant execute on function app.is_blank(text) to authenticated, service_role;
