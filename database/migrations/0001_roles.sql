-- The roles that requests of the data API run as. A hosted project has them already, and so may a PostgreSQL server
-- with another database of ours; existing roles are left alone.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    continue when exists (select from pg_roles where rolname = wanted);
    begin
      -- Only a role with BYPASSRLS may grant it. Without it, service_role is created below as a plain role, which the
      -- policies let in.
      execute format('create role %I nologin noinherit %s', wanted, case wanted when 'service_role' then 'bypassrls' end);
    exception
      -- Roles belong to the whole cluster, so another database may be creating them at the same time.
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
grant usage on schema public to anon, authenticated, service_role;

-- History, log and internal functions, which no client may ever see: do not expose this schema. No role of the data API
-- has usage on it, so its tables need no revokes; functions start out executable by all, so each file revokes that.
create schema if not exists app;
revoke all on schema app from public;
