import type { ContractProduct } from '@wau/rules/agency/contract-terms';
import type { RateProduct } from '@wau/rules/agency/member-rates';

/** The ids of products' names, each written out: the build finds by them which screens speak them. */
export const productNames = {
  LIVE: 'contract.product.LIVE',
  RNG: 'contract.product.RNG',
  SPORTS: 'contract.product.SPORTS',
  LOTT: 'contract.product.LOTT',
  FISH: 'contract.product.FISH',
  ELOTT: 'contract.product.ELOTT',
  PVP: 'contract.product.PVP',
} as const satisfies Readonly<Record<RateProduct, string>>;

/** The same for contracts, which may be about all products as one sum. */
export const contractProductNames = {
  ...productNames,
  CONS: 'contract.product.CONS',
} as const satisfies Readonly<Record<ContractProduct, string>>;
