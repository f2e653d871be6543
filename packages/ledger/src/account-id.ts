import type { MemberId } from '@wau/contract/ids';

declare const accountBrand: unique symbol;

/** Readable name of an account within its merchant, e.g. `player:mbr_…:main` or `house:games:dice`. */
export type AccountId = string & { readonly [accountBrand]: 'AccountId' };

const accountIdForm = /^[a-z]+(:[A-Za-z0-9_.-]+)+$/;
const longestAccountId = 120;

/** Reads an account id; `undefined` for text that cannot be one. */
export function parseAccountId(text: string): AccountId | undefined {
  return text.length <= longestAccountId && accountIdForm.test(text) ? (text as AccountId) : undefined;
}

/** A wallet of a member; every member has `main`. */
export function playerAccountId(memberId: MemberId, wallet = 'main'): AccountId {
  return toAccountId(`player:${memberId}:${wallet}`);
}

/** An account of the house, e.g. `houseAccountId('games', 'dice')` for `house:games:dice`. */
export function houseAccountId(...path: readonly string[]): AccountId {
  return toAccountId(['house', ...path].join(':'));
}

/** Whether the account is the house's: it carries no balance of its own, its entries are summed by the roll-up. */
export function isHouseAccount(accountId: AccountId): boolean {
  return accountId.startsWith('house:');
}

function toAccountId(text: string): AccountId {
  const accountId = parseAccountId(text);
  if (accountId === undefined) throw new RangeError(`not an account id: ${text}`);
  return accountId;
}
