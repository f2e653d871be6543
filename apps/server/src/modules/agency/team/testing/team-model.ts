import type { MemberId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { Client } from 'pg';
import { selectDayMoments } from '../../../../platform/calendar/day-moments-sql.ts';
import { insertApprovedDeposit } from '../../../../testing/approved-deposit.ts';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';
import { placeBets } from '../../../play/betting/bet-record.ts';
import { countTeamDay, countTeamStandings } from '../count-team-day.ts';

const dayMs = 86_400_000;

export interface ModelBet {
  readonly memberId: MemberId;
  readonly day: string;
  readonly category: string;
  readonly externalKey: string;
  readonly placedAtMs: number;
  readonly stake: number;
  readonly payout: number;
}

/** A merchant's members and what they do, kept beside the database so that figures can be added up by hand. */
export function createTeamModel(server: TestServer, owner: Client) {
  const upline = new Map<MemberId, MemberId | undefined>();
  const bets: ModelBet[] = [];
  const deposits: { memberId: MemberId; day: string; amount: number }[] = [];
  /** Noon in Kuala Lumpur, so that a minute more or less is the same day. */
  const noonMs = (daysAgo: number): number =>
    Date.parse(`${dayAgo(server.clock.nowMs(), daysAgo)}T12:00:00+08:00`);
  return {
    upline,
    bets,
    deposits,
    day: (daysAgo = 0): string => dayAgo(server.clock.nowMs(), daysAgo),
    async open(username: string, type: number, above?: TestMember): Promise<TestMember> {
      const member = await server.openMember(username);
      await owner.query(
        'update wau.members set member_type = $2, upline_member_id = $3, registered_at = $4 where member_id = $1',
        [member.memberId, type, above?.memberId ?? null, new Date(noonMs(9))],
      );
      upline.set(member.memberId, above?.memberId);
      return member;
    },
    async bet(member: TestMember, daysAgo: number, category: string, stake: number, payout: number) {
      const externalKey = `team-round-${bets.length + 1}`;
      const placedAtMs = noonMs(daysAgo) + bets.length;
      const { merchantCode, memberId } = member;
      const bet = {
        ...{
          merchantCode,
          memberId,
          source: 'vendor' as const,
          provider: 'studio',
          externalKey,
          gameId: 'dice',
        },
        ...{ category, currencyCode: 'MYR' as const, status: 'settled' as const, transactionKey: undefined },
        ...{ stakeMinor: toMinor(BigInt(stake)), payoutMinor: toMinor(BigInt(payout)) },
      };
      await withTransaction(server.database, (tx) => placeBets(tx, [bet], new Date(placedAtMs)));
      bets.push({
        ...{ memberId, category, externalKey, placedAtMs, stake, payout },
        day: dayAgo(server.clock.nowMs(), daysAgo),
      });
    },
    async deposit({ merchantCode, memberId }: TestMember, daysAgo: number, amount: number) {
      const at = new Date(noonMs(daysAgo));
      await insertApprovedDeposit(owner, server.clock, { merchantCode, memberId }, amount, at);
      deposits.push({ memberId, day: dayAgo(server.clock.nowMs(), daysAgo), amount });
    },
    /** Everybody below, by walking up from each. */
    below(agentId: MemberId): ReadonlyMap<MemberId, number> {
      const levels = new Map<MemberId, number>();
      for (const memberId of upline.keys()) {
        let level = 0;
        for (let above: MemberId | undefined = memberId; above !== undefined; above = upline.get(above)) {
          if (above === agentId && level > 0) levels.set(memberId, level);
          level += 1;
        }
      }
      return levels;
    },
    /** Counts the last days as the job does. */
    async count(days: number, merchantCode: TestMember['merchantCode']): Promise<void> {
      for (let ago = 0; ago < days; ago += 1) {
        const day = dayAgo(server.clock.nowMs(), ago);
        const moments = await selectDayMoments(server.runner, merchantCode, { fromDay: day, toDay: day });
        await withTransaction(server.database, (tx) => countTeamDay(tx, { merchantCode, day, ...moments }));
      }
      await withTransaction(server.database, (tx) =>
        countTeamStandings(tx, merchantCode, new Date(server.clock.nowMs())),
      );
    },
  };
}

function dayAgo(nowMs: number, daysAgo: number): string {
  return new Date(nowMs + 8 * 60 * 60_000 - daysAgo * dayMs).toISOString().slice(0, 10);
}
