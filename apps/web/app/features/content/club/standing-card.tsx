import Crown from 'lucide-react/icons/crown';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { type ClubLevel, levelName, type MemberClub } from './club-queries.ts';
import { ProgressLine } from './progress-line.tsx';

/** ME-07: the member's level, and how far the next one is. */
export function StandingCard({ club }: { readonly club: MemberClub }) {
  const t = useTranslate();
  const next = club.levels.find(({ level }) => level === club.next?.level);
  return (
    <Card className="space-y-4">
      <div className="flex items-center gap-3">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-raised text-gold-text">
          <Crown className="size-7" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <p className="text-detail text-muted">{t('club.level.now')}</p>
          <h2 className="text-xl font-semibold break-words">
            {club.level === undefined ? t('club.level.none') : levelName(club, club.level)}
          </h2>
        </div>
      </div>
      {next === undefined ? (
        <p className="text-pretty">{t('club.top')}</p>
      ) : (
        <NextLevel club={club} next={next} />
      )}
      <Link to="/m/gameLobby" className={buttonClass('secondary', 'medium', true)}>
        {t('reward.go.play')}
      </Link>
    </Card>
  );
}

function NextLevel({ club, next }: { readonly club: MemberClub; readonly next: ClubLevel }) {
  const t = useTranslate();
  const money = useShortMoney();
  const { currencyCode, windowDays } = club;
  const missing = minorOf(club.next?.missingMinor ?? '0');
  const missingDeposit = minorOf(club.next?.missingDepositMinor ?? '0');
  return (
    <div className="space-y-3">
      {next.requiredTurnoverMinor === '0' ? null : (
        <ProgressLine
          label={t('club.turnover')}
          doneMinor={club.turnoverMinor}
          amountMinor={next.requiredTurnoverMinor}
          currencyCode={currencyCode}
        />
      )}
      {next.requiredDepositMinor === '0' ? null : (
        <ProgressLine
          label={t('club.deposits')}
          doneMinor={club.depositedMinor}
          amountMinor={next.requiredDepositMinor}
          currencyCode={currencyCode}
        />
      )}
      <div className="space-y-1 text-detail text-pretty">
        {missing === 0n ? null : (
          <p>{t('club.next', { missing: money(missing, currencyCode), level: next.name })}</p>
        )}
        {missingDeposit === 0n ? null : (
          <p>{t('club.next.deposit', { missing: money(missingDeposit, currencyCode), level: next.name })}</p>
        )}
        {windowDays === undefined ? null : (
          <p className="text-muted">{t('club.window', { days: windowDays })}</p>
        )}
      </div>
    </div>
  );
}
