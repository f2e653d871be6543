import type { MemberId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertMember, type MemberContact } from './member-sql.ts';
import { usernameKeyOf } from './username-key.ts';

export interface MemberFields {
  readonly username: string;
  readonly passwordHash: string;
  readonly nickname: string;
  /** The other fields of the form, by name. */
  readonly profile: Readonly<Record<string, string>>;
  readonly registerKeyHash: Buffer | null;
  readonly contact?: MemberContact;
  /** The password was given by somebody else: the member chooses one at the first login. */
  readonly isFirstLogin?: boolean;
  /** See member-types.ts; an ordinary member when it is left out. */
  readonly memberType?: number;
  /** The agent or member that the new one comes under. */
  readonly uplineMemberId?: MemberId;
}

/**
 * A new member with a ledger account, in the transaction of `runner`: neither exists without the other. Refuses
 * `register.username.taken`, `register.mobile.taken`.
 */
export async function openMember(
  parts: Pick<ServerParts, 'clock' | 'random' | 'ledger'>,
  runner: SqlRunner,
  merchant: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  fields: MemberFields,
): Promise<MemberId> {
  const { merchantCode, currencyCode } = merchant;
  const memberId = newId('member', parts.clock, parts.random);
  await insertMember(runner, {
    contact: {},
    isFirstLogin: false,
    memberType: 0,
    ...fields,
    merchantCode,
    memberId,
    usernameKey: usernameKeyOf(fields.username),
    registeredAt: new Date(parts.clock.nowMs()),
  });
  await parts.ledger.openAccount(
    {
      merchantId: merchantCode,
      accountId: playerAccountId(memberId),
      kind: 'player',
      currency: currencyCode,
    },
    runner,
  );
  return memberId;
}
