import { Outlet, useRouteError } from 'react-router';
import { useTranslate } from '../platform/language/use-language.ts';
import { RowSkeletons } from '../ui/states/row-skeletons.tsx';
import { ErrorPage } from './error-pages/error-page.tsx';

/** Stands between the shell and the screens, so that a broken screen leaves header and footer in place. */
export default function ScreenBoundary() {
  return <Outlet />;
}

/** F2: what stands in the document for a screen that only the browser can show and that brings no skeleton. */
export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="px-4 pt-4 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={5} />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} heading="h2" />;
}
