import { signedIn } from './auth-clients.ts';
import { send } from './raw.ts';
import type { TestServer } from './server.ts';

interface Listed {
  id: string;
  email: string;
  last_sign_in_at: string | null;
  has_second_factor: boolean | null;
}
interface Answer {
  status: number;
  body: { user: Listed; users: Listed[]; error: string; code: string };
}

/** The users' endpoints, called as the server's admin unless another token is given. */
export async function userCalls(server: TestServer) {
  const adminToken = (await signedIn(server, server.admin)).session.access_token;
  let count = 0;
  const call = async (path: string, body?: unknown, token: string | null = adminToken): Promise<Answer> => {
    const given = body === undefined || typeof body === 'string' ? { body } : { json: body };
    const method = body === undefined ? 'GET' : 'POST';
    const { status, json } = await send(server, `/api/${path}`, { method, token, ...(given as object) });
    return { status, body: json as Answer['body'] };
  };
  const person = (more: object = {}) => {
    count += 1;
    const [email, password] = [`personel-${count}@ornek.example`, `Personel-Sifresi-${count}`];
    return { email, password, first_name: 'İpek', last_name: 'Öğüt', is_admin: false, ...more };
  };
  const created = async (more: object = {}) => {
    const given = person(more);
    const { body } = await call('users-create', given);
    // Clear `must_change_password`, as if the user had changed the password at the first sign-in.
    await server.ownerSql`
      update auth.users set raw_app_meta_data = raw_app_meta_data - 'must_change_password' where id = ${body.user.id}`;
    return { ...given, id: String(body.user.id) };
  };
  return { call, person, created };
}
