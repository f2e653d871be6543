import type { BrowserCallName, LateCallName } from '@wau/contract/call-table';
import {
  browserSessionStorage,
  readStored,
  type ValueStorage,
  writeStored,
} from '../storage/stored-value.ts';

/** What the player is about to do with a command that moves money, without passwords: this is what is kept. */
export type Intention = Readonly<Record<string, string | undefined>>;

type AppCallName = BrowserCallName | LateCallName;

interface Attempt {
  /** The command and its intention as one text. */
  readonly order: string;
  readonly idempotencyKey: string;
}

/** Where attempts wait until they have succeeded; they outlive a reload. */
const unresolvedKey = 'wau_unresolved_orders';
/** Nobody tries more at a time. */
const mostKept = 20;

type Kept = ValueStorage | undefined;

/**
 * F1: sends a command under the key of its intention. The key is written down before the call goes out and forgotten only
 * once it has succeeded, so that no retry, reload or lost answer carries the command out twice. `isAgain`: it went out before,
 * and what comes back may be what it did then.
 */
export async function sendOnce<Value>(
  callName: AppCallName,
  intention: Intention,
  send: (idempotencyKey: string, isAgain: boolean) => Promise<Value>,
): Promise<Value> {
  let isAgain = true;
  const newKey = () => {
    isAgain = false;
    return crypto.randomUUID();
  };
  const idempotencyKey = beginAttempt(browserSessionStorage(), callName, intention, newKey);
  const value = await send(idempotencyKey, isAgain);
  endAttempt(browserSessionStorage(), callName, intention);
  return value;
}

/**
 * The key to send an intention with. The same intention goes out under the same key until it has succeeded, so that the
 * server answers with what it may already have done; a refusal in between proves nothing of an answer that was lost before
 * it, and stores nothing. Another intention has a key of its own.
 */
export function beginAttempt(
  storage: Kept,
  callName: AppCallName,
  intention: Intention,
  newKey: () => string,
): string {
  const order = orderOf(callName, intention);
  const others = attemptsIn(storage);
  const known = others.find((attempt) => attempt.order === order);
  if (known !== undefined) return known.idempotencyKey;
  const attempt = { order, idempotencyKey: newKey() };
  writeStored(storage, unresolvedKey, [...others, attempt].slice(-mostKept));
  return attempt.idempotencyKey;
}

/** It has succeeded: whoever orders the same again means another order. */
export function endAttempt(storage: Kept, callName: AppCallName, intention: Intention): void {
  const order = orderOf(callName, intention);
  const others = attemptsIn(storage).filter((attempt) => attempt.order !== order);
  writeStored(storage, unresolvedKey, others.length === 0 ? undefined : others);
}

/** The same text whatever order the fields are named in; what is left out is as what is undefined. */
function orderOf(callName: AppCallName, intention: Intention): string {
  const fields = Object.entries(intention).filter(([, value]) => value !== undefined);
  return JSON.stringify([callName, ...fields.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

function attemptsIn(storage: Kept): readonly Attempt[] {
  return readStored(storage, unresolvedKey, isAttempts) ?? [];
}

function isAttempts(value: unknown): value is readonly Attempt[] {
  return Array.isArray(value) && value.every(isAttempt);
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { order, idempotencyKey } = value as Partial<Record<keyof Attempt, unknown>>;
  return typeof order === 'string' && typeof idempotencyKey === 'string';
}

/** Whether the answer to a command that went out before tells of what it did then, and nothing was done now. */
export function wasDoneBefore(isAgain: boolean, doneAt: string, nowMs: number): boolean {
  return isAgain && nowMs - Date.parse(doneAt) > oneTapMs;
}

/** A retry of the same tap is no other order. */
const oneTapMs = 60_000;
