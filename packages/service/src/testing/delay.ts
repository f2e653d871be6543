import { setTimeout } from 'node:timers/promises';

/** What is slow on purpose: a network, an operator. Nothing is proved by waiting it out. */
export function delayOf(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds);
}
