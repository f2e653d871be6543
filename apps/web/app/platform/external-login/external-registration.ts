import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useSyncExternalStore } from 'react';
import { browserSessionStorage, readStored, writeStored } from '../storage/stored-value.ts';
import { isProviderCode } from './provider-names.ts';

/** Somebody new whom another service has named, and who is now registering. */
export type ExternalRegistration = NonNullable<CallValue<Calls['finishExternalLogin']>['registration']>;

/** In session storage, so that a reload of the form does not lose it and a closed tab does. */
const storageKey = 'wau_external_registration';

const listeners = new Set<() => void>();
let present: ExternalRegistration | undefined;
let isRead = false;

function isRegistration(value: unknown): value is ExternalRegistration {
  if (typeof value !== 'object' || value === null) return false;
  const { externalTicket, provider, nickname, email } = value as Record<string, unknown>;
  return (
    isProviderCode(provider) && [externalTicket, nickname, email].every((field) => typeof field === 'string')
  );
}

/** The registration that was begun at another service, if any. */
export function externalRegistration(): ExternalRegistration | undefined {
  if (!isRead) {
    present = readStored(browserSessionStorage(), storageKey, isRegistration);
    isRead = true;
  }
  return present;
}

export function keepExternalRegistration(registration: ExternalRegistration | undefined): void {
  present = registration;
  isRead = true;
  writeStored(browserSessionStorage(), storageKey, registration);
  for (const listener of listeners) listener();
}

export function useExternalRegistration(): ExternalRegistration | undefined {
  return useSyncExternalStore(subscribe, externalRegistration, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
