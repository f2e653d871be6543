import type { PromotionAction } from '@wau/contract/promotion-statuses';
import { Refusal } from '@wau/service/refusal';
import type { StandingOffer } from './read-standings.ts';

/**
 * Lets pass what the promotion's standing allows the member to do.
 *
 * @throws Refusal `promotion.closed`, `promotion.used`, `promotion.not.due`
 */
export function requireAction({ standing }: StandingOffer, action: PromotionAction): void {
  if (standing.action === action) return;
  switch (standing.status) {
    case 'coming':
    case 'close':
      throw new Refusal('promotion.closed');
    case 'applying':
    case 'rejected':
    case 'issued':
    case 'claimed':
      throw new Refusal('promotion.used');
    default:
      throw new Refusal('promotion.not.due');
  }
}
