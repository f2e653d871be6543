import type { CommissionRunId, MemberId, MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import type { ContractKind, ContractTier } from '@wau/rules/agency/contract-terms';
import { tierToWire } from '@wau/rules/agency/wire-tiers';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import type { Client } from 'pg';
import { insertApprovedDeposit } from '../../../../testing/approved-deposit.ts';
import { changeSetting } from '../../../../testing/change-settings.ts';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';
import { lockBets, placeBets, settleBets } from '../../../play/betting/bet-record.ts';
import { type BetResult, correctionOf } from '../../../play/betting/settlement.ts';
import { selectBetLines, selectLineBets } from '../commission-list-sql.ts';
import { runCommissions } from '../run-commissions.ts';
import { dueByModel, type ModelBet, type ModelContract, type ModelDeposit } from './commission-model.ts';

const merchantCode = 'wau' as MerchantCode;

/** The merchant's days begin eight hours before those of UTC. */
const atMs = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00+08:00`);

export const rateTier = (basisPoints: number, minimumBetMinor = 0n, activeMembers = 0): ContractTier => ({
  ...{ minimumBetMinor, netLossMinor: 0n, activeMembers, basisPoints, amountMinor: null },
});

interface SceneBet extends ModelBet {
  readonly stake: number;
  readonly key: string;
}

/**
 * A merchant with agents, contracts and bets, by a clock of its own, kept beside the database so that all of it can be reckoned
 * once more. What the demo has of contracts is taken away.
 */
export function createCommissionScene(server: TestServer, owner: Client) {
  const upline = new Map<MemberId, MemberId | undefined>();
  const contracts: ModelContract[] = [];
  const bets = new Map<string, SceneBet>();
  const deposits: ModelDeposit[] = [];
  let nowMs = 0;
  let results = 0;
  const clock = { nowMs: () => nowMs };
  const parts = { ...server, clock, random: systemRandom };
  const keyOf = (externalKey: string) => ({
    ...({ merchantCode, source: 'vendor', provider: 'studio', externalKey } as const),
  });
  const settle = (key: string, result: BetResult, name: string): Promise<void> =>
    withTransaction(server.database, async (tx) => {
      const [standing] = await lockBets(tx, [keyOf(key)]);
      if (standing === undefined) throw new Error(`${key} was placed`);
      await settleBets(tx, correctionOf(standing, result, name).steps, new Date(nowMs));
    });
  return {
    ...{ merchantCode, upline, contracts, bets, deposits, parts, clock },
    /** Moves the scene's time on. */
    goTo(day: string, time = '00:00'): void {
      nowMs = Math.max(nowMs, atMs(day, time));
    },
    async clear(): Promise<void> {
      await owner.query('delete from wau.agent_contracts');
    },
    async set(settingName: Parameters<typeof changeSetting>[1]['settingName'], value: string): Promise<void> {
      await changeSetting(server, { merchantId: merchantCode, settingName, value });
    },
    async open(username: string, type: number, above?: TestMember): Promise<TestMember> {
      const member = await server.openMember(username);
      await owner.query(
        'update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1',
        [member.memberId, type, above?.memberId ?? null],
      );
      upline.set(member.memberId, above?.memberId);
      return member;
    },
    /** A contract that both have agreed on. */
    async agree(
      agent: TestMember,
      above: TestMember | undefined,
      of: {
        readonly kind: ContractKind;
        readonly product?: string;
        readonly startsOn: string;
        readonly tiers: readonly ContractTier[];
      },
    ): Promise<void> {
      const { kind, product = 'CONS', startsOn, tiers } = of;
      await owner.query(
        `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, upline_id, state, tiers, starts_on,
                                          proposed_by, proposer_id, proposed_at, answered_at)
         values ($1, $2, $3, $4, 1, $5, 'A', $6, $7, 'upline', 'opr_0', now(), now())`,
        [
          merchantCode,
          agent.memberId,
          kind,
          product,
          above?.memberId ?? null,
          JSON.stringify(tiers.map(tierToWire)),
          startsOn,
        ],
      );
      contracts.push({
        ...{ agentId: agent.memberId, uplineId: above?.memberId ?? null, kind, product, tiers },
        startsAtMs: atMs(startsOn),
      });
    },
    /** A bet that is settled at once, or waits for its result; one of an earlier moment becomes known late. */
    async bet(
      member: TestMember,
      category: string,
      stake: number,
      payout: number | 'open',
      earlier?: { readonly day: string; readonly time: string },
    ): Promise<string> {
      const placedMs = earlier === undefined ? nowMs : atMs(earlier.day, earlier.time);
      const key = `commission-${bets.size + 1}`;
      const isOpen = payout === 'open';
      const bet = {
        ...{
          ...keyOf(key),
          memberId: member.memberId,
          gameId: 'dice',
          category,
          currencyCode: 'MYR' as const,
        },
        ...{ stakeMinor: toMinor(BigInt(stake)), payoutMinor: toMinor(BigInt(isOpen ? 0 : payout)) },
        ...{ status: isOpen ? ('open' as const) : ('settled' as const), transactionKey: undefined },
      };
      await withTransaction(server.database, (tx) => placeBets(tx, [bet], new Date(placedMs)));
      bets.set(key, {
        ...{ key, memberId: member.memberId, category, stake },
        countsAtMs: isOpen ? undefined : placedMs,
        turnover: isOpen ? 0n : BigInt(stake),
        netLoss: isOpen ? 0n : BigInt(stake - payout),
      });
      return key;
    },
    /** Gives a bet its result, or another one. */
    async result(key: string, payout: number | 'void'): Promise<void> {
      const bet = bets.get(key);
      if (bet === undefined) throw new Error(`${key} was placed`);
      const isVoid = payout === 'void';
      results += 1;
      const name = `result-${results}`;
      const played = {
        payoutMinor: toMinor(BigInt(isVoid ? 0 : payout)),
        turnoverMinor: toMinor(BigInt(bet.stake)),
      };
      await settle(key, isVoid ? { kind: 'voided' } : { kind: 'settled', ...played }, name);
      bets.set(key, {
        ...bet,
        countsAtMs: bet.countsAtMs ?? (isVoid ? undefined : nowMs),
        turnover: isVoid ? 0n : BigInt(bet.stake),
        netLoss: isVoid ? 0n : BigInt(bet.stake - payout),
      });
    },
    async deposit({ memberId }: TestMember, amount: number): Promise<void> {
      await insertApprovedDeposit(owner, clock, { merchantCode, memberId }, amount, new Date(nowMs));
      deposits.push({ memberId, atMs: nowMs, amount: BigInt(amount) });
    },
    run: (): Promise<void> => runCommissions(parts, merchantCode),
    /** What agents are due in the end by the bets themselves. */
    async dueByModel(
      kind: ContractKind,
      settings: Pick<Parameters<typeof dueByModel>[0], 'activeTurnover' | 'activeDeposit' | 'carriesLosses'>,
    ) {
      const { rows } = await owner.query<{ from_ms: string; to_ms: string }>(
        `select extract(epoch from starts_at) * 1000 as from_ms, extract(epoch from ends_at) * 1000 as to_ms
           from wau.commission_runs where merchant_id = $1 and kind = $2 and state <> 'rejected' order by starts_at`,
        [merchantCode, kind],
      );
      const world = { upline, contracts, bets: [...bets.values()], deposits, ...settings };
      return dueByModel(
        world,
        kind,
        rows.map((row) => ({ fromMs: Number(row.from_ms), toMs: Number(row.to_ms) })),
      );
    },
    betsOfLine: (runId: string, agentId: string, line: number) =>
      selectLineBets(
        server.runner,
        { merchantCode, runId: runId as CommissionRunId },
        { agentId: agentId as MemberId, line },
        undefined,
        1_000,
      ),
    linesOfBet: (externalKey: string) =>
      selectBetLines(server.runner, merchantCode, keyOf(externalKey), undefined, 1_000),
    /** What agents have been paid by a kind, less what they owe. */
    async paid(kind: ContractKind): Promise<ReadonlyMap<string, bigint>> {
      const { rows } = await owner.query<{ agent_id: string; minor: string }>(
        `select payment.agent_id, sum(payment.paid_minor) - coalesce(max(debt.owed_minor), 0) as minor
           from wau.commission_payments as payment
           join wau.commission_runs as run using (merchant_id, run_id)
           left join wau.commission_debts as debt
             on debt.merchant_id = run.merchant_id and debt.agent_id = payment.agent_id and debt.kind = run.kind
          where run.merchant_id = $1 and run.kind = $2 and run.state = 'paid'
          group by payment.agent_id`,
        [merchantCode, kind],
      );
      return new Map(rows.map((row) => [row.agent_id, BigInt(row.minor)]));
    },
  };
}
