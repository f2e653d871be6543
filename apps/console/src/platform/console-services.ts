import { createContext, useContext } from 'react';
import type { ConsoleLanguage } from './console-language.ts';
import type { OperatorClient } from './operator-client.ts';
import type { SessionStore } from './session-store.ts';

/** What every part of the console stands on. */
export interface ConsoleServices {
  readonly client: OperatorClient;
  readonly session: SessionStore;
  readonly language: ConsoleLanguage;
  readonly chooseLanguage: (code: ConsoleLanguage['code']) => void;
}

export const ConsoleContext = createContext<ConsoleServices | undefined>(undefined);

export function useConsole(): ConsoleServices {
  const services = useContext(ConsoleContext);
  if (services === undefined) throw new Error('the console’s parts stand in its context');
  return services;
}

export function useTexts(): ConsoleLanguage['t'] {
  return useConsole().language.t;
}
