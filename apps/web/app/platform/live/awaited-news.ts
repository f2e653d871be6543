import { browserSessionStorage, readStored, writeStored } from '../storage/stored-value.ts';

/** How long after an order, an application or a question an answer may well come without the player's doing. */
const awaitedForMs = 2 * 60 * 60_000;

const storageKey = 'wau_awaits_money_until';
const listeners = new Set<() => void>();

function isMoment(value: unknown): value is number {
  return typeof value === 'number';
}

/**
 * Until when this tab has reason to listen; zero for not at all. A connection that stays open costs phone and server
 * something, so where the merchant has no inbox there is one only while something that the player asked for is open.
 */
export function awaitsNewsUntil(): number {
  return readStored(browserSessionStorage(), storageKey, isMoment) ?? 0;
}

/** What the player asked for at this moment may still be answered. */
export function awaitNewsSince(askedAtMs: number): void {
  const until = askedAtMs + awaitedForMs;
  if (until <= awaitsNewsUntil()) return;
  writeStored(browserSessionStorage(), storageKey, until);
  for (const listener of listeners) listener();
}

export function onAwaitedNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
