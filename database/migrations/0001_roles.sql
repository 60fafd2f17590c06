do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    continue when exists (select from pg_roles where rolname = wanted);
    begin
      -- Only a role with BYPASSRLS may give it to another. Otherwise service_role is created without it, and the
      -- policies let it in.
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

-- No client may see this schema: never expose it, and grant no role of the data API usage. PostgreSQL lets everybody
-- execute new functions, so each file ends by revoking that.
create schema if not exists app;
revoke all on schema app from public;
