import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import type { LanguageStore } from './language-store.ts';
import type { SessionStore } from './session-store.ts';

/** What screens and loaders work with. One set per document on the server, one per tab in the browser. */
export interface AppServices {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly language: LanguageStore;
}

/** The services in loaders and client loaders: `context.get(appServices)`. */
export const appServices = createRouterContext<AppServices>();

export const AppServicesContext = createReactContext<AppServices | undefined>(undefined);

/** The services in components. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === undefined) throw new Error('useAppServices needs AppProviders above it');
  return services;
}

export function useApi(): ApiClient {
  return useAppServices().api;
}
