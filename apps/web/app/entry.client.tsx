// First of all, so that nothing makes markup before the policies stand.
import './platform/trusted-types.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { AppProviders } from './platform/app-providers.tsx';
import { appServices } from './platform/app-services.ts';
import { startAppUpdates } from './platform/app-update.ts';
import { startBrowserServices } from './platform/browser-services.ts';
import { rememberWebClip } from './platform/device.ts';
import { readDocumentState } from './platform/document-state.ts';
import { watchInstallPrompt } from './platform/download/install-prompt.ts';
import { watchPresses } from './ui/press/watch-presses.ts';

async function start(): Promise<void> {
  watchInstallPrompt();
  rememberWebClip();
  const services = await startBrowserServices(readDocumentState());
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(appServices, services);
    return context;
  };
  watchPresses(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppProviders services={services}>
          <HydratedRouter getContext={getContext} />
        </AppProviders>
      </StrictMode>,
    );
  });
}

void start();
startAppUpdates();
