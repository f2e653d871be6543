/**
 * Stands where other deposits have the provider that takes their money: here the member pays to one of the merchant's own
 * accounts, and a person who has seen the money come says so. Nobody is asked and nobody calls back.
 */
export const bankTransferProvider = 'bank';

/** How long a member has to pay and show it. */
export const transferLifetimeMs = 60 * 60_000;

/** How long what was shown may be looked at. */
export const proofLifetimeMs = 30 * 24 * 60 * 60_000;

/** Most proofs of one deposit; the last one counts. */
export const mostProofs = 5;
