import type { MemberId } from '@wau/contract/ids';
import { type AccountId, houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { type Transfer, toIdempotencyKey } from '@wau/ledger/transfer';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { NewRedRain, RedRainRow } from './red-rain-sql.ts';

type Rain = Pick<NewRedRain, 'merchant_id' | 'rain_id' | 'funder' | 'agent_id' | 'currency'>;

/** What is put aside for rains that are not over. */
const pending = houseAccountId('rains');
const promotions = houseAccountId('promotions');

function funderAccount({ funder, agent_id }: Rain): AccountId {
  if (funder === 'house') return promotions;
  assert(agent_id !== null, 'an agent funds a rain of the own team');
  return playerAccountId(agent_id);
}

/** Puts the whole sum of a rain aside. @throws Refusal `balance.insufficient` */
export async function fundRain(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  rain: Rain & Pick<RedRainRow, 'total_minor'>,
): Promise<void> {
  const { merchant_id: merchantId, currency } = rain;
  for (const accountId of [pending, promotions])
    await ledger.openAccount({ merchantId, accountId, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      ...{ merchantId, currency, reason: 'rain.fund', reference: rain.rain_id },
      idempotencyKey: toIdempotencyKey(`rain.fund:${rain.rain_id}`),
      debit: funderAccount(rain),
      credit: pending,
      amountMinor: rain.total_minor,
    },
  ]);
  assert(answer !== undefined, 'each transfer has its answer');
  if (answer.outcome !== 'posted') throw new Refusal(answer.refusal);
}

/** What was put aside and nobody caught goes back to who funded it. */
export async function returnRain(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  rain: Rain,
  amountMinor: Minor,
): Promise<void> {
  if (amountMinor === 0n) return;
  const [answer] = await ledger.postInTransaction(tx, [
    {
      ...{ merchantId: rain.merchant_id, currency: rain.currency, reason: 'rain.return' },
      reference: rain.rain_id,
      idempotencyKey: toIdempotencyKey(`rain.return:${rain.rain_id}`),
      debit: pending,
      credit: funderAccount(rain),
      amountMinor,
    },
  ]);
  if (answer?.outcome !== 'posted')
    throw new Error(`the rest of ${rain.rain_id} could not be returned: ${answer?.refusal}`);
}

/** A packet that a member has caught; its key is the member's of this rain, so that none is paid twice. */
export function packetTransfer(
  { merchant_id: merchantId, rain_id, currency }: Pick<RedRainRow, 'merchant_id' | 'rain_id' | 'currency'>,
  memberId: MemberId,
  amountMinor: Minor,
): Transfer {
  return {
    ...{ merchantId, currency, amountMinor, reason: 'rain.packet', reference: rain_id },
    idempotencyKey: toIdempotencyKey(`rain.packet:${rain_id}:${memberId}`),
    debit: pending,
    credit: playerAccountId(memberId),
  };
}
