import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { defaultLanguage } from '@wau/contract/languages';
import { rateOf } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { inEachLanguage } from '../../messaging/message/in-each-language.ts';
import type { ChangedRates } from './change-rates.ts';

interface Told {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly isAgent: boolean;
}

/** Tells a member which rates are others from a day on; nothing where none is. Locks: see `tellMember`; call it last. */
export async function tellRates(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { isAgent, ...member }: Told,
  { after, products }: Pick<ChangedRates, 'after' | 'products'>,
  startsOn: string,
): Promise<void> {
  if (products.length === 0) return;
  const rates = inEachLanguage(({ t, percent }) =>
    products
      .map((product) => `${t(`rate.product.${product}`)} ${percent(rateOf(after, product))}`)
      .join(', '),
  );
  await deliverInboxText(parts, tx, {
    ...{ ...member, language: defaultLanguage },
    textId: isAgent ? 'rates.changed' : 'rates.changed.player',
    values: { day: inEachLanguage(({ day }) => day(startsOn)), rates },
  });
  await tellMember(tx, member, { kind: 'inbox' }, new Date(parts.clock.nowMs()));
}
