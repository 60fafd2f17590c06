-- What the server does by itself at night, and what an admin should know of it. Nothing of it is about a person.

-- One row for each piece of work and night (the weekly check: the Monday of its week). Whoever inserts or takes over the row
-- does the work, so of several instances only one does.
create table app.night_runs (
  task text not null check (task in ('backup', 'check', 'mail')),
  night date not null,
  -- Also tells one try from the next: who was taken for dead and is not does not overwrite what came after.
  attempts int not null default 1,
  startedat timestamptz not null default now(),
  -- Renewed as long as somebody works on it.
  seenat timestamptz not null default now(),
  endedat timestamptz,
  -- Null while it runs.
  outcome text check (outcome in ('done', 'failed')),
  -- The name of the machine.
  instance text not null,
  -- What came out of it, or `reason` and `error`.
  details jsonb not null default '{}',
  primary key (task, night)
);
alter table app.night_runs enable row level security;

-- Mails that a mail server took or refused: no address, no text.
create table app.mail_results (
  at timestamptz not null default now(),
  -- Null where it was taken.
  failure text
);
create index mail_results_at on app.mail_results (at);
alter table app.mail_results enable row level security;

-- Errors of the log, by hour and by the fixed words of their line.
create table app.error_counts (
  hour timestamptz not null,
  message text not null,
  count bigint not null,
  primary key (hour, message)
);
alter table app.error_counts enable row level security;
