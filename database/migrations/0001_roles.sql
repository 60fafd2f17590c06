-- The roles that a request of the data API runs as. A hosted project has them, and so has a PostgreSQL server with another
-- database of ours: what exists is left as it is.
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
grant usage on schema public to anon, authenticated, service_role;

-- What no client may see by any path: history, log and internal functions. Never expose it. No role of the data API may look
-- into it, so its tables need no rights taken away; its functions may be called by everybody until each file says otherwise.
create schema if not exists app;
revoke all on schema app from public;
