-- The server connects as a login that may only call `app.enter_request`. All servers on this database share its
-- password.
create table app.request_login (
  singleton boolean primary key default true check (singleton),
  password text not null
);

-- Brings the claims of a verified token up to date. With `for_data`, refuses a user who lacks the second factor or must
-- change the password. Without it, an admin who lacks the required second factor is only marked with
-- `must_enrol_factor`.
create function app.current_claims(signed jsonb, for_data boolean default false) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
begin
  select u.email, s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own,
      s.aal = 'aal1' and exists (
        select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as lacks_factor,
      -- Asked only at aal1: a user who reached aal2 has a factor.
      s.aal = 'aal1' and u.raw_app_meta_data @> '{"is_admin": true}'
        and app.lacks_admin_factor(u.id, u.raw_app_meta_data) as must_enrol
    into account
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = (signed ->> 'session_id')::uuid and u.id = (signed ->> 'sub')::uuid
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now());
  if not found then
    raise exception 'the session has ended' using errcode = 'AU001';
  end if;
  if for_data and account.lacks_factor then
    raise exception 'the session lacks the second factor' using errcode = 'AU002';
  end if;
  if for_data and account.app -> 'must_change_password' = 'true' then
    raise exception 'the password was set by an admin and has to be changed first' using errcode = 'AU003';
  end if;
  if for_data and account.must_enrol then
    raise exception 'an admin has to have a second factor' using errcode = 'AU004';
  end if;
  return signed - 'must_enrol_factor' || jsonb_build_object(
    'email', coalesce(account.email, ''),
    'aal', account.aal,
    'app_metadata', account.app,
    -- Users write their own metadata, which must never make them an admin.
    'user_metadata', (account.own - 'is_admin') || case jsonb_typeof(account.app -> 'is_admin')
      when 'boolean' then jsonb_build_object('is_admin', account.app -> 'is_admin') else '{}' end
  ) || case when account.must_enrol then '{"must_enrol_factor": true}' else '{}' end::jsonb;
end
$$;

-- Runs the rest of the transaction as the caller. Assigns the results of `set_config` to a variable, because that is
-- three times faster than a query.
create function app.enter_request(caller_role text, signed jsonb) returns void
  language plpgsql
as $$
declare
  done text;
begin
  if caller_role = 'authenticated' then
    signed := app.current_claims(signed, for_data => true);
  end if;
  done := set_config('request.jwt.claims', signed::text, true);
  done := set_config('role', caller_role, true);
end
$$;

revoke all on all functions in schema app from public;
