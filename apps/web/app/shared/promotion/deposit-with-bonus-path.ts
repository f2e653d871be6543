/** Names in an address the promotion whose bonus the deposit form begins with. */
export const bonusParameter = 'bonus';

/** To the deposit form with a promotion's bonus chosen. */
export function depositWithBonusPath(promotionId: string): string {
  return `/m/voucherCenter?${new URLSearchParams({ [bonusParameter]: promotionId })}`;
}
