import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import { runAudited } from '../../../../platform/audit/run-audited.ts';
import { studioVendorCode, studioVendorKey } from '../../../../seed-demo.ts';
import { switchOnFlags } from '../../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember, testSecret } from '../../../../testing/test-server.ts';
import { openPlayer, openPlayerOf, type TestPlayer } from '../../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../../play/vendor/testing/vendor-client.ts';
import { type ContentOrder, putContent } from '../../operator-content/put-content.ts';

const dayMs = 86_400_000;
export const wau = 'wau' as MerchantCode;

/** A server whose club and rebates are open, whose clock stands at noon where the merchant is. */
export async function createClubScene() {
  const server = await createTestServer();
  await switchOnFlags(server, 'MEMCLUB3', 'MANPLAYREB3');
  server.clock.advance(untilNoon(server.clock.nowMs()));
  const vendor = createVendorClient(server.handle.vendorTransport, {
    vendorCode: studioVendorCode,
    key: studioVendorKey(testSecret),
    clock: server.clock,
  });
  let keyNumber = 0;
  const newKey = () => {
    keyNumber += 1;
    return `club-key-${String(keyNumber).padStart(8, '0')}`;
  };

  /** The member with a session of a later time, since one that nobody uses ends. */
  async function later(member: TestMember, milliseconds: number): Promise<TestMember> {
    server.clock.advance(milliseconds);
    const { username, password } = member;
    const body = { type: 'username', username, password, captcha: '' } as const;
    return { ...member, token: (await server.call('login', { body })).value().token };
  }

  /** A settled bet that wins nothing. */
  async function play(player: TestPlayer, amountMinor: string): Promise<void> {
    const round = player.round({ amountMinor });
    await vendor.send('bet', round.bet);
    await vendor.send('endRound', round.end);
  }

  async function put(kind: ContentKindName, order: ContentOrder) {
    const actor = { kind: 'installation', actorName: 'test' } as const;
    const deed = { merchantCodes: [wau], actor, action: 'putContent' };
    return runAudited(server, deed, (tx) => putContent(server, tx, wau, kind, order));
  }

  const titlesOf = async ({ token }: TestMember) =>
    (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ title }) => title);

  async function booksProblems() {
    await server.ledger.rollUpHouse(wau);
    return server.ledger.verifyChains(wau);
  }

  return {
    ...{ server, vendor, newKey, later, play, put, titlesOf, booksProblems, dayMs },
    openPlayer: (balanceMinor: bigint) => openPlayer(server, vendor, balanceMinor),
    openPlayerOf: (member: TestMember) => openPlayerOf(server, vendor, member),
    /** Where the merchant is. */
    today: () => new Date(server.clock.nowMs() + 8 * 3_600_000).toISOString().slice(0, 10),
    clubOf: async ({ token }: TestMember) => (await server.call('getMemberClub', { token })).value(),
    claim: (
      { token }: TestMember,
      kind: 'upgrade' | 'weekly' | 'birthday',
      occurrence: string,
      key = newKey(),
    ) => server.call('claimClubBenefit', { token, body: { kind, occurrence }, idempotencyKey: key }),
    rebatesOf: async ({ token }: TestMember) => (await server.call('getRebates', { token })).value(),
    claimRebate: ({ token }: TestMember, categories: string[], key = newKey()) =>
      server.call('claimRebate', { token, body: { categories }, idempotencyKey: key }),
  };
}

export function outcomesOf(answers: readonly { outcome(): string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer.outcome()] = (counts[answer.outcome()] ?? 0) + 1;
  return counts;
}

/** Kuala Lumpur is eight hours ahead all year. */
function untilNoon(nowMs: number): number {
  const sinceMidnight = (nowMs + 8 * 3_600_000) % dayMs;
  const noon = dayMs / 2;
  return sinceMidnight <= noon ? noon - sinceMidnight : dayMs + noon - sinceMidnight;
}
