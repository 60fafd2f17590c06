-- The roles and the schema `auth` that a Supabase project has from the start, so that every later migration is the
-- same text for our own PostgreSQL and for a hosted project. Whatever exists already is left as it is.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    continue when exists (select from pg_roles where rolname = wanted);
    begin
      -- BYPASSRLS can only be given by a role that has it; without it service_role works through its policies.
      execute format('create role %I nologin noinherit %s', wanted, case wanted when 'service_role' then 'bypassrls' end);
    exception
      -- Roles belong to the whole cluster: another database may be making them in this very moment.
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        begin
          execute format('create role %I nologin noinherit', wanted);
        exception
          when duplicate_object or unique_violation then null;
        end;
    end;
  end loop;
end
$$;

do $$
begin
  if to_regnamespace('auth') is null then
    create schema auth;
  end if;

  -- The verified claims of the access token; the server sets them for the length of one transaction.
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable
      return nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  end if;
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable
      return (auth.jwt() ->> 'sub')::uuid;
  end if;
  if to_regprocedure('auth.role()') is null then
    create function auth.role() returns text language sql stable
      return auth.jwt() ->> 'role';
  end if;

  if has_schema_privilege('auth', 'usage with grant option') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- What no client may see by any path: history and internal functions. It is never an exposed schema.
create schema if not exists app;
revoke all on schema app from public;
