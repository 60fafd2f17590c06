do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    continue when exists (select from pg_roles where rolname = wanted);
    begin
      -- Only a role that has BYPASSRLS may create one that has it. Otherwise service_role is created without it, and
      -- row policies grant its access instead.
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

-- Clients must never reach this schema: do not expose it through the data API, and grant usage of it to none of the
-- API's roles. PostgreSQL lets everybody execute new functions, so each file ends by revoking that right.
create schema if not exists app;
revoke all on schema app from public;
