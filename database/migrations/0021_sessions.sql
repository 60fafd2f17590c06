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
