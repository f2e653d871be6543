// First of all, so that nothing makes markup before the policies stand.
import './ui/operator-html/trusted-types.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { rememberWebClip } from './platform/device/device.ts';
import { watchInstallPrompt } from './platform/download/install-prompt.ts';
import { startAppUpdates } from './platform/runtime/app-update.ts';
import { startBrowserServices } from './platform/runtime/browser-services.ts';
import { readDocumentState } from './platform/runtime/document-state.ts';
import { documentReceivedAtMs, followServerClock } from './platform/runtime/server-clock.ts';
import { appServices } from './platform/services/app-services.ts';
import { askOnGameTaps } from './platform/session/ask-on-game-taps.ts';
import { AppProviders } from './shared/app-providers.tsx';
import { ScreenRouter } from './shell/document/screen-router.tsx';
import { watchPresses } from './ui/press/watch-presses.ts';

async function start(): Promise<void> {
  watchInstallPrompt();
  rememberWebClip();
  const state = readDocumentState();
  followServerClock(state.servedAtMs, documentReceivedAtMs());
  const services = await startBrowserServices(state);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(appServices, services);
    return context;
  };
  watchPresses(document);
  askOnGameTaps(document, services.session);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppProviders services={services}>
          {/* Only React Router's own knows how the development server replaces a module. */}
          {import.meta.env.DEV ? (
            <HydratedRouter getContext={getContext} />
          ) : (
            <ScreenRouter getContext={getContext} />
          )}
        </AppProviders>
      </StrictMode>,
    );
  });
}

void start();
startAppUpdates();
