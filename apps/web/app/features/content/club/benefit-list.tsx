import CakeSlice from 'lucide-react/icons/cake-slice';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { BirthdayForm } from './birthday-form.tsx';
import { type ClubBenefit, levelName, type MemberClub } from './club-queries.ts';
import { ProgressLine } from './progress-line.tsx';
import { useCalendarDay } from './use-calendar-day.ts';
import { useClaimBenefit } from './use-claim-benefit.ts';

const icons: Readonly<Record<ClubBenefit['kind'], ReactNode>> = {
  upgrade: <Sparkles />,
  weekly: <CalendarDays />,
  birthday: <CakeSlice />,
};

/** ME-07: what the member's level gives: to claim now, to come, or claimed. */
export function BenefitList({ club }: { readonly club: MemberClub }) {
  const t = useTranslate();
  const [first] = club.levels;
  return (
    <section aria-labelledby="club-benefits" className="space-y-3">
      <h2 id="club-benefits" className="text-lg font-semibold">
        {t('club.benefits.title')}
      </h2>
      {club.benefits.length === 0 ? (
        <Card>
          <p className="text-pretty text-muted">{t('club.benefits.none', { level: first?.name ?? '' })}</p>
        </Card>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
          {club.benefits.map((benefit) => (
            <li key={`${benefit.kind} ${benefit.occurrence}`}>
              <BenefitRow benefit={benefit} club={club} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface BenefitProps {
  readonly benefit: ClubBenefit;
  readonly club: MemberClub;
}

function BenefitRow({ benefit, club }: BenefitProps) {
  const t = useTranslate();
  const money = useMoney();
  const { kind, level, amountMinor, status } = benefit;
  const names = {
    upgrade: t('club.benefit.upgrade', { level: levelName(club, level) }),
    weekly: t('club.benefit.weekly'),
    birthday: t('club.benefit.birthday'),
  };
  return (
    <div className="flex gap-3 p-4">
      <span aria-hidden="true" className="mt-0.5 text-gold-text [&_svg]:size-6">
        {icons[kind]}
      </span>
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 font-medium text-pretty break-words">{names[kind]}</h3>
          <span className="tabular font-semibold text-gold-text">
            {money(minorOf(amountMinor), club.currencyCode)}
          </span>
        </div>
        <BenefitNotes benefit={benefit} currencyCode={club.currencyCode} />
        {status === 'claimable' ? <ClaimButton benefit={benefit} currencyCode={club.currencyCode} /> : null}
        {status === 'claimed' ? <Badge tone="good">{t('reward.status.claimed')}</Badge> : null}
        {status === 'unstated' ? <BirthdayForm /> : null}
      </div>
    </div>
  );
}

interface BenefitMoney {
  readonly benefit: ClubBenefit;
  readonly currencyCode: MemberClub['currencyCode'];
}

/** What is to be done for it, when it can be had, and what it asks for. */
function BenefitNotes({ benefit, currencyCode }: BenefitMoney) {
  const t = useTranslate();
  const money = useShortMoney();
  const day = useCalendarDay();
  const { condition, status, opensOn, lastDay, requiredTurnoverMinor } = benefit;
  if (status === 'claimed' || status === 'unstated') return null;
  const opens = status === 'waiting' && opensOn !== undefined && lastDay !== undefined;
  return (
    <div className="space-y-1 text-detail text-pretty text-muted">
      {condition === undefined || condition.requiredMinor === '0' ? null : (
        <ProgressLine
          label={t('club.turnover')}
          doneMinor={condition.playedMinor}
          amountMinor={condition.requiredMinor}
          currencyCode={currencyCode}
        />
      )}
      {opens ? <p>{t('club.birthday.opens', { from: day(opensOn), to: day(lastDay) })}</p> : null}
      {lastDay === undefined || opens ? null : <p>{t('club.until', { day: day(lastDay) })}</p>}
      {requiredTurnoverMinor === '0' ? null : (
        <p>{t('club.stakes', { amount: money(minorOf(requiredTurnoverMinor), currencyCode) })}</p>
      )}
    </div>
  );
}

function ClaimButton({ benefit, currencyCode }: BenefitMoney) {
  const t = useTranslate();
  const money = useShortMoney();
  const failureText = useFailureText();
  const claim = useClaimBenefit();
  const press = async () => {
    try {
      const { amountMinor } = await claim.mutateAsync(benefit);
      toasts.show('short', t('reward.claimed', { amount: money(minorOf(amountMinor), currencyCode) }));
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
  };
  return (
    <Button size="medium" onClick={press}>
      {t('reward.claim', { amount: money(minorOf(benefit.amountMinor), currencyCode) })}
    </Button>
  );
}
