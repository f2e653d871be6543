import type { Actor } from './actor.ts';

/** Who acts, where it matters that two are not the same. */
export interface Person {
  readonly person: string;
  readonly personName: string;
}

/** Whoever works on the machine itself is one person, whatever name the system gives. */
export function personOf(actor: Actor): Person {
  return {
    person: actor.kind === 'installation' ? 'installation' : actor.actorId,
    personName: actor.actorName,
  };
}
