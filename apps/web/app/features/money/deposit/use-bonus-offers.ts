import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { memberPromotionsQuery } from '../../../shared/promotion/member-promotions.ts';
import { bonusOffersOf, type DepositBonusOffer } from './bonus-choice.ts';

interface BonusOffers {
  readonly offers: readonly DepositBonusOffer[];
  /** They could not be loaded; a deposit without one is possible all the same. */
  readonly hasFailed: boolean;
}

/** What can be chosen with a deposit: nothing where the merchant has no promotions, and never with play money. */
export function useBonusOffers(): BonusOffers {
  const hasPromotions = useFlag('REWCEN3');
  const isPlayMoney = isTrial(useSession());
  const { data, isError } = useQuery({
    ...memberPromotionsQuery(useApi()),
    enabled: hasPromotions && !isPlayMoney,
  });
  return { offers: bonusOffersOf(data?.list ?? []), hasFailed: isError && data === undefined };
}
