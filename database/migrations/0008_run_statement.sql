-- Work on one round trip and on little of the database's time for each request.

-- As before, but expressions instead of queries: a third of the time.
create or replace function app.enter_request(caller_role text, signed text, read_only boolean) returns void
  language plpgsql
as $$
declare
  done text;
begin
  if caller_role = 'authenticated' then
    signed := app.current_claims(signed::jsonb)::text;
  end if;
  done := set_config('request.jwt.claims', signed, true);
  done := set_config('role', caller_role, true);
  if read_only then
    done := set_config('transaction_read_only', 'on', true);
  end if;
end
$$;

-- Runs one statement, which gives one row, under an identity. The statement refers to its parameters as ($1)[1], ($1)[2] …
-- With a name in `kept` it stays with the connection, parsed, and every later call of that name may leave it out.
-- `steady` says that its plan may stay too. Otherwise it is planned anew for its values: while they are unknown, a search
-- with a limit is planned so badly that it reads the whole table.
-- A number of rows outside the given bounds undoes everything.
create function app.run_statement(
    caller_role text, signed text, read_only boolean, kept text, steady boolean, statement text, parameters text[],
    least_rows bigint, most_rows bigint,
    out total text, out rows text, out key text, out body text)
  language plpgsql
as $$
declare
  done text;
begin
  perform app.enter_request(caller_role, signed, read_only);
  if kept is null then
    execute statement into strict total, rows, key, body using parameters;
  else
    if statement is not null and not exists (select from pg_catalog.pg_prepared_statements where name = kept) then
      execute format('prepare %I (text[]) as %s', kept, statement);
    end if;
    if not steady then
      done := set_config('plan_cache_mode', 'force_custom_plan', true);
    end if;
    execute format('execute %I (%L)', kept, parameters) into strict total, rows, key, body;
  end if;
  if rows::bigint < least_rows or rows::bigint > most_rows then
    raise exception using errcode = 'AU002', message = rows;
  end if;
end
$$;

revoke all on function app.run_statement(text, text, boolean, text, boolean, text, text[], bigint, bigint)
  from public, anon, authenticated, service_role;

-- What was inserted since the last clean-up waits in a list that every search reads through. At the default of 4 MB that
-- makes a search ten times slower after some thousand inserts.
alter index public.crm_records_search set (gin_pending_list_limit = 128);
