-- What the server does by itself at night, and what an admin should know of it. Nothing of it is about a person.

-- One row for each piece of work and night (the weekly check: the Monday of its week). A lock sees to it that of several
-- instances only one works.
create table app.night_runs (
  task text not null check (task in ('backup', 'check', 'mail')),
  night date not null,
  attempts int not null default 1,
  startedat timestamptz not null default now(),
  endedat timestamptz,
  -- Null while it runs, and where whoever ran it died.
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
