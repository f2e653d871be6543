import { movementKinds } from '@wau/contract/movement-kinds';
import { playerAccountId } from '@wau/ledger/account-id';
import { toMinor } from '@wau/money/minor';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { LiveMember } from '../../../platform/sessions/session-lookup.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { correctBet } from '../../play/betting/correct-bet.ts';
import { openPlayer, type TestPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';
import { getMovementTotals } from './get-movement-totals.ts';
import { listMovements } from './list-movements.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

const contextOf = ({ member: { merchantCode, memberId } }: TestPlayer) => ({
  merchant: { merchantCode, currencyCode: 'MYR', vendors: [] } as unknown as Merchant,
  member: { memberId } as unknown as LiveMember,
  language: 'MY' as const,
});

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Rounds that end in every way there is, with money from the house between them. */
async function playAnything(
  player: TestPlayer,
  rounds: number,
  below: (limit: number) => number,
): Promise<void> {
  for (let number = 0; number < rounds; number += 1) {
    const round = player.round();
    const bet = { ...round.bet, amountMinor: String(1 + below(90)) };
    await vendor.send('bet', bet);
    const ending = below(8);
    if (ending === 0) await vendor.send('rollback', round.rollback());
    else if (ending < 5) await vendor.send('win', round.win(String(1 + below(200))));
    else await vendor.send('endRound', round.end);
    if (below(10) === 0) await fund(server, player.member, BigInt(1 + below(50)));
    if (ending === 0 || below(6) > 0) continue;
    const corrections = 1 + below(2);
    for (let step = 0; step < corrections; step += 1) {
      await correctBet(server, {
        bet: {
          merchantCode: player.member.merchantCode,
          source: 'vendor',
          provider: studioVendorCode,
          externalKey: bet.roundId,
        },
        transactionKey: `${bet.roundId}:${step}`,
        result:
          below(2) === 0
            ? { kind: 'voided' }
            : { kind: 'settled', payoutMinor: toMinor(BigInt(below(150))), turnoverMinor: toMinor(1n) },
      });
    }
  }
}

const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'] as const;

/**
 * The ledger takes its times from the database, so the books are put on other days afterwards: as many movements on each
 * day, the last of a day in its last millisecond where the merchant is (UTC+8), the first of the next at midnight.
 */
async function spreadOverDays(player: TestPlayer): Promise<void> {
  const client = new Client({ connectionString: server.testDatabase.superuserUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `with owner as (select account_number, version from ledger.account where account_id = $1),
            placed as (
              select e.transfer_id, e.account_number, e.version,
                     ((e.version - 1) * $3::integer / owner.version) as day,
                     row_number() over day as place, count(*) over (partition by (e.version - 1) * $3::integer / owner.version) as places
                from ledger.entry e join owner using (account_number)
              window day as (partition by (e.version - 1) * $3::integer / owner.version order by e.version)),
            timed as (
              select *, $2::date::timestamp at time zone 'Asia/Kuala_Lumpur' + day * interval '1 day'
                        + case when place = places then interval '23:59:59.999' else (place - 1) * interval '1 minute' end as moment
                from placed),
            entries as (
              update ledger.entry e set created_at = timed.moment from timed
               where e.account_number = timed.account_number and e.version = timed.version)
       update ledger.transfer t set created_at = timed.moment from timed where t.transfer_id = timed.transfer_id`,
      [playerAccountId(player.member.memberId), days[0], days.length],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function listed(player: TestPlayer, query: Parameters<typeof listMovements>[2]) {
  let [inMinor, outMinor, count] = [0n, 0n, 0];
  let cursor: string | undefined;
  do {
    const page = await listMovements(server, contextOf(player), {
      ...query,
      pageSize: 50,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const movement of page.list) {
      const amount = BigInt(movement.amountMinor);
      if (amount > 0n) inMinor += amount;
      else outMinor -= amount;
      count += 1;
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  const totals = {
    inMinor: String(inMinor),
    outMinor: String(outMinor),
    netMinor: String(inMinor - outMinor),
    currencyCode: 'MYR',
  };
  return { totals, count };
}

test('CA-06 totals are the sums of the list to the minor unit: any rounds, any kind, any days of the merchant', async () => {
  const player = await openPlayer(server, vendor, 100_000n);
  await playAnything(player, 400, numbersFrom(20_260_301));
  await spreadOverDays(player);
  let seen = 0;
  for (const [first, fromDay] of days.entries()) {
    for (const toDay of days.slice(first)) {
      for (const kind of [undefined, ...movementKinds]) {
        const query = { fromDay, toDay, ...(kind === undefined ? {} : { kind }) };
        const { totals, count } = await listed(player, query);
        expect(await getMovementTotals(server, contextOf(player), query), JSON.stringify(query)).toEqual(
          totals,
        );
        seen += count;
      }
    }
  }
  expect(seen).toBeGreaterThan(5_000);
  expect(await server.ledger.verifyChains(player.member.merchantCode)).toEqual([]);
}, 60_000);
