import { Type } from 'typebox';
import { SessionTokenField } from './session-token-field.ts';

const notLookedAt = (maxLength: number, why: string) =>
  Type.Optional(Type.String({ maxLength, description: `Not looked at: ${why}` }));

const OwnMerchant = Type.Optional(
  Type.String({
    maxLength: 20,
    description: 'Of the merchant that the header or the host names; another one is refused',
  }),
);

/** What clients of lists of games and lotteries say of themselves, though the request itself tells it. */
export const whoAsks = {
  merchant: OwnMerchant,
  merchantCode: OwnMerchant,
  language: Type.Optional(
    Type.String({
      maxLength: 10,
      description: 'Of the answer; without it, or where the merchant does not speak it, that of the header',
    }),
  ),
  platform: notLookedAt(10, 'lists are the same on each'),
  clientType: notLookedAt(4, 'lists are the same on each'),
  token: SessionTokenField,
};

/** What calls are refused with that take `whoAsks`. */
export const whoAsksErrors = ['merchant.mismatch'] as const;
