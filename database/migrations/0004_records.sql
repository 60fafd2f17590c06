-- The sales records of the CRM.

-- pg_trgm is a trusted extension: the owner of a database may install it without being a superuser.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- What a caller may have folded: long enough for a name with a PNR. To decompose many thousand marks on one letter takes
-- minutes, in which PostgreSQL heeds neither a timeout nor a cancellation.
create domain public.search_text as text constraint search_text_length check (length(value) <= 250);

-- Folds text for searching exactly as `foldText` of src/domain/text/turkish.ts. It lists letters and calls no locale's lower(),
-- so that the result, which is stored and indexed, never depends on the database's collation.
create function app.fold(input text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      lower(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g') collate "C"),
      'ıÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏ''’',
      'iæðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџ'),
    '[\t\n\v\f\r \u1680\u2028\u2029\ufeff]+' collate "C", ' ', 'g'), ' ');
-- The column `search` is folded as whoever writes the record.
grant execute on function app.fold(text) to authenticated, service_role;

-- What a caller asks to be folded: a name, or what is searched for.
create function public.fold_text(input public.search_text) returns text
  language sql immutable strict parallel safe
  return app.fold(input);
revoke all on function public.fold_text(public.search_text) from public, anon, authenticated, service_role;
grant execute on function public.fold_text(public.search_text) to authenticated, service_role;

-- Whether a text shows nothing: only white space, control characters, marks without a letter and Unicode's invisible
-- characters. It lists them and asks no locale, so that the answer is the same in every database.
create function app.is_blank(value text) returns boolean
  language sql immutable strict parallel safe
  return value !~ ('[^\x01-\x20\x7f-\xa0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]') collate "C";

-- One word in the line of a column says all that the rest of the database has to know about it.
-- A sum of money in whole lira: `record_totals` adds it up. The bound is the largest number that JSON readers keep exact.
create domain public.lira as bigint check (value between 0 and 9007199254740991);
-- Tells who a passenger is: `erase_records` takes it out of the records and of all their earlier versions.
create domain public.personal as text;

-- The lengths are those of src/domain/records/record-fields.ts. A check is named after its column, so its error names the field.
create table public.crm_records (
  -- "always": no caller chooses or changes an id.
  id bigint generated always as identity primary key,
  fullname public.personal not null check (not app.is_blank(fullname) and length(fullname) <= 200),
  phone public.personal check (length(phone) <= 40),
  citizenid public.personal check (length(citizenid) <= 20),
  pnr public.personal check (length(pnr) <= 20),
  depart text check (depart ~ '^[A-Z]{3}$' collate "C"),
  arrive text check (arrive ~ '^[A-Z]{3}$' collate "C"),
  -- Where the way back ends; null for one way. A record has one day, that of the sale, so the way back needs none.
  returnto text check (returnto ~ '^[A-Z]{3}$' collate "C"),
  company text check (length(company) <= 100),
  -- Reports fold each spelling once. Some single letters fold to eighteen: a few thousand texts of a hundred of these would
  -- take a report eight seconds. Letters with one mark each stay within the second limit.
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
  -- Not the ends of time, and no year of three or five digits, which no screen can show.
  date date check (date between '1900-01-01' and '2199-12-31'),
  -- The record whose money this one gives back. A number and no foreign key: it stays when that record is deleted, and no
  -- deletion there changes a row here, which may be one of a closed day. `app.check_origin` looks for it when it is written.
  refundof bigint check (refundof <> id),
  -- Passengers under one payment: each is a record with a name, a TC number and a past of its own, and all but the first
  -- name the first, which has the amounts. No foreign key either; `app.check_group` looks for it when it is written.
  groupof bigint check (groupof <> id),
  userid uuid,
  useremail text check (length(useremail) <= 255),
  createdat timestamptz not null default now(),
  updatedat timestamptz not null default now(),
  -- Made by the client, so that an insert can be repeated when its answer was lost: the constraint refuses a second row, and
  -- `on conflict (clientref)` says what happens in its place.
  clientref uuid unique,
  -- Computed before the checks refuse a row: what they would not let in is not folded.
  search text collate "C"
    generated always as (app.fold(left(fullname, 200) || ' ' || coalesce(left(pnr, 20), '') || ' ' || coalesce(left(note, 4000), ''))) stored
);
revoke all on public.crm_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.crm_records to authenticated, service_role;
-- A hosted project gives its roles rights on every new sequence. Ids are given by the table alone, which needs none.
revoke all on sequence public.crm_records_id_seq from public, anon, authenticated, service_role;

