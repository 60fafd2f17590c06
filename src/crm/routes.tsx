import { type RouteObject, replace } from 'react-router';
import { currentUser, startSession } from './features/session/session-store.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Starting } from './shell/Starting.tsx';

/** Signed-out visitors go to the login, without leaving the guarded address in the history. */
async function guard() {
  await startSession();
  return currentUser() ? null : replace('/login');
}

/** The login carries no query, and is no place for someone who is signed in. */
async function guardLogin({ request }: { request: Request }) {
  await startSession();
  if (currentUser()) return replace('/');
  return new URL(request.url).search === '' ? null : replace('/login');
}

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Starting,
    children: [
      {
        path: 'login',
        loader: guardLogin,
        lazy: () => import('./features/session/LoginPage.tsx'),
      },
      {
        path: '/',
        loader: guard,
        lazy: () => import('./shell/Shell.tsx'),
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              { index: true, lazy: () => import('./features/dashboard/DashboardPage.tsx') },
              { path: 'records', lazy: () => import('./features/records/RecordsPage.tsx') },
              { path: 'users', lazy: () => import('./features/users/UsersPage.tsx') },
              { path: 'change-password', lazy: () => import('./features/password/ChangePasswordPage.tsx') },
              { path: '*', lazy: () => import('./shell/NotFound.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
