-- Whether every admin has to have a second factor. It stands in agency.config.ts; the server writes it here at its start.
create table app.admin_rules (
  singleton boolean primary key default true check (singleton),
  needs_second_factor boolean not null
);
alter table app.admin_rules enable row level security;
revoke all on app.admin_rules from public, anon, authenticated, service_role;

create function public.set_admin_rules(needs_second_factor boolean) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.admin_rules as rules (needs_second_factor) values (set_admin_rules.needs_second_factor)
  on conflict (singleton) do update set needs_second_factor = excluded.needs_second_factor
    where rules.needs_second_factor <> excluded.needs_second_factor;
$$;
revoke all on function public.set_admin_rules(boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_admin_rules(boolean) to service_role;

-- Whether an account is an admin's that has to have a second factor and has none.
create function app.lacks_admin_factor(account uuid, app_metadata jsonb) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(app_metadata @> '{"is_admin": true}', false)
    and exists (select from app.admin_rules r where r.needs_second_factor)
    and not exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified')
$$;
revoke all on function app.lacks_admin_factor(uuid, jsonb) from public, anon, authenticated, service_role;

-- The claims of a verified access token with the present address, level of assurance and metadata of its user. A closed
-- session, a disabled and a deleted user are refused; for data also a session that lacks the user's second factor, a user
-- who still has the password that an admin chose, and an admin without the second factor that admins have to have. To
-- others than data `must_enrol_factor` says so of such an admin.
create or replace function app.current_claims(signed jsonb, for_data boolean default false) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
begin
  select u.email, s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own,
      s.aal = 'aal1' and exists (
        select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as lacks_factor,
      -- A session has been raised by a factor of its user.
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
    -- What users write about themselves never makes them an admin.
    'user_metadata', (account.own - 'is_admin') || case jsonb_typeof(account.app -> 'is_admin')
      when 'boolean' then jsonb_build_object('is_admin', account.app -> 'is_admin') else '{}' end
  ) || case when account.must_enrol then '{"must_enrol_factor": true}' else '{}' end::jsonb;
end
$$;

-- Whether the caller is as surely who they claim to be as they asked for: a user with a verified second factor has given
-- it in this session, and an admin who has to have one has it. An error instead of `false`, because a list without rows
-- would read as a day without sales; PostgREST answers it in the words of our own data API. It reads what no caller may read.
create or replace function app.require_second_factor() returns boolean
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
  if app.lacks_admin_factor(auth.uid(), auth.jwt() -> 'app_metadata') then
    raise sqlstate 'PGRST' using
      message = '{"code": "second_factor_required", "message": "An admin has to have a second factor"}',
      detail = '{"status": 403, "headers": {}}';
  end if;
  return true;
end
$$;
