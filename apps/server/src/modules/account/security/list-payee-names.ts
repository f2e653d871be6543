import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { openSealedText } from '@wau/service/secrets/sealing';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readPersonalData } from '../member/personal-data.ts';
import { bankCardPlace, bankCardSealingKey } from './bank-card-sealing.ts';
import { selectBankCards } from './bank-card-sql.ts';

/** The names that a member is paid under: the one that is fixed, and those of the accounts on the list. For comparing alone. */
export async function listPayeeNames(
  parts: Pick<ServerParts, 'config'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly string[]> {
  const { payeeName } = await readPersonalData(parts, runner, merchantCode, memberId);
  const cards = await selectBankCards(runner, merchantCode, memberId);
  const key = bankCardSealingKey(parts);
  const holders = cards.map(({ bank_card_id, sealed_holder_name }) =>
    openSealedText(key, bankCardPlace(merchantCode, bank_card_id, 'holder'), sealed_holder_name),
  );
  return [payeeName, ...holders].filter((name) => name !== '');
}
