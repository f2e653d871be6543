import type { Minor } from '@wau/money/minor';
import { newId, systemRandom } from '@wau/service/random';
import { balanceOf, fund } from '../../../../testing/member-money.ts';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';
import type { VendorBody, VendorClient } from './vendor-client.ts';

/** A member with money who has opened a game, as the vendor sees him. */
export interface TestPlayer {
  readonly member: TestMember;
  readonly sessionToken: string;
  /** Bodies of calls for a new round, or for `roundId`; a round's calls share their transaction ids. */
  round(changes?: Partial<VendorBody<'bet'>>): TestRound;
  balance(): Promise<Minor>;
}

export interface TestRound {
  readonly bet: VendorBody<'bet'>;
  /** Pays `amountMinor` and ends the round unless told otherwise. */
  win(amountMinor: string, changes?: Partial<VendorBody<'win'>>): VendorBody<'win'>;
  rollback(changes?: Partial<VendorBody<'rollback'>>): VendorBody<'rollback'>;
  readonly end: VendorBody<'endRound'>;
}

let playerNumber = 0;

/** The launch token of a game that the member opens now. */
export async function launch(server: TestServer, member: TestMember, gameId = 'dice'): Promise<string> {
  const answer = await server.call('launchGame', {
    token: member.token,
    merchantCode: member.merchantCode,
    query: { vendor: 'studio', gameId },
  });
  const token = /#launch=([\w-]+)$/.exec(answer.value().launchUrl)?.[1];
  if (token === undefined) throw new Error('a launch has a token');
  return token;
}

export async function openPlayer(
  server: TestServer,
  vendor: VendorClient,
  balanceMinor: bigint,
  merchantCode = 'wau',
): Promise<TestPlayer> {
  playerNumber += 1;
  const member = await server.openMember(`player${playerNumber}`, merchantCode);
  if (balanceMinor > 0n) await fund(server, member, balanceMinor);
  return openPlayerOf(server, vendor, member);
}

/** A member who is there already opens a game. */
export async function openPlayerOf(
  server: TestServer,
  vendor: VendorClient,
  member: TestMember,
): Promise<TestPlayer> {
  const answer = await vendor.send('authenticate', { launchToken: await launch(server, member) });
  const { sessionToken } = answer.value();
  return {
    member,
    sessionToken,
    round: (changes = {}) => roundOf(server, member, sessionToken, changes),
    balance: () => balanceOf(server, member),
  };
}

function roundOf(
  server: TestServer,
  member: TestMember,
  sessionToken: string,
  changes: Partial<VendorBody<'bet'>>,
): TestRound {
  const roundId = changes.roundId ?? newId('round', server.clock, systemRandom);
  const inRound = {
    merchantCode: member.merchantCode,
    playerId: member.memberId,
    roundId,
    gameId: 'dice',
  };
  const money = { currencyCode: member.merchantCode === 'laut' ? 'USD' : 'MYR' } as const;
  const bet = {
    ...inRound,
    ...money,
    sessionToken,
    transactionId: `${roundId}:bet`,
    amountMinor: '100',
    ...changes,
  };
  return {
    bet,
    win: (amountMinor, winChanges = {}) => ({
      ...inRound,
      ...money,
      transactionId: `${roundId}:win`,
      amountMinor,
      endRound: true,
      ...winChanges,
    }),
    rollback: (rollbackChanges = {}) => ({
      ...inRound,
      transactionId: `${roundId}:rollback`,
      betTransactionId: bet.transactionId,
      ...rollbackChanges,
    }),
    end: inRound,
  };
}
