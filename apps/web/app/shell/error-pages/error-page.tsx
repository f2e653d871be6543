import { isRouteErrorResponse } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { LostKite } from './lost-kite.tsx';
import { NotFoundPage } from './not-found-page.tsx';

interface ErrorPageProps {
  readonly error: unknown;
  /** The first level where there is no screen around it that has a title. */
  readonly heading: 'h1' | 'h2';
}

/** What a broken screen shows: that it is broken, that nothing is lost, and the way on. Never a detail. */
export function ErrorPage({ error, heading: Heading }: ErrorPageProps) {
  const t = useTranslate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <LostKite />
      <Heading className="mt-6 text-xl font-bold">{t('error.crash.title')}</Heading>
      <p className="mt-2 max-w-72 text-pretty text-muted">{t('error.crash.text')}</p>
      <div className="mt-8 flex w-full max-w-80 flex-col-reverse gap-3">
        {/* A plain link: after an error the app is better loaded afresh than carried on. */}
        <a href="/m/home" className={buttonClass('secondary', 'large', true)}>
          {t('action.home')}
        </a>
        <Button isWide onClick={() => window.location.reload()}>
          {t('action.reload')}
        </Button>
      </div>
    </div>
  );
}
