import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { type ConsoleLanguage, loadLanguage, rememberLanguage } from '../platform/console-language.ts';
import { ConsoleContext, type ConsoleServices } from '../platform/console-services.ts';
import type { OperatorClient } from '../platform/operator-client.ts';
import { createQueryClient } from '../platform/query-client.ts';
import type { SessionStore } from '../platform/session-store.ts';
import { Entrance } from './entrance.tsx';

interface ConsoleAppProps {
  readonly client: OperatorClient;
  readonly session: SessionStore;
  readonly first: ConsoleLanguage;
  /** Told before anything is drawn in it. */
  readonly onSpeak: (language: ConsoleLanguage) => void;
}

export function ConsoleApp({ client, session, first, onSpeak }: ConsoleAppProps) {
  const [language, setLanguage] = useState(first);
  const [hasEnded, setHasEnded] = useState(false);
  const queryClient = useMemo(
    () =>
      createQueryClient(() => {
        setHasEnded(true);
        session.close();
      }),
    [session],
  );
  const services = useMemo<ConsoleServices>(() => {
    const chooseLanguage = async (code: ConsoleLanguage['code']): Promise<void> => {
      const next = await loadLanguage(code);
      rememberLanguage(localStorage, code);
      onSpeak(next);
      setLanguage(next);
      // What the server has said in the other language is asked for again.
      await queryClient.invalidateQueries();
    };
    return { client, session, language, chooseLanguage: (code) => void chooseLanguage(code) };
  }, [client, session, language, onSpeak, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleContext value={services}>
        <BrowserRouter basename="/console">
          <Entrance hasEnded={hasEnded} onEnter={() => setHasEnded(false)} />
        </BrowserRouter>
      </ConsoleContext>
    </QueryClientProvider>
  );
}
