import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { Promotion } from './promotion-queries.ts';

/** The way to the reward centre, where there is something to join and the merchant has it open. */
export function RewardLink({ promotion: { id, hasReward } }: { promotion: Promotion }) {
  const t = useTranslate();
  const isOpen = useFlag('REWCEN3');
  if (!hasReward || !isOpen) return null;
  return (
    <Link
      to={`/m/rewardCenter?id=${encodeURIComponent(id)}`}
      className={buttonClass('primary', 'medium', true)}
    >
      {t('promotion.join')}
    </Link>
  );
}
