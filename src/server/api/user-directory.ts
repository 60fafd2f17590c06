/** A member of staff as the users screen shows them. */
export interface DirectoryUser {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** ISO 8601. */
  created_at: string;
  is_admin: boolean;
  disabled: boolean;
  /** Whether nobody has proved yet that the address is this person's. */
  unproven: boolean;
}

export interface NewUser {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  is_admin: boolean;
}

/** Members left out stay as they are. */
export interface UserChange {
  email?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  is_admin?: boolean | undefined;
}

/** The signed-in user who calls a product endpoint. */
export interface DirectoryCaller {
  id: string;
  isAdmin: boolean;
  /** Whether they have a second factor and gave only the first. */
  lacksSecondFactor: boolean;
}

/** The user who changes others, or tries to, and the address they do it from; for the audit log. */
export interface DirectoryActor {
  id: string;
  address: string;
}

/**
 * Where the users are kept: in our own database, or in a hosted Supabase project. Both keep at least one enabled admin,
 * and the agency's fixed admin address an admin. Every change is noted in the audit log, or not made.
 * Every method throws DirectoryError for what it refuses.
 */
export interface UserDirectory {
  /** The user a request's headers prove; null without a valid session. */
  caller(headers: Headers): Promise<DirectoryCaller | null>;
  list(): Promise<DirectoryUser[]>;
  count(): Promise<number>;
  create(by: DirectoryActor, user: NewUser): Promise<DirectoryUser>;
  update(by: DirectoryActor, id: string, change: UserChange): Promise<DirectoryUser>;
  setPassword(by: DirectoryActor, id: string, password: string): Promise<DirectoryUser>;
  /** Removes every second factor, for somebody who lost the device: the next sign-in asks for the password alone. */
  removeFactors(by: DirectoryActor, id: string): Promise<void>;
  /** Enabling vouches for the address too: somebody who signed up needs no mail of ours any more. */
  setDisabled(by: DirectoryActor, id: string, disabled: boolean): Promise<DirectoryUser>;
  remove(by: DirectoryActor, id: string): Promise<void>;
  /** Notes that somebody tried what only admins may do. */
  noteForbidden(by: DirectoryActor): Promise<void>;
}

/** What a directory refuses; the sentences for people are in `messages.ts`. */
export type DirectoryRefusal =
  | 'email_exists'
  /** Somebody signed up with the address themselves, and nobody proved that it is theirs. */
  | 'email_unproven'
  /** The owner of the address signed up and waits for an admin to enable the account. */
  | 'email_waiting'
  | 'email_invalid'
  | 'user_not_found'
  | 'last_admin'
  | 'fixed_admin'
  | 'password_short'
  | 'password_long'
  | 'password_common'
  | 'invalid'
  | 'unavailable';

export class DirectoryError extends Error {
  override name = 'DirectoryError';
  readonly refusal: DirectoryRefusal;

  constructor(refusal: DirectoryRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
