import type { CallDefinition } from '@wau/contract/call';
import { headerNames } from '@wau/contract/headers';
import { openOperator } from '@wau/server/testing/open-operator';
import type { TestServer } from '@wau/server/testing/test-server';
import { openPerson, openPlayToken, type Person, type SharedPassword } from '../s1/victim.ts';
import type { Hand } from './generated-request.ts';

/** Whoever shows a session; after so many requests, or once it is over, another takes their place. */
interface Holder {
  readonly headersFor: (call: CallDefinition) => Record<string, string>;
  readonly person: Person | undefined;
  uses: number;
}

export interface HandCredentials {
  /** The headers of whoever stands for this hand now. */
  take(
    hand: Hand,
    call: CallDefinition,
  ): Promise<Pick<Holder, 'person'> & { readonly headers: Record<string, string> }>;
  /** Their session is over, or they are closed out: the next request is another’s. */
  drop(hand: Hand): void;
}

const usesAtMost = 60;
const memberTypes = { player: 0, agent: 20, trial: 4 } as const;
/** Operators change what all players of a merchant meet, so they have one of their own. */
export const merchantOf = (hand: Hand): string => (hand === 'operator' ? 'laut' : 'wau');

/** Sessions of every hand, opened when they are needed. */
export function createHandCredentials(server: TestServer, password: SharedPassword): HandCredentials {
  const holders = new Map<Hand, Holder>();
  let opened = 0;
  const open = async (hand: Hand): Promise<Holder> => {
    opened += 1;
    const username = `hand_${opened}`;
    if (hand === 'nobody') return { headersFor: () => ({}), person: undefined, uses: 0 };
    if (hand === 'operator') {
      const { token } = await openOperator(server, username, 'administrator', [merchantOf(hand)]);
      return { headersFor: () => ({ [headerNames.operatorToken]: token }), person: undefined, uses: 0 };
    }
    const merchantCode = merchantOf(hand);
    const person = await openPerson(server, password, {
      username,
      merchantCode,
      memberType: memberTypes[hand],
    });
    const playToken = hand === 'player' ? await openPlayToken(server, person) : person.token;
    const headersFor = ({ caller }: CallDefinition) => ({
      [headerNames.authorization]: `Bearer ${caller === 'player' ? playToken : person.token}`,
    });
    return { headersFor, person, uses: 0 };
  };
  return {
    async take(hand, call) {
      const kept = holders.get(hand);
      const holder = kept !== undefined && kept.uses < usesAtMost ? kept : await open(hand);
      holder.uses += 1;
      holders.set(hand, holder);
      return { headers: holder.headersFor(call), person: holder.person };
    },
    drop: (hand) => holders.delete(hand),
  };
}
