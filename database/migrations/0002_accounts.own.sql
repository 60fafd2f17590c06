-- Our own sign-in service; a hosted project has its own schema `auth`. Grant no role of the data API any right to these
-- tables.
create schema auth;

create function auth.jwt() returns jsonb language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;
create function auth.uid() returns uuid language sql stable
  return (auth.jwt() ->> 'sub')::uuid;
create function auth.role() returns text language sql stable
  return auth.jwt() ->> 'role';
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text unique check (email = lower(email collate "C") and length(email) <= 254),
  email_confirmed_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  email_change_accepted text check (email_change_accepted in ('email_change', 'email_change_current')),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text,
  encrypted_password text,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  -- The trigger `auth.evict` increments this, which makes all earlier codes void.
  credentials_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index users_created_at on auth.users (created_at, id);

-- An invited admin who has not set a password does not count: they may never accept.
create function auth.is_enabled_admin(account auth.users) returns boolean
  language sql stable
  as $$
    select account.deleted_at is null
      and coalesce(account.banned_until <= now(), true)
      and account.raw_app_meta_data @> '{"is_admin": true}'
      and not account.raw_app_meta_data @> '{"invited": true}'
  $$;

create function auth.keep_one_admin() returns trigger
  language plpgsql
  as $$
  begin
    if auth.is_enabled_admin(old) and (tg_op = 'DELETE' or not auth.is_enabled_admin(new)) then
      -- Without the lock, two admins could remove each other at the same time.
      perform pg_advisory_xact_lock(hashtext('auth.keep_one_admin'));
      if not exists (select from auth.users other where other.id <> old.id and auth.is_enabled_admin(other)) then
        raise exception 'the last admin cannot be removed' using errcode = 'AD001';
      end if;
    end if;
    if tg_op = 'DELETE' then
      return old;
    end if;
    return new;
  end
  $$;
create trigger keep_one_admin
  before delete or update of raw_app_meta_data, banned_until, deleted_at on auth.users
  for each row execute function auth.keep_one_admin();

-- Ends a user's sessions and codes in a trigger, so that no caller can forget to. The setting `auth.kept_session` holds
-- the id of the session to keep. It is `everything` if a caller only renews the hash of an unchanged password: then
-- nothing ends.
create function auth.evict() returns trigger
  language plpgsql
  as $$
  declare
    kept_session text := coalesce(current_setting('auth.kept_session', true), '');
    ends_sessions boolean := new.credentials_version <> old.credentials_version
      or new.encrypted_password is distinct from old.encrypted_password
      or new.deleted_at is distinct from old.deleted_at
      or (new.banned_until > now() and new.banned_until is distinct from old.banned_until);
  begin
    if kept_session = 'everything' or not coalesce(ends_sessions or new.email is distinct from old.email, false) then
      return new;
    end if;
    new.credentials_version := old.credentials_version + 1;
    new.email_change := null;
    new.email_change_accepted := null;
    new.phone_change := null;
    delete from auth.one_time_tokens where user_id = new.id;
    delete from auth.mfa_challenges where factor_id in (select id from auth.mfa_factors where user_id = new.id);
    if ends_sessions then
      delete from auth.sessions where user_id = new.id and id::text <> kept_session;
    end if;
    return new;
  end
  $$;
create trigger evict
  before update of encrypted_password, banned_until, deleted_at, credentials_version, email on auth.users
  for each row execute function auth.evict();

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  factor_id uuid,
  generation integer not null default 0,
  parent integer,
  created_at timestamptz not null default now(),
  proven_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  user_agent text check (length(user_agent) <= 200),
  address text
);
create index sessions_user on auth.sessions (user_id);

create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  generation integer not null,
  unique (session_id, generation)
);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null,
  sent_to text not null,
  -- The new address that was pending when the code was requested. The code confirms no other address.
  email_change text,
  credentials_version integer not null,
  code_hash bytea not null,
  link_hash bytea not null unique,
  code_challenge text,
  code_challenge_method text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
create index one_time_tokens_sent_to on auth.one_time_tokens (sent_to);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- Encrypted with the server's key for factors.
  secret bytea,
  phone text,
  -- The time step of the last accepted code. Codes of this step or an earlier one are refused, so that each works only
  -- once.
  last_step bigint not null default 0,
  -- The time step of a code that came too early, from an authenticator app whose clock is fast. The server answered how
  -- fast, which tells a guesser that the code will be right, so it is refused in its own step too.
  told_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_user on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash bytea,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

create table auth.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

create function auth.forget_recovery_codes() returns trigger
  language plpgsql
  as $$
  begin
    delete from auth.recovery_codes c where c.user_id = old.user_id and not exists (
      select from auth.mfa_factors f where f.user_id = old.user_id and f.status = 'verified');
    return null;
  end
  $$;
create trigger forget_recovery_codes after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function auth.forget_recovery_codes();

-- An eviction removes recovery codes too: an intruder may have created them.
create function auth.forget_recovery_codes_at_eviction() returns trigger
  language plpgsql
  as $$
  begin
    delete from auth.recovery_codes where user_id = new.id;
    return null;
  end
  $$;
create trigger forget_recovery_codes
  after update of encrypted_password, banned_until, deleted_at, credentials_version, email on auth.users
  for each row when (new.credentials_version <> old.credentials_version) execute function auth.forget_recovery_codes_at_eviction();

-- Unlogged, because a crash of the database only resets the request limits once.
create unlogged table auth.rate_limits (
  key bytea primary key,
  -- A leaky bucket: the time at which it will be empty if no more requests come.
  drained_at timestamptz not null
);

create table auth.server_keys (
  kid text primary key,
  purpose text not null check (purpose in ('access', 'anon', 'service_role', 'digest', 'factor')),
  secret bytea not null,
  created_at timestamptz not null default now(),
  valid_until timestamptz
);
create unique index server_keys_in_use on auth.server_keys (purpose) where valid_until is null;
