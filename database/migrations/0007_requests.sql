-- What the app's connections call, as a login that has no rights of its own: they check who a request is from, take over
-- that identity for one transaction, and do the work, all in one round trip. The roles that requests switch to may call
-- none of these functions; the login is granted them where it is made.

-- The claims of a verified access token with the present address, level of assurance and metadata of its user. So a
-- closed session, a disabled and a deleted user are refused within the very transaction that does the work.
create function app.current_claims(signed jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
begin
  select u.email, s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own into account
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = (signed ->> 'session_id')::uuid and u.id = (signed ->> 'sub')::uuid
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now());
  if not found then
    raise exception 'the session has ended' using errcode = 'AU001';
  end if;
  return signed || jsonb_build_object(
    'email', coalesce(account.email, ''),
    'aal', account.aal,
    'app_metadata', account.app,
    -- What users write about themselves never makes them an admin.
    'user_metadata', (account.own - 'is_admin') || case jsonb_typeof(account.app -> 'is_admin')
      when 'boolean' then jsonb_build_object('is_admin', account.app -> 'is_admin') else '{}' end
  );
end
$$;

-- Takes over an identity until the transaction ends. Runs with the rights of the login alone.
create function app.enter_request(caller_role text, signed text, read_only boolean) returns void
  language plpgsql
as $$
begin
  if caller_role = 'authenticated' then
    signed := app.current_claims(signed::jsonb)::text;
  end if;
  perform set_config('request.jwt.claims', signed, true), set_config('role', caller_role, true);
  if read_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;
end
$$;

-- Runs one statement, which gives one row, under an identity. The statement refers to its parameters as ($1)[1], ($1)[2] …
-- It is planned anew each time: with its values unknown, a search with a limit is planned so badly that it reads the
-- whole table.
create function app.run_request(
    caller_role text, signed text, read_only boolean, statement text, parameters text[],
    out total text, out rows text, out key text, out body text)
  language plpgsql
as $$
begin
  perform app.enter_request(caller_role, signed, read_only);
  execute statement into strict total, rows, key, body using parameters;
end
$$;

revoke all on function app.current_claims(jsonb) from public, anon, authenticated, service_role;
revoke all on function app.enter_request(text, text, boolean) from public, anon, authenticated, service_role;
revoke all on function app.run_request(text, text, boolean, text, text[]) from public, anon, authenticated, service_role;
