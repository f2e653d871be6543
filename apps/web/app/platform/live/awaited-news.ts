import { browserSessionStorage, readStored, writeStored } from '../storage/stored-value.ts';

/** How long after a deposit was ordered its money may well come without the player's doing. */
const awaitedForMs = 2 * 60 * 60_000;

const storageKey = 'wau_awaits_money_until';
const listeners = new Set<() => void>();

function isMoment(value: unknown): value is number {
  return typeof value === 'number';
}

/**
 * Until when this tab has reason to listen for money; zero for not at all. A connection that stays open costs phone
 * and server something, so there is one only while a deposit is on its way or has lately ended without its money.
 */
export function awaitsMoneyUntil(): number {
  return readStored(browserSessionStorage(), storageKey, isMoment) ?? 0;
}

/** The money of a deposit that was ordered at this moment may still come. */
export function awaitMoneyOf(placedAtMs: number): void {
  const until = placedAtMs + awaitedForMs;
  if (until <= awaitsMoneyUntil()) return;
  writeStored(browserSessionStorage(), storageKey, until);
  for (const listener of listeners) listener();
}

export function onAwaitedMoney(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