-- The list of a range of days, and the count of one day from the index alone.
create index crm_records_date_id on public.crm_records (date, id);
-- A PNR is looked up as it is typed.
create index crm_records_pnr on public.crm_records (pnr, id) where pnr is not null;
create index crm_records_citizenid on public.crm_records (citizenid) where citizenid is not null;
-- What was given back of a record, and the others of its group.
create index crm_records_refundof on public.crm_records (refundof) where refundof is not null;
create index crm_records_groupof on public.crm_records (groupof) where groupof is not null;

-- Contains-matches on the folded column, and on the name as it was typed. Rows inserted since the last clean-up wait in a
-- list that every search reads through; at its default limit of 4 MB a search is ten times slower after some thousand
-- inserts. A database may have had pg_trgm in another schema before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index crm_records_search on public.crm_records
  using gin (search gin_trgm_ops, fullname gin_trgm_ops) with (gin_pending_list_limit = 128);

-- Plain `true` lets the planner use the trigram index: ILIKE is not leakproof and would have to wait behind any other
-- policy (2 ms against 98 ms on 100,000 rows).
alter table public.crm_records enable row level security;
create policy "staff read" on public.crm_records for select to authenticated using (true);
create policy "staff insert" on public.crm_records for insert to authenticated with check (true);
create policy "staff update" on public.crm_records for update to authenticated using (true) with check (true);
create policy "staff delete" on public.crm_records for delete to authenticated using (true);
create policy "server" on public.crm_records for all to service_role using (true) with check (true);

-- The columns that are money, in the order of the table: history, log and sums ask for them here, so that a new one is among
-- them from the moment it is there.
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

-- Functions of ours set `app.act` for a moment: 'restored' (a version or a deleted record was brought back by its number),
-- 'undone' (the last act was taken back) or 'erased'. It is '' or null for all other changes. No client can set it.

-- Sets what the session decides. A signed-in caller's values for these columns are replaced without an error, because
-- stock clients send whole rows back. Only the server itself (service_role, or the owner for an import or a restore),
-- which acts for no user, keeps the values it gives; and what is brought back keeps who entered it and when.
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

-- A record that is saved as it is stays as it is, `updatedat` too: nobody else's copy of it is out of date, and there is no
-- version to keep.
create function app.restamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.userid := old.userid;
  new.useremail := old.useremail;
  new.createdat := old.createdat;
  new.clientref := old.clientref;
  new.updatedat := old.updatedat;
  -- PostgreSQL computes it after this, from columns that are compared.
  new.search := old.search;
  if new is distinct from old then
    new.updatedat := now();
  end if;
  return new;
end
$$;
create trigger crm_records_restamp before update on public.crm_records
  for each row execute function app.restamp_record();

-- A request of a member of staff changes or deletes a thousand records at most, because others wait for rows that are being
-- changed. Refused at the first row too many, before the rest is locked. What functions of ours change is not counted.
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

-- An insert that merges duplicates updates the caller's own record or is refused: where somebody else's record has the
-- reference, it repeats nothing. PostgreSQL calls the trigger of the insert first, and right after it that of the update of
-- the same row, so the two know by the reference that they belong together.
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

-- The sale types that are money given back: stored positive, subtracted in every sum. The list stands in agency.config.ts;
-- the server writes it here at its start, folded, so that no call has to bring it along.
create table app.refund_sale_types (name text primary key);
alter table app.refund_sale_types enable row level security;

