import { randomInt } from 'node:crypto';
import { balanceOf, fund } from '../../../../../testing/member-money.ts';
import type { TestMember } from '../../../../../testing/test-server.ts';
import type { AdapterFixture } from './adapter-fixture.ts';
import type { SpokenAnswer, SpokenBet, SpokenPlayer, VendorSpeech } from './vendor-speech.ts';

/** A member who plays a game of the vendor. */
export interface BenchPlayer {
  readonly member: TestMember;
  readonly player: SpokenPlayer;
}

/** What the cases work with: the vendor on one side, and on the other what an operator can see and do. */
export interface ConformanceBench {
  readonly fixture: AdapterFixture;
  /** As the first demo merchant knows it. */
  readonly vendor: VendorSpeech;
  newMember(balanceMinor: bigint, merchantCode?: string): Promise<TestMember>;
  launch(member: TestMember): Promise<string>;
  open(balanceMinor: bigint, merchantCode?: string): Promise<BenchPlayer>;
  newBet(changes?: Partial<SpokenBet>): SpokenBet;
  fund(member: TestMember, amountMinor: bigint): Promise<void>;
  balanceOf(member: TestMember): Promise<bigint>;
  /** Each bet of the record, the newest first: `<round> <status> <stake> <payout>`. */
  recordOf(member: TestMember): Promise<readonly string[]>;
  logOut(member: TestMember): Promise<unknown>;
  /** While the first demo merchant does not offer the game. */
  whileSwitchedOff(work: () => Promise<void>): Promise<void>;
}

/** What may be told of a player or a round that is not among the vendor's: that it is not known, in one way or another. */
export const nowhere: readonly SpokenAnswer[] = ['unknown player', 'unknown bet', 'token'];

export function createConformanceBench(fixture: AdapterFixture): ConformanceBench {
  const { server, newVendorId } = fixture;
  const newMember = async (balanceMinor: bigint, merchantCode = 'wau'): Promise<TestMember> => {
    const member = await server.openMember(`conform${randomInt(1e12)}`, merchantCode);
    if (balanceMinor > 0n) await fund(server, member, balanceMinor);
    return member;
  };
  const launch = async (member: TestMember): Promise<string> => {
    const answer = await server.call('launchGame', {
      token: member.token,
      merchantCode: member.merchantCode,
      query: { vendor: fixture.vendorCode, gameId: fixture.gameId },
    });
    return answer.value().launchUrl;
  };
  return {
    fixture,
    vendor: fixture.speechOf('wau'),
    newMember,
    launch,
    async open(balanceMinor, merchantCode = 'wau') {
      const member = await newMember(balanceMinor, merchantCode);
      const player = await fixture.speechOf(merchantCode).enter(await launch(member));
      if (typeof player !== 'object') throw new Error(`the vendor was not let in: ${player}`);
      return { member, player };
    },
    newBet: (changes = {}) => ({
      roundId: newVendorId(),
      transactionId: newVendorId(),
      amountMinor: 100n,
      ...changes,
    }),
    fund: (member, amountMinor) => fund(server, member, amountMinor),
    balanceOf: (member) => balanceOf(server, member),
    async recordOf({ token, merchantCode }) {
      const { list } = (await server.call('listBets', { token, merchantCode })).value();
      return list.map((bet) => `${bet.externalKey} ${bet.status} ${bet.stakeMinor} ${bet.payoutMinor}`);
    },
    logOut: ({ token }) => server.call('logout', { token }),
    whileSwitchedOff: (work) => whileSwitchedOff(fixture, work),
  };
}

async function whileSwitchedOff(
  { server, vendorCode, gameId }: AdapterFixture,
  work: () => Promise<void>,
): Promise<void> {
  const set = (enabled: boolean) =>
    server.runner.query({
      text: `update wau.games set enabled = $1 where merchant_id = 'wau' and vendor_code = $2 and game_id = $3`,
      values: [enabled, vendorCode, gameId],
    });
  await set(false);
  try {
    await work();
  } finally {
    await set(true);
  }
}
