import { toMinor } from '@wau/money/minor';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { TurnoverCard } from '../../../shared/turnover/turnover-card.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { WithdrawalTerms } from './withdrawal-queries.ts';

type Requirement = WithdrawalTerms['turnover']['open'][number];

const sourceNames = {
  promotion: 'withdraw.turnover.promotion',
  level: 'withdraw.turnover.level',
  rebate: 'withdraw.turnover.rebate',
  friend: 'withdraw.turnover.friend',
} as const;

/** What has to be staked before money may leave, each reward by itself, and where to go from here. */
export function MissingTurnover({
  terms: { turnover, currencyCode },
}: {
  readonly terms: Pick<WithdrawalTerms, 'turnover' | 'currencyCode'>;
}) {
  const t = useTranslate();
  const hasRewards = useFlag('REWCEN3');
  return (
    <TurnoverCard turnover={turnover} currencyCode={currencyCode}>
      <ul aria-label={t('withdraw.turnover.list')} className="divide-y divide-line border-t border-line">
        {turnover.open.map((requirement, position) => (
          <li key={requirement.reference} className="py-3">
            <Asked
              requirement={requirement}
              isOnly={turnover.open.length === 1}
              isNext={position === 0}
              currencyCode={currencyCode}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Link to="/m/gameLobby" className={buttonClass('primary', 'medium')}>
          {t('lobby.title')}
        </Link>
        {hasRewards ? (
          <Link to="/m/rewardCenter" className={buttonClass('secondary', 'medium')}>
            {t('page.rewards')}
          </Link>
        ) : null}
      </div>
    </TurnoverCard>
  );
}

interface AskedProps {
  readonly requirement: Requirement;
  /** How far it is stands above it already. */
  readonly isOnly: boolean;
  /** Stakes count for this one now. */
  readonly isNext: boolean;
  readonly currencyCode: WithdrawalTerms['currencyCode'];
}

function Asked({ requirement, isOnly, isNext, currencyCode }: AskedProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const { source, title, grantedMinor, requiredMinor, playedMinor } = requirement;
  const [required, played] = [minorOf(requiredMinor), minorOf(playedMinor)];
  const name = title === '' ? t(sourceNames[source]) : title;
  const text = t('withdraw.turnover.left', {
    done: money(played, currencyCode),
    amount: money(required, currencyCode),
    left: money(toMinor(required - played), currencyCode),
  });
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium text-pretty break-words">{name}</span>
        <span className="tabular text-detail">
          {t('withdraw.turnover.reward', { amount: money(minorOf(grantedMinor), currencyCode) })}
        </span>
      </div>
      {isOnly ? null : (
        <>
          <ProgressBar label={name} share={Number(played) / Number(required)} text={text} />
          <p className="tabular text-detail text-muted">{text}</p>
        </>
      )}
      {isNext ? null : <p className="text-detail text-pretty text-muted">{t('withdraw.turnover.later')}</p>}
    </div>
  );
}
