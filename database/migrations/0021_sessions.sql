-- Where a session was opened and last renewed, for its user to recognise it. A hosted project keeps its own sessions.
do $migration$
begin
  if to_regclass('auth.server_keys') is null then
    return;
  end if;
  alter table auth.sessions
    add column user_agent text check (length(user_agent) <= 200),
    add column address text;
end
$migration$;

-- The claims of a verified access token with the present address, level of assurance and metadata of its user. A closed
-- session, a disabled and a deleted user are refused; for data also a session that lacks the user's second factor, and a
-- user who still has the password that an admin chose.
create or replace function app.current_claims(signed jsonb, for_data boolean default false) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
begin
  select u.email, s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own,
      s.aal = 'aal1' and exists (
        select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as lacks_factor
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
