import type { CurrencyCode } from '@wau/money/currency';
import { Link } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { depositWithBonusPath } from '../../../shared/promotion/deposit-with-bonus-path.ts';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useClaimReward } from './use-claim-reward.ts';
import { useJoinPromotion } from './use-join-promotion.ts';

export interface PromotionActionProps {
  readonly promotion: MemberPromotion;
  readonly currencyCode: CurrencyCode;
  readonly onApply: (promotion: MemberPromotion) => void;
}

/** The one thing that the member can do about a promotion now; where it is play or a deposit, the way there. */
export function PromotionAction({ promotion, currencyCode, onApply }: PromotionActionProps) {
  const t = useTranslate();
  const { action, status, condition } = promotion;
  if (action === 'claim') return <ClaimButton promotion={promotion} currencyCode={currencyCode} />;
  if (action === 'join') return <JoinButton promotion={promotion} />;
  if (action === 'deposit') {
    return (
      <Link to={depositWithBonusPath(promotion.promotionId)} className={buttonClass('primary', 'medium')}>
        {t('reward.go.deposit')}
      </Link>
    );
  }
  if (action === 'apply') {
    return (
      <Button size="medium" onClick={() => onApply(promotion)}>
        {t(status === 'rejected' ? 'reward.apply.again' : 'reward.apply')}
      </Button>
    );
  }
  if (status !== 'signed' && status !== 'process') return null;
  return (
    <Link
      to={condition === 'deposit' ? '/m/voucherCenter' : '/m/gameLobby'}
      className={buttonClass('secondary', 'medium')}
    >
      {t(condition === 'deposit' ? 'reward.go.deposit' : 'reward.go.play')}
    </Link>
  );
}

function ClaimButton({ promotion, currencyCode }: Pick<PromotionActionProps, 'promotion' | 'currencyCode'>) {
  const t = useTranslate();
  const money = useShortMoney();
  const tellFailure = useTellFailure();
  const claim = useClaimReward();
  const press = async () => {
    try {
      const { amountMinor } = await claim.mutateAsync(promotion);
      toasts.show('short', t('reward.claimed', { amount: money(minorOf(amountMinor), currencyCode) }));
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Button size="medium" onClick={press}>
      {t('reward.claim', { amount: money(minorOf(promotion.rewardMinor), currencyCode) })}
    </Button>
  );
}

function JoinButton({ promotion }: Pick<PromotionActionProps, 'promotion'>) {
  const t = useTranslate();
  const tellFailure = useTellFailure();
  const join = useJoinPromotion();
  const press = async () => {
    try {
      await join.mutateAsync(promotion);
      toasts.show('short', t('reward.joined'));
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Button size="medium" onClick={press}>
      {t('reward.status.join')}
    </Button>
  );
}

function useTellFailure(): (error: unknown) => void {
  const failureText = useFailureText();
  return (error) => toasts.show('long', failureText(failureOf(error)));
}
