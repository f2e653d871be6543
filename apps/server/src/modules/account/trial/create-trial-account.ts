import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import { newToken, type Random } from '@wau/service/random';
import { assert } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { trialMemberType } from '../../../platform/sessions/member-types.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { openMember } from '../member/open-member.ts';
import { trialMerchantOf } from './trial-merchant-of.ts';
import { insertTrialAccount } from './trial-sql.ts';

/** How long a trial account plays. */
export const trialLifetimeMs = 24 * 60 * 60_000;

/** How long its secret opens a session, for an answer that was lost on the way. */
export const trialLoginWindowMs = 10 * 60_000;

const perAddress: AttemptRule = { name: 'trial.address', windowMs: 60 * 60_000, window: 'fixed' };
export const trialsPerAddress = 20;
/** Should somebody have many addresses: each account costs a few rows for ever. */
const perMerchant: AttemptRule = { name: 'trial.merchant', windowMs: 60 * 60_000, window: 'fixed' };
const trialsPerMerchant = 2_000;

/**
 * Opens a trial account with play money at the trial merchant.
 *
 * Invariants: member, ledger account and secret exist together or not at all; play money comes from the trial
 * merchant's own house by the reason `trial.grant` and can never reach a real merchant, whose accounts are others.
 * The account has no password that anybody could know.
 *
 * Refuses with `module.unavailable` and `rate.limited`.
 *
 * Lock order: the counters, then the member's row, the ledger accounts', the trial account's.
 */
export async function createTrialAccount(
  parts: ServerParts,
  merchant: Merchant,
  address: string,
): Promise<CallValue<Calls['createTrialAccount']>> {
  const trialMerchant = await trialMerchantOf(parts, merchant);
  await takeCounters(parts, merchant, address);
  const { merchantCode } = trialMerchant;
  const userName = trialNameOf(parts.random);
  const password = newToken(parts.random);
  const nowMs = parts.clock.nowMs();
  await withTransaction(parts.database, async (runner) => {
    const memberId = await openMember(parts, runner, trialMerchant, {
      username: userName,
      // No PHC text, so that no password is ever found to be right.
      passwordHash: '',
      nickname: '',
      profile: {},
      registerKeyHash: null,
      memberType: trialMemberType,
    });
    await grantPlayMoney(parts, runner, trialMerchant, memberId);
    await insertTrialAccount(runner, {
      merchantCode,
      memberId,
      secretHash: tokenHashOf(password),
      loginUntil: new Date(nowMs + trialLoginWindowMs),
      expiresAt: new Date(nowMs + trialLifetimeMs),
    });
  });
  return { merchantCode, userName, password };
}

async function takeCounters(parts: ServerParts, { merchantCode }: Merchant, address: string): Promise<void> {
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(address), trialsPerAddress);
  await requireAttempt(parts, merchantCode, perMerchant, merchantCode, trialsPerMerchant);
}

async function grantPlayMoney(
  { ledger }: Pick<ServerParts, 'ledger'>,
  runner: SqlRunner,
  { merchantCode, currencyCode, trialGrantMinor }: Merchant,
  memberId: Parameters<typeof playerAccountId>[0],
): Promise<void> {
  if (trialGrantMinor === 0n) return;
  const house = houseAccountId('trial');
  await ledger.openAccount(
    { merchantId: merchantCode, accountId: house, kind: 'house', currency: currencyCode },
    runner,
  );
  const [answer] = await ledger.postInTransaction(runner, [
    {
      merchantId: merchantCode,
      idempotencyKey: toIdempotencyKey(`trial.grant:${memberId}`),
      debit: house,
      credit: playerAccountId(memberId),
      amountMinor: trialGrantMinor,
      currency: currencyCode,
      reason: 'trial.grant',
    },
  ]);
  assert(answer?.outcome === 'posted', 'a house account may owe');
}

/** `trial_` and eight characters that nobody mixes up: 40 random bits, and the database refuses a repetition. */
function trialNameOf(random: Random): string {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz2';
  return `trial_${Array.from(random.bytes(8), (byte) => alphabet[byte & 31]).join('')}`;
}
