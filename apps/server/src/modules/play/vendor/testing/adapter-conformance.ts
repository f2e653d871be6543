import { randomInt } from 'node:crypto';
import { newId, systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../../testing/member-money.ts';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';

/**
 * What a vendor is told, in words that no protocol owns: the balance in minor units, or why not.
 */
export type SpokenAnswer =
  | bigint
  | 'wrong signature'
  | 'token'
  | 'unknown player'
  | 'funds'
  | 'conflict'
  | 'rolled back'
  | 'settled'
  | 'unknown bet'
  | 'ended';

export interface SpokenPlayer {
  readonly merchantCode: string;
  readonly playerId: string;
  readonly sessionToken: string;
}

export interface SpokenBet {
  readonly roundId: string;
  readonly transactionId: string;
  readonly amountMinor: bigint;
  /** What the round has won already, paid with the stake or not at all; the round ends with it. */
  readonly win?: { readonly transactionId: string; readonly amountMinor: bigint };
}

/** The vendor's side of its own protocol. */
export interface VendorSpeech {
  /** Takes the launch up that a member was given. */
  enter(launchUrl: string): Promise<SpokenPlayer | SpokenAnswer>;
  balance(player: SpokenPlayer): Promise<SpokenAnswer>;
  bet(player: SpokenPlayer, bet: SpokenBet): Promise<SpokenAnswer>;
  win(player: SpokenPlayer, win: Omit<SpokenBet, 'win'>): Promise<SpokenAnswer>;
  rollback(
    player: SpokenPlayer,
    rollback: { readonly roundId: string; readonly transactionId: string; readonly betTransactionId: string },
  ): Promise<SpokenAnswer>;
  endRound(player: SpokenPlayer, roundId: string): Promise<SpokenAnswer>;
}

/** What an adapter's test brings along. The vendor is set up at both demo merchants, with a key of its own at each. */
export interface AdapterFixture {
  readonly server: TestServer;
  readonly vendorCode: string;
  /** A game of the vendor that both merchants offer. */
  readonly gameId: string;
  /** Speaks as the vendor does, with the key that it shares with the merchant. */
  speechOf(merchantCode: string): VendorSpeech;
  /** The same by somebody who does not have the key. */
  forgedSpeechOf(merchantCode: string): VendorSpeech;
  /** A name of a round or a transaction as this vendor gives them. */
  newVendorId(): string;
}

/**
 * What may be told of a player or a round that is not among the vendor's: that it is not known, in one way or another.
 */
const nowhere: readonly SpokenAnswer[] = ['unknown player', 'unknown bet', 'token'];

/** What every vendor's adapter must do: call it at the top of a test file. */
export function testAdapterConformance(title: string, fixture: AdapterFixture): void {
  const { server } = fixture;
  const { newVendorId } = fixture;
  const vendor = fixture.speechOf('wau');

  async function launch(member: TestMember): Promise<string> {
    const answer = await server.call('launchGame', {
      token: member.token,
      merchantCode: member.merchantCode,
      query: { vendor: fixture.vendorCode, gameId: fixture.gameId },
    });
    return answer.value().launchUrl;
  }

  async function open(balanceMinor: bigint, merchantCode = 'wau') {
    const member = await server.openMember(`conform${randomInt(1e12)}`, merchantCode);
    if (balanceMinor > 0n) await fund(server, member, balanceMinor);
    const player = await fixture.speechOf(merchantCode).enter(await launch(member));
    if (typeof player !== 'object') throw new Error(`the vendor was not let in: ${player}`);
    return { member, player };
  }

  const betOf = (changes: Partial<SpokenBet> = {}): SpokenBet => ({
    roundId: newVendorId(),
    transactionId: newVendorId(),
    amountMinor: 100n,
    ...changes,
  });
  const recordOf = async (member: TestMember) => {
    const { token, merchantCode } = member;
    const { list } = (await server.call('listBets', { token, merchantCode })).value();
    return list.map((bet) => `${bet.externalKey} ${bet.status} ${bet.stakeMinor} ${bet.payoutMinor}`);
  };
  const logOut = (member: TestMember) => server.call('logout', { token: member.token });

  describe(`${title} conforms:`, () => {
    test('a launch lets its player in, once, and the balance is told', async () => {
      const member = await server.openMember(`conform${randomInt(1e12)}`);
      await fund(server, member, 1_234n);
      const launchUrl = await launch(member);
      const player = await vendor.enter(launchUrl);
      expect(player).toMatchObject({ merchantCode: 'wau', playerId: member.memberId });
      expect(await vendor.enter(launchUrl)).toBe('token');
      if (typeof player !== 'object') throw new Error('the player is in');
      expect(await vendor.balance(player)).toBe(1_234n);
    });

    test('bet and win', async () => {
      const { member, player } = await open(1_000n);
      const bet = betOf();
      expect(await vendor.bet(player, bet)).toBe(900n);
      expect(await recordOf(member)).toEqual([`${bet.roundId} open 100 0`]);
      const win = { roundId: bet.roundId, transactionId: newVendorId(), amountMinor: 250n };
      expect(await vendor.win(player, win)).toBe(1_150n);
      const together = betOf({ win: { transactionId: newVendorId(), amountMinor: 30n } });
      expect(await vendor.bet(player, together)).toBe(1_080n);
      expect(await recordOf(member)).toEqual([
        `${together.roundId} settled 100 30`,
        `${bet.roundId} settled 100 250`,
      ]);
      const lost = betOf();
      await vendor.bet(player, lost);
      expect(await vendor.endRound(player, lost.roundId)).toBe(980n);
      expect(await vendor.win(player, { ...win, ...lost, transactionId: newVendorId() })).toBe('ended');
    });

    test('a bet without a stake is recorded, won and rolled back like any other', async () => {
      const { member, player } = await open(500n);
      const free = betOf({ amountMinor: 0n });
      expect(await vendor.bet(player, free)).toBe(500n);
      expect(await vendor.bet(player, free)).toBe(500n);
      expect(await vendor.bet(player, { ...free, amountMinor: 5n })).toBe('conflict');
      expect(await vendor.bet(player, { ...free, roundId: newVendorId() })).toBe('conflict');
      const { roundId } = free;
      expect(await vendor.win(player, { roundId, transactionId: newVendorId(), amountMinor: 70n })).toBe(
        570n,
      );
      const cancelled = betOf({ amountMinor: 0n });
      await vendor.bet(player, cancelled);
      const rollback = {
        roundId: cancelled.roundId,
        transactionId: newVendorId(),
        betTransactionId: cancelled.transactionId,
      };
      expect([await vendor.rollback(player, rollback), await vendor.rollback(player, rollback)]).toEqual([
        570n,
        570n,
      ]);
      const winning = betOf({ amountMinor: 0n, win: { transactionId: newVendorId(), amountMinor: 9n } });
      expect([await vendor.bet(player, winning), await vendor.bet(player, winning)]).toEqual([579n, 579n]);
      expect(await recordOf(member)).toEqual([
        `${winning.roundId} settled 0 9`,
        `${cancelled.roundId} refunded 0 0`,
        `${roundId} settled 0 70`,
      ]);
      const staked = betOf();
      await vendor.bet(player, staked);
      expect(await vendor.bet(player, { ...staked, amountMinor: 0n })).toBe('conflict');
    });

    test('repeated, twenty times at once as well, everything happens once with one answer', async () => {
      const { member, player } = await open(1_000n);
      const bet = betOf();
      const free = betOf({ amountMinor: 0n });
      const win = { roundId: bet.roundId, transactionId: newVendorId(), amountMinor: 40n };
      const twenty = async (send: () => Promise<SpokenAnswer>) =>
        new Set(await Promise.all(Array.from({ length: 20 }, send)));
      expect(await twenty(() => vendor.bet(player, bet))).toEqual(new Set([900n]));
      expect(await twenty(() => vendor.bet(player, free))).toEqual(new Set([900n]));
      expect(await twenty(() => vendor.win(player, win))).toEqual(new Set([940n]));
      expect(await twenty(() => vendor.endRound(player, free.roundId))).toEqual(new Set([940n]));
      expect([await balanceOf(server, member), (await recordOf(member)).length]).toEqual([940n, 2]);
    });

    test('changed under the same name, it is refused', async () => {
      const { member, player } = await open(1_000n);
      const bet = betOf();
      await vendor.bet(player, bet);
      expect(await vendor.bet(player, { ...bet, amountMinor: 99n })).toBe('conflict');
      expect(await vendor.bet(player, { ...bet, roundId: newVendorId() })).toBe('conflict');
      const win = { roundId: bet.roundId, transactionId: newVendorId(), amountMinor: 40n };
      await vendor.win(player, win);
      expect(await vendor.win(player, { ...win, amountMinor: 41n })).toBe('conflict');
      expect(await balanceOf(server, member)).toBe(940n);
    });

    test('more than the balance is refused, and stays refused', async () => {
      const { member, player } = await open(99n);
      const bet = betOf();
      expect(await vendor.bet(player, bet)).toBe('funds');
      await fund(server, member, 1_000n);
      expect(await vendor.bet(player, bet)).toBe('funds');
      expect(await balanceOf(server, member)).toBe(1_099n);
    });

    test('a rollback that comes before its bet keeps the bet out; one that comes after gives the stake back', async () => {
      const { member, player } = await open(1_000n);
      for (const amountMinor of [100n, 0n]) {
        const bet = betOf({ amountMinor });
        const rollback = {
          roundId: bet.roundId,
          transactionId: newVendorId(),
          betTransactionId: bet.transactionId,
        };
        expect(await vendor.rollback(player, rollback)).toBe(1_000n);
        expect(await vendor.bet(player, bet)).toBe('rolled back');
      }
      const bet = betOf();
      await vendor.bet(player, bet);
      const rollback = {
        roundId: bet.roundId,
        transactionId: newVendorId(),
        betTransactionId: bet.transactionId,
      };
      expect(await vendor.rollback(player, rollback)).toBe(1_000n);
      expect(await recordOf(member)).toEqual([`${bet.roundId} refunded 100 0`]);
      const won = betOf({ win: { transactionId: newVendorId(), amountMinor: 7n } });
      await vendor.bet(player, won);
      const late = { ...rollback, roundId: won.roundId, betTransactionId: won.transactionId };
      expect(await vendor.rollback(player, { ...late, transactionId: newVendorId() })).toBe('settled');
      expect(await balanceOf(server, member)).toBe(907n);
    });

    test('out of order: a win before its bet is refused and accepted after it', async () => {
      const { player } = await open(1_000n);
      const bet = betOf();
      const win = { roundId: bet.roundId, transactionId: newVendorId(), amountMinor: 40n };
      expect(await vendor.win(player, win)).toBe('unknown bet');
      expect(await vendor.endRound(player, bet.roundId)).toBe('unknown bet');
      expect(await vendor.bet(player, bet)).toBe(900n);
      expect(await vendor.win(player, win)).toBe(940n);
      expect(await vendor.bet(player, bet), 'the answer of then').toBe(900n);
    });

    test('an unknown player has neither bets nor wins, and a token shows no balance but its own player’s', async () => {
      const { player } = await open(1_000n);
      const nobody = { ...player, playerId: newId('member', server.clock, systemRandom) };
      expect(nowhere).toContain(await vendor.balance(nobody));
      const bet = betOf();
      expect(await vendor.bet(nobody, bet)).toBe('unknown player');
      const win = { roundId: bet.roundId, transactionId: newVendorId(), amountMinor: 9n };
      expect(await vendor.win(nobody, win)).toBe('unknown bet');
    });

    test('after the logout no bet is taken; what was bet before is paid and given back', async () => {
      const { member, player } = await open(1_000n);
      const [bet, other] = [betOf(), betOf()];
      await vendor.bet(player, bet);
      await vendor.bet(player, other);
      await logOut(member);
      expect(await vendor.bet(player, betOf())).toBe('token');
      expect(await vendor.bet(player, betOf({ amountMinor: 0n }))).toBe('token');
      const win = { roundId: bet.roundId, transactionId: newVendorId(), amountMinor: 40n };
      expect(await vendor.win(player, win)).toBe(840n);
      const rollback = { roundId: other.roundId, betTransactionId: other.transactionId };
      expect(await vendor.rollback(player, { ...rollback, transactionId: newVendorId() })).toBe(940n);
    });

    test('a wrong signature is refused, whatever is asked', async () => {
      const { member, player } = await open(1_000n);
      const forger = fixture.forgedSpeechOf('wau');
      const bet = betOf();
      await vendor.bet(player, bet);
      const { roundId, transactionId: betTransactionId } = bet;
      const answers = [
        await forger.balance(player),
        await forger.bet(player, betOf()),
        await forger.win(player, { roundId, transactionId: newVendorId(), amountMinor: 9n }),
        await forger.rollback(player, { roundId, transactionId: newVendorId(), betTransactionId }),
        await forger.endRound(player, roundId),
        await forger.enter(await launch(member)),
      ];
      expect(answers).toEqual(answers.map(() => 'wrong signature'));
      expect(await balanceOf(server, member)).toBe(900n);
    });

    test("with one merchant's key nobody of another merchant is reached", async () => {
      const { member, player } = await open(1_000n, 'laut');
      const own = fixture.speechOf('laut');
      const bet = betOf();
      expect(await own.bet(player, bet)).toBe(900n);
      const { roundId, transactionId: betTransactionId } = bet;
      const answers = [
        await vendor.balance(player),
        await vendor.bet(player, betOf()),
        await vendor.win(player, { roundId, transactionId: newVendorId(), amountMinor: 9n }),
        await vendor.rollback(player, { roundId, transactionId: newVendorId(), betTransactionId }),
        await vendor.endRound(player, roundId),
      ];
      expect(answers.filter((answer) => !nowhere.includes(answer))).toEqual([]);
      expect(await vendor.enter(await launch(member))).toBe('token');
      expect(await balanceOf(server, member)).toBe(900n);
    });
  });
}
