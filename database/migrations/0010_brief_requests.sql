-- Less of the database's time for each request: what is looked up is whether anything has changed since the session's
-- claims were put together. Until then they are taken as they are.

-- What a request may claim now, and the versions of the rows that say so. Both come from one look, so they belong together.
create function app.present_identity(signed jsonb, out claims jsonb, out versions text[])
  language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
begin
  select u.email, s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own,
      array[s.id::text, u.id::text, s.xmin::text, u.xmin::text] as versions into account
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = (signed ->> 'session_id')::uuid and u.id = (signed ->> 'sub')::uuid
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now());
  if not found then
    raise exception 'the session has ended' using errcode = 'AU001';
  end if;
  versions := account.versions;
  claims := signed || jsonb_build_object(
    'email', coalesce(account.email, ''),
    'aal', account.aal,
    'app_metadata', account.app,
    -- What users write about themselves never makes them an admin.
    'user_metadata', (account.own - 'is_admin') || case jsonb_typeof(account.app -> 'is_admin')
      when 'boolean' then jsonb_build_object('is_admin', account.app -> 'is_admin') else '{}' end
  );
end
$$;

create or replace function app.current_claims(signed jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (app.present_identity(signed)).claims;
end
$$;

-- Whether session and user are still the rows that `app.present_identity` saw. Every change of a row, also the one that
-- closes a session or disables a user, gives it another version; that a ban is over is the only thing time alone brings.
create function app.is_unchanged(versions text[]) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = versions[1]::uuid and u.id = versions[2]::uuid
    and s.xmin = versions[3]::xid and u.xmin = versions[4]::xid;
  return found;
end
$$;

-- Runs one statement, which gives one row, under an identity, as `app.run_statement` does. `seen` are the versions that
-- belong to the claims; without them, or when they are no longer those of the rows, the claims are put together anew.
-- The answer is one text, because a row would be copied twice: a line each for total, rows, key and, where it was put
-- together anew, the identity; then the body, whose line is missing where there is none.
create function app.answer_request(
    caller_role text, claims text, seen text[], read_only boolean, kept text, steady boolean, statement text,
    parameters text[], least_rows bigint, most_rows bigint)
  returns text
  language plpgsql
as $$
declare
  done text;
  present record;
  identity text := '';
  total text;
  rows text;
  key text;
  body text;
begin
  if caller_role = 'authenticated' and (seen is null or not app.is_unchanged(seen)) then
    present := app.present_identity(claims::jsonb);
    claims := present.claims::text;
    identity := json_build_object('claims', claims, 'versions', present.versions)::text;
  end if;
  done := set_config('request.jwt.claims', claims, true);
  done := set_config('role', caller_role, true);
  if read_only then
    done := set_config('transaction_read_only', 'on', true);
  end if;
  if kept is null then
    execute statement into strict total, rows, key, body using parameters;
  else
    -- Not one condition: the list of statements would be opened each time.
    if statement is not null then
      if not exists (select from pg_catalog.pg_prepared_statements where name = kept) then
        execute format('prepare %I (text[]) as %s', kept, statement);
      end if;
    end if;
    if not steady then
      done := set_config('plan_cache_mode', 'force_custom_plan', true);
    end if;
    execute format('execute %I (%L)', kept, parameters) into strict total, rows, key, body;
  end if;
  if rows::bigint < least_rows or rows::bigint > most_rows then
    raise exception using errcode = 'AU002', message = rows;
  end if;
  return concat_ws(E'\n', coalesce(total, ''), rows, coalesce(key, ''), identity, body);
end
$$;

revoke all on function app.present_identity(jsonb) from public, anon, authenticated, service_role;
revoke all on function app.is_unchanged(text[]) from public, anon, authenticated, service_role;
revoke all on function app.answer_request(text, text, text[], boolean, text, boolean, text, text[], bigint, bigint)
  from public, anon, authenticated, service_role;
drop function app.run_request(text, text, boolean, text, text[]);
