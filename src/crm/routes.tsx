import type { RouteObject } from 'react-router';
import { forAdmins } from './features/session/AdminsOnly.tsx';
import { guardForgotPassword, guardLogin, guardScreens } from './features/session/guards.ts';
import { type Screen, screens } from './screens.ts';
import { ErrorPage, ErrorScreen } from './shell/ErrorScreen.tsx';
import { Starting } from './shell/Starting.tsx';

function routeOf({ path, adminOnly, page }: Screen): RouteObject {
  const lazy = async () => {
    const { Component } = await page();
    return { Component: adminOnly ? forAdmins(Component) : Component };
  };
  return path === '/' ? { index: true, lazy } : { path: path.slice(1), lazy };
}

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      {
        path: 'login',
        loader: guardLogin,
        lazy: () => import('./features/session/LoginPage.tsx'),
      },
      {
        path: 'forgot-password',
        loader: guardForgotPassword,
        lazy: () => import('./features/session/ForgotPasswordPage.tsx'),
      },
      { path: 'mailed-code', lazy: () => import('./features/session/MailedCodePage.tsx') },
      {
        path: '/',
        loader: guardScreens,
        // A changed query string needs no new check of access: render without waiting for the guard.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.search === nextUrl.search && defaultShouldRevalidate,
        lazy: () => import('./shell/Shell.tsx'),
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [...screens.map(routeOf), { path: '*', lazy: () => import('./shell/NotFound.tsx') }],
          },
        ],
      },
    ],
  },
];
