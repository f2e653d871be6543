import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../platform/language/use-language.ts';
import { ScreenNameContext, useScreenNaming } from '../platform/navigation/screen-name.ts';
import { type AppServices, AppServicesContext } from '../platform/services/app-services.ts';
import { LateWords } from '../ui/sheets/missing-sheet.tsx';

/** Everything that a screen finds around itself; the same tree on the server and in the browser. */
export function AppProviders({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <AppServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ScreenNameContext value={useScreenNaming()}>
          <WordsOfLateParts>{children}</WordsOfLateParts>
        </ScreenNameContext>
      </QueryClientProvider>
    </AppServicesContext>
  );
}

function WordsOfLateParts({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const words = {
    title: t('late.title'),
    text: t('late.text'),
    retry: t('action.retry'),
    close: t('action.close'),
  };
  return <LateWords value={words}>{children}</LateWords>;
}
