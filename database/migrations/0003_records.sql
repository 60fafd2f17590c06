-- The sales records of the CRM.

-- pg_trgm is a trusted extension: the owner of a database may install it without being a superuser.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- What may be folded. To decompose many thousand marks on one letter takes minutes, in which PostgreSQL heeds neither a
-- timeout nor a cancellation. Wide enough for a name with a PNR.
create domain public.search_text as text constraint search_text_length check (length(value) <= 250);

-- Folds text for searching exactly as `foldText` of src/domain/turkish.ts. Letters are listed instead of calling a
-- locale's lower(), so that the result, which is stored and indexed, never depends on the database's collation.
create function public.fold_text(input public.search_text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      lower(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g') collate "C"),
      'ıÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏ''’',
      'iæðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџ'),
    '[\t\n\v\f\r \u1680\u2028\u2029\ufeff]+' collate "C", ' ', 'g'), ' ');

revoke all on function public.fold_text(public.search_text) from public, anon, authenticated, service_role;
grant execute on function public.fold_text(public.search_text) to authenticated, service_role;

-- Whether a text shows nothing: only white space, control characters, marks without a letter and what Unicode has for
-- nothing to be seen. Listed and not asked of a locale, so that the answer is the same in every database.
create function app.is_blank(value text) returns boolean
  language sql immutable strict parallel safe
  return value !~ ('[^\x01-\x20\x7f-\xa0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]') collate "C";

revoke all on function app.is_blank(text) from public, anon, authenticated, service_role;
-- Its callers are the checks of columns, which run with the rights of whoever writes.
grant execute on function app.is_blank(text) to authenticated, service_role;

-- One word in the line of a column says all that the rest of the database has to know about it.
-- A sum of money in whole lira: `record_totals` adds it up. The bound is the largest number that JSON readers keep exact.
create domain public.lira as bigint check (value between 0 and 9007199254740991);
-- Tells who a passenger is: `erase_records` takes it out of the records and of all their earlier versions.
create domain public.personal as text;

-- The lengths are those of src/domain/record-fields.ts. A check is named after its column, so its error names the field.
create table public.crm_records (
  -- "always": no caller chooses or changes an id.
  id bigint generated always as identity primary key,
  fullname public.personal not null check (not app.is_blank(fullname) and length(fullname) <= 200),
  phone public.personal check (length(phone) <= 40),
  citizenid public.personal check (length(citizenid) <= 20),
  pnr public.personal check (length(pnr) <= 20),
  depart text check (depart ~ '^[A-Z]{3}$' collate "C"),
  arrive text check (arrive ~ '^[A-Z]{3}$' collate "C"),
  company text check (length(company) <= 100),
  saletype text check (length(saletype) <= 100),
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
  userid uuid,
  useremail text check (length(useremail) <= 255),
  createdat timestamptz not null default now(),
  updatedat timestamptz not null default now(),
  clientref uuid unique,
  -- Computed before the checks refuse a row: what they would not let in is not folded.
  search text collate "C"
    generated always as (public.fold_text(left(fullname, 200) || ' ' || coalesce(left(pnr, 20), ''))) stored
);

revoke all on public.crm_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.crm_records to authenticated, service_role;
-- A hosted project gives its roles rights on every new sequence. Ids are given by the table alone, which needs none.
revoke all on sequence public.crm_records_id_seq from public, anon, authenticated, service_role;

-- The list of a range of days, and the count of one day from the index alone.
create index crm_records_date_id on public.crm_records (date, id);
-- What was given back of a record.
create index crm_records_refundof on public.crm_records (refundof) where refundof is not null;

-- Contains-matches on the folded column, and on the name as it was typed. What was inserted since the last clean-up waits
-- in a list that every search reads through; at its default limit of 4 MB that makes a search ten times slower after some
-- thousand inserts.
do $$
declare
  home text := (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm');
begin
  execute format(
    'create index crm_records_search on public.crm_records
      using gin (search %1$s.gin_trgm_ops, fullname %1$s.gin_trgm_ops) with (gin_pending_list_limit = 128)',
    home);
end
$$;

-- Sets what the session decides. A signed-in caller's values for these columns are replaced without an error, because
-- stock clients send whole rows back. Only the server itself (service_role, or the owner for an import or a restore),
-- which acts for no user, keeps the values it gives.
--
-- `clientref` is made by the client, so that an insert can be repeated when its answer was lost: the unique constraint
-- refuses a second row, and `on conflict (clientref)` says what is to happen in its place.
create function app.stamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  caller jsonb := auth.jwt();
begin
  if coalesce(caller ->> 'role', 'service_role') <> 'service_role' then
    new.userid := (caller ->> 'sub')::uuid;
    new.useremail := caller ->> 'email';
    new.createdat := now();
  end if;
  new.updatedat := now();
  return new;
end
$$;

create function app.restamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.userid := old.userid;
  new.useremail := old.useremail;
  new.createdat := old.createdat;
  new.clientref := old.clientref;
  new.updatedat := now();
  return new;
end
$$;

create trigger crm_records_stamp before insert on public.crm_records
  for each row execute function app.stamp_record();
create trigger crm_records_restamp before update on public.crm_records
  for each row execute function app.restamp_record();

-- Whether the caller is as surely who they claim to be as they asked for: a user with a verified second factor has given
-- it in this session. An error instead of `false`, because a list without rows would read as a day without sales;
-- PostgREST answers it in the words of our own data API. It reads what no caller may read.
create function app.require_second_factor() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  then
    raise sqlstate 'PGRST' using
      message = '{"code": "insufficient_aal", "message": "The session lacks the second factor of its user"}',
      detail = '{"status": 403, "headers": {}}';
  end if;
  return true;
end
$$;
revoke all on function app.require_second_factor() from public, anon, authenticated, service_role;
grant execute on function app.require_second_factor() to authenticated, service_role;

-- Plain `true` lets the planner use the trigram index: ILIKE is not leakproof and would have to wait behind any other
-- policy (2 ms against 98 ms on 100,000 rows).
alter table public.crm_records enable row level security;
create policy "staff read" on public.crm_records for select to authenticated using (true);
create policy "staff insert" on public.crm_records for insert to authenticated with check (true);
create policy "staff update" on public.crm_records for update to authenticated using (true) with check (true);
create policy "staff delete" on public.crm_records for delete to authenticated using (true);
create policy "server" on public.crm_records for all to service_role using (true) with check (true);

-- Our own server lets a session without its second factor not even enter a request. In front of a hosted project, which
-- brings its own sign-in service, there is nothing but this policy, at the price the other policies avoid.
do $$
begin
  if to_regclass('auth.server_keys') is null then
    create policy "second factor" on public.crm_records as restrictive for all to authenticated
      using ((select app.require_second_factor()));
  end if;
end
$$;
