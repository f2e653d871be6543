import { Type } from 'typebox';
import { Exact, OneOf } from '../../schema.ts';

/** As `packages/rules/src/agency/member-rates.ts` knows them. */
export const RateProductText = OneOf(['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP']);

export const BasisPoints = Type.Integer({
  minimum: 0,
  maximum: 1_000,
  description: 'Hundredths of a percent of what is staked',
});

/** Rates by product; a product that is not named is left as it is, or has none. */
export const RateList = Type.Array(Exact({ product: RateProductText, basisPoints: BasisPoints }), {
  maxItems: 7,
});
