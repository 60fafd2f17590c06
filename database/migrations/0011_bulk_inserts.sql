-- An insert of many thousand rows with a clientref fits on a PostgreSQL with its default settings, which have room for
-- some thousand locks of all connections together.

-- As before, but with locks for the first rows of a transaction only. Whoever repeats a request sends the same rows in the
-- same order, and so waits for the original at the first of them. Rows that come back in other company, while their
-- original is not yet committed, are still kept single by the unique constraint, and are to be sent again.
create or replace function app.stamp_record() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  caller jsonb := auth.jwt();
  stored public.crm_records;
  locked int;
  done text;
begin
  if coalesce(caller ->> 'role', 'service_role') <> 'service_role' then
    new.userid := (caller ->> 'sub')::uuid;
    new.useremail := caller ->> 'email';
    new.createdat := now();
  end if;
  new.updatedat := now();
  if new.clientref is null then
    return new;
  end if;
  locked := coalesce(nullif(current_setting('app.locked_records', true), ''), '0');
  if locked < 64 then
    perform pg_advisory_xact_lock(hashtextextended(new.clientref::text, 0));
    done := set_config('app.locked_records', (locked + 1)::text, true);
  end if;
  delete from public.crm_records as record
    where record.clientref = new.clientref and record.userid is not distinct from new.userid
    returning * into stored;
  return case when found then stored else new end;
end
$$;
