import type { ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ClubLevel, MemberClub } from './club-queries.ts';

interface LevelCardProps {
  readonly level: ClubLevel;
  readonly currencyCode: MemberClub['currencyCode'];
  readonly isOwn: boolean;
}

/** ME-07: what a level asks for and what it gives. */
export function LevelCard({ level, currencyCode, isOwn }: LevelCardProps) {
  const t = useTranslate();
  const headingId = `club-level-${level.level}`;
  return (
    <article
      aria-labelledby={headingId}
      className={classNames(
        'h-full space-y-3 rounded-large bg-surface p-4 shadow-low',
        isOwn && 'border border-gold-text',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={headingId} className="min-w-0 text-lg font-semibold break-words">
          {level.name}
        </h3>
        {isOwn ? <Badge tone="waiting">{t('club.level.now')}</Badge> : null}
      </div>
      <LevelRules level={level} currencyCode={currencyCode} />
      {level.benefits.length === 0 ? null : (
        <ul className="list-disc space-y-1 ps-5 text-detail text-pretty">
          {level.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

function LevelRules({ level, currencyCode }: Pick<LevelCardProps, 'level' | 'currencyCode'>) {
  const t = useTranslate();
  const money = useShortMoney();
  const amount = (minor: string) => (minor === '0' ? undefined : money(minorOf(minor), currencyCode));
  const rate = useRateText(level);
  return (
    <dl className="space-y-1 text-detail">
      <Rule name={t('club.rule.turnover')}>{amount(level.requiredTurnoverMinor)}</Rule>
      <Rule name={t('club.rule.deposit')}>{amount(level.requiredDepositMinor)}</Rule>
      <Rule name={t('club.rule.keep')}>{amount(level.keepTurnoverMinor) ?? t('club.rule.keep.free')}</Rule>
      <Rule name={t('club.rule.upgrade')}>{amount(level.upgradeBonusMinor)}</Rule>
      <Rule name={t('club.rule.weekly')}>{amount(level.weeklyBonusMinor)}</Rule>
      <Rule name={t('club.rule.birthday')}>{amount(level.birthdayBonusMinor)}</Rule>
      <Rule name={t('club.rule.rebate')}>{rate}</Rule>
    </dl>
  );
}

/** What a level does not ask for or give is not mentioned. */
function Rule({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular ms-auto text-end">{children}</dd>
    </div>
  );
}

function useRateText({ rates }: ClubLevel): string | undefined {
  const t = useTranslate();
  const percent = usePercent();
  if (rates.length === 0) return undefined;
  const points = rates.map(({ basisPoints }) => basisPoints);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  if (least === most) return percent(most);
  return t('club.rule.rebate.range', { least: percent(least), most: percent(most) });
}
