import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';

interface PromotionTexts {
  /** What it gives. */
  readonly reward: string;
  /** What has to be done for it; `undefined` for nothing. */
  readonly condition: string | undefined;
  /** What has to be staked before a withdrawal; `undefined` for nothing. */
  readonly turnover: string | undefined;
  /** How far the condition is met; `undefined` without one. */
  readonly progress: string | undefined;
}

/** A promotion's rules in sentences. */
export function usePromotionTexts(
  currencyCode: CurrencyCode,
): (promotion: MemberPromotion) => PromotionTexts {
  const t = useTranslate();
  const short = useShortMoney();
  const money: typeof short = (amount, code) => unbroken(short(amount, code));
  const percent = usePercent();
  return (promotion) => {
    const { condition, conditionMinor, rewardBasisPoints, recurrence, turnoverTimes, enrolment } = promotion;
    const most = money(minorOf(promotion.mostMinor), currencyCode);
    const share = rewardBasisPoints === null ? '' : percent(rewardBasisPoints);
    const isDeposit = condition === 'deposit';
    const isChosen = enrolment === 'deposit';
    const shareText = isChosen
      ? t('reward.share.chosen', { share, most })
      : isDeposit
        ? t('reward.share.deposit', { share, most })
        : t('reward.share.turnover', { share, most });
    const amount = conditionMinor === null ? '' : money(minorOf(conditionMinor), currencyCode);
    const when = {
      once: isDeposit ? t('reward.deposit.once', { amount }) : t('reward.turnover.once', { amount }),
      daily: isDeposit ? t('reward.deposit.daily', { amount }) : t('reward.turnover.daily', { amount }),
      weekly: isDeposit ? t('reward.deposit.weekly', { amount }) : t('reward.turnover.weekly', { amount }),
    };
    const done = money(minorOf(promotion.progressMinor), currencyCode);
    return {
      reward: rewardBasisPoints === null ? most : shareText,
      condition: isChosen
        ? t('reward.deposit.chosen', { amount })
        : condition === 'none'
          ? undefined
          : when[recurrence],
      turnover: turnoverTimes === 0 ? undefined : t('reward.times', { times: turnoverTimes }),
      progress: condition === 'none' ? undefined : t('reward.progress.of', { done, amount }),
    };
  };
}
