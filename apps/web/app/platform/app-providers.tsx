import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AppServices, AppServicesContext } from './app-services.ts';

/** Everything that a screen finds around itself; the same tree on the server and in the browser. */
export function AppProviders({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <AppServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </AppServicesContext>
  );
}
