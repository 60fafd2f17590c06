-- Work the server does by itself at night, and facts admins should know about it. Contains no personal data.

-- One row for each task and night (for the weekly check, the Monday of its week). A lock makes sure that only one of
-- several instances does the work.
create table app.night_runs (
  task text not null check (task in ('backup', 'check', 'mail')),
  night date not null,
  attempts int not null default 1,
  startedat timestamptz not null default now(),
  endedat timestamptz,
  -- Null while the task runs, or if the server died before its end.
  outcome text check (outcome in ('done', 'failed')),
  -- Host name of the server that ran it.
  instance text not null,
  -- The result, or `reason` and `error`.
  details jsonb not null default '{}',
  primary key (task, night)
);
alter table app.night_runs enable row level security;

-- Mails that a mail server accepted or refused, without address or text.
create table app.mail_results (
  at timestamptz not null default now(),
  -- Null if the mail server accepted the mail.
  failure text
);
create index mail_results_at on app.mail_results (at);
alter table app.mail_results enable row level security;
