import { Outlet, useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** Stands between the shell and the screens, so that a broken screen leaves header and footer in place. */
export default function ScreenBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
