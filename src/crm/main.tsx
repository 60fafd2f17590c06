import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './theme.css';
import { takeMailedLink } from './features/session/recovery-link.ts';
import { routes } from './routes.tsx';
import { Toaster } from './ui/Toaster.tsx';
import { applyTheme } from './ui/theme-mode.ts';
import { showToastOfLastPage } from './ui/toast.ts';

takeMailedLink();
applyTheme();
showToastOfLastPage();

const router = createBrowserRouter(routes, { basename: '/crm' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
    <Toaster />
  </StrictMode>,
);