-- A row is a refund when `fold_text(saletype)` is one of these. Every function that adds up reads them first, and a session
-- without its second factor gets no further: over rows it may not see, a sum would be nought and look true.
create function public.refund_sale_types() returns text[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(name order by name), '{}') from app.refund_sale_types where (select app.require_second_factor())
$$;
-- Writes nothing where the list is the same.
create function public.set_refund_sale_types(sale_types text[]) returns void
  language sql security definer set search_path = ''
as $$
  delete from app.refund_sale_types where name <> all (select public.fold_text(given) from unnest(sale_types) as given);
  insert into app.refund_sale_types select public.fold_text(given) from unnest(sale_types) as given on conflict do nothing;
$$;
revoke all on function public.refund_sale_types(), public.set_refund_sale_types(text[])
  from public, anon, authenticated, service_role;
grant execute on function public.refund_sale_types() to authenticated, service_role;
grant execute on function public.set_refund_sale_types(text[]) to service_role;

-- The zone whose clock tells the agency's days and hours. It stands in agency.config.ts; the server writes it here at its
-- start.
create table app.agency_clock (
  singleton boolean primary key default true check (singleton),
  time_zone text not null
);
alter table app.agency_clock enable row level security;

create function public.agency_time_zone() returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce((select time_zone from app.agency_clock), 'UTC') $$;
-- PostgreSQL reads the zone once, so that a name it does not know fails the server's start and not every report.
create function public.set_time_zone(time_zone text) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.agency_clock as clock (time_zone)
  select set_time_zone.time_zone where now() at time zone set_time_zone.time_zone is not null
  on conflict (singleton) do update set time_zone = excluded.time_zone where clock.time_zone <> excluded.time_zone;
$$;
revoke all on function public.agency_time_zone(), public.set_time_zone(text) from public, anon, authenticated, service_role;
grant execute on function public.agency_time_zone() to authenticated, service_role;
grant execute on function public.set_time_zone(text) to service_role;

-- The sign with which the amounts of a sale of this type count.
create function app.money_sign(saletype text) returns int
  language plpgsql stable set search_path = ''
as $$
begin
  return case when public.fold_text(saletype) = any(public.refund_sale_types()) then -1 else 1 end;
end
$$;

-- The origin of a refund is a sale that its writer can read. Looked at when it is written, and never again: neither an
-- erasure nor a deletion of the sale may change the refund. After the row, so that an insert that meets its own repetition
-- finds nothing to refuse. An origin and its refund are written one after the other, whichever of them changes: a refund
-- locks its origin until it is there, and `app.lock_link` keeps the origin from becoming a refund meanwhile. Whatever else
-- is changed of the origin waits for nobody.
create function app.check_origin() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  origin public.crm_records;
begin
  select * into origin from public.crm_records r where r.id = new.refundof for key share;
  if not found then
    raise exception 'refundof: there is no record %', new.refundof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif origin.refundof is not null or public.fold_text(origin.saletype) = any(public.refund_sale_types()) then
    raise exception 'record % is a refund itself, which "crm_records_refundof_check" does not let be refunded', new.refundof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif exists (select from public.crm_records r where r.refundof = new.id) then
    raise exception 'record % was refunded, which "crm_records_refundof_check" does not let be a refund', new.id
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  end if;
  return null;
end
$$;
create trigger crm_records_origin_insert after insert on public.crm_records
  for each row when (new.refundof is not null) execute function app.check_origin();
create trigger crm_records_origin_update after update of refundof on public.crm_records
  for each row when (new.refundof is not null and new.refundof is distinct from old.refundof)
  execute function app.check_origin();

-- A change that others' links look at waits for those that are being written, and they for it: a lock that a refund's own
-- lock of its origin does not share.
create function app.lock_link() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform from public.crm_records r where r.id = new.id for update;
  return new;
end
$$;
create trigger crm_records_lock_link before update of saletype, refundof, groupof on public.crm_records
  for each row when (new.saletype is distinct from old.saletype
    or new.refundof is distinct from old.refundof or new.groupof is distinct from old.groupof)
  execute function app.lock_link();

