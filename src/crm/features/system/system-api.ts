import { callEndpoint } from '../../api/product-endpoint.ts';

export interface Alert {
  code: string;
  reason?: string;
  since?: string | null;
  folder?: string;
  free?: number;
  count?: number;
}

/** A run of the nightly work. Instants are ISO 8601. */
export interface Run {
  night: string;
  outcome: 'done' | 'failed' | null;
  running: boolean;
  startedat: string;
  endedat: string | null;
  instance: string;
  reason?: string;
  error?: string;
  bytes?: number;
  rows?: number;
  tables?: number;
  compared?: number;
  differences?: number;
}

export interface Disk {
  use: 'data' | 'backups';
  folder: string;
  free: number;
  total: number;
}

interface Program {
  version: string;
  node: string;
  instance: string;
  startedat: string;
}

export interface OwnSystem {
  hosted: false;
  alerts: Alert[];
  backups: {
    on: boolean;
    folder: string;
    keep: { days: number; weeks: number };
    runs: Run[];
    check: Run | null;
  };
  database: {
    bytes: number;
    version: string;
    migrations: number;
    migration: string;
    earlier: { night: string; bytes: number } | null;
  };
  disks: Disk[];
  mail: {
    smtp: boolean;
    sent: number;
    failed: number;
    lastFailure: { at: string; failure: string } | null;
    nightly: { on: boolean; last: Run | null };
  };
  program: Program;
  errors: { message: string; count: number; hour: string }[];
}

export interface HostedSystem {
  hosted: true;
  alerts: Alert[];
  disks: Disk[];
  program: Program;
}

export const readSystem = async () => (await callEndpoint('system')) as OwnSystem | HostedSystem;

/** Starts a backup and does not wait for its end. @throws AppError `night_work` while a backup is running */
export const backUp = () => callEndpoint('system/backup', {});

export async function readAlerts(): Promise<Alert[]> {
  const { alerts } = ((await callEndpoint('system/alerts')) ?? {}) as { alerts?: Alert[] };
  return alerts ?? [];
}