-- A sale that something was given back of becomes no refund: it would be subtracted together with what was given back of it.
create function app.keep_origin() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.crm_records r where r.refundof = new.id)
    and public.fold_text(new.saletype) = any(public.refund_sale_types())
    and not coalesce(public.fold_text(old.saletype) = any(public.refund_sale_types()), false)
  then
    raise exception 'record % was refunded and cannot become a refund', new.id using errcode = 'RF001';
  end if;
  return null;
end
$$;
create trigger crm_records_origin_kind after update of saletype on public.crm_records
  for each row when (new.saletype is distinct from old.saletype) execute function app.keep_origin();

-- The first of a group is a record that its writer can read and is of no group itself, so that groups make no chain. Locked
-- until this row is there, as the origin of a refund is. A record that is brought back may have lost its first.
create function app.check_group() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  first public.crm_records;
begin
  select * into first from public.crm_records r where r.id = new.groupof for key share;
  if not found then
    if coalesce(current_setting('app.act', true), '') <> '' then
      return null;
    end if;
    raise exception 'groupof: there is no record %', new.groupof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'groupof';
  elsif first.groupof is not null then
    raise exception 'record % is no first of a group, as "crm_records_groupof_check" needs one', new.groupof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'groupof';
  elsif exists (select from public.crm_records r where r.groupof = new.id) then
    raise exception 'record % is the first of a group, which "crm_records_groupof_check" does not let be of another', new.id
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'groupof';
  end if;
  return null;
end
$$;
create trigger crm_records_group_insert after insert on public.crm_records
  for each row when (new.groupof is not null) execute function app.check_group();
create trigger crm_records_group_update after update of groupof on public.crm_records
  for each row when (new.groupof is not null and new.groupof is distinct from old.groupof)
  execute function app.check_group();

-- Stores the passengers of one sale, all or none, and gives the whole group: the first of these, or the record that it
-- names, is the first of the group. Each has its own `clientref`, so that the call can be repeated when its answer was lost.
-- One insert for each, so that the log tells of sales and not of an import. It runs with the caller's rights.
create function public.add_group(sales jsonb) returns setof public.crm_records
  language plpgsql set search_path = ''
as $$
declare
  columns text[] := array(
    select attname::text from pg_attribute
    where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = '');
  sale jsonb;
  given text[];
  stored public.crm_records;
  first bigint;
begin
  if jsonb_typeof(sales) is distinct from 'array' or jsonb_array_length(sales) not between 1 and 20
    or exists (select from jsonb_array_elements(sales) as one
      where jsonb_typeof(one) <> 'object' or one ->> 'clientref' is null)
  then
    raise exception 'sales: a list of 1 to 20 objects with a clientref is needed' using errcode = '22023';
  end if;
  for sale in select value from jsonb_array_elements(sales) loop
    given := array(select jsonb_object_keys(sale));
    if not given <@ columns then
      raise exception 'sales: only columns of crm_records can be given' using errcode = '42703';
    elsif first is not null then
      sale := sale || jsonb_build_object('groupof', first);
      given := given || case when 'groupof' = any(given) then '{}'::text[] else '{groupof}' end;
    end if;
    execute (
      select format('insert into public.crm_records (%1$s) select %1$s from jsonb_populate_record(null::public.crm_records, $1)
        on conflict (clientref) do nothing', string_agg(quote_ident(name), ', ')) from unnest(given) as name) using sale;
    select * into stored from public.crm_records r where r.clientref = (sale ->> 'clientref')::uuid;
    if stored.userid is distinct from auth.uid() then
      raise exception 'the reference % is in use', sale ->> 'clientref' using errcode = '23505';
    end if;
    first := coalesce(first, stored.groupof, stored.id);
  end loop;
  return query select * from public.crm_records r where r.id = first or r.groupof = first order by r.id;
end
$$;
revoke all on function public.add_group(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.add_group(jsonb) to authenticated;

revoke all on all functions in schema app from public;
-- The checks of columns run with the rights of whoever writes.
grant execute on function app.is_blank(text) to authenticated, service_role;
