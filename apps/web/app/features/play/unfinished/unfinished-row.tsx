import { unbroken } from '@wau/money/format';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { UnfinishedRound } from './unfinished-queries.ts';

const badges = {
  decide: ['waiting', 'unfinished.state.decide'],
  flying: ['waiting', 'unfinished.state.flying'],
  settling: ['waiting', 'unfinished.state.settling'],
  stuck: ['plain', 'unfinished.state.stuck'],
  unknown: ['plain', 'unfinished.state.unknown'],
} as const;

/** Of the states that end by themselves. */
const untilTexts = {
  decide: 'unfinished.decide',
  flying: 'unfinished.flying',
  settling: 'unfinished.settling',
} as const;

/** One round: its game, stake and since when, what happens to it and when, and what the player can do. */
export function UnfinishedRow({ round }: { round: UnfinishedRound }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useMoment();
  const [tone, badge] = badges[round.state];
  const amount = unbroken(money(minorOf(round.stakeMinor), round.currencyCode));
  return (
    <article className="space-y-2 px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="words font-semibold">{round.gameName}</h2>
        <Badge tone={tone}>{t(badge)}</Badge>
      </div>
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-caption text-muted">
        <span>{round.vendorName}</span>
        <span>{t('unfinished.stake', { amount })}</span>
        <time dateTime={round.placedAt}>{t('unfinished.since', { moment: moment(round.placedAt) })}</time>
      </p>
      <p className="words">{whatHappens(round, t, moment)}</p>
      <CopyableValue text={round.roundId} label={t('unfinished.number.copy')} />
      <Actions round={round} />
    </article>
  );
}

function whatHappens(
  { state, until }: UnfinishedRound,
  t: ReturnType<typeof useTranslate>,
  moment: (text: string) => string,
): string {
  if (state === 'stuck') return t('unfinished.stuck');
  if (state === 'settling' && until === null) return t('unfinished.settling.late');
  if (state === 'unknown' || until === null) return t('unfinished.unknown');
  return t(untilTexts[state], { moment: moment(until) });
}

function Actions({ round }: { round: UnfinishedRound }) {
  const t = useTranslate();
  const isInPlay = round.state === 'decide' || round.state === 'flying';
  const needsHelp = round.state === 'stuck' || round.state === 'unknown';
  const game = new URLSearchParams({ vendor: round.vendor, gameId: round.gameId });
  return (
    <div className="flex flex-wrap gap-3 pt-1 empty:hidden">
      {round.canContinue ? (
        <Link
          to={`/m/launchGame?${game}`}
          className={buttonClass(isInPlay ? 'primary' : 'secondary', 'medium')}
        >
          {t('unfinished.continue')}
        </Link>
      ) : null}
      {needsHelp ? (
        <Link to="/m/service" className={buttonClass('secondary', 'medium')}>
          {t('unfinished.ask')}
        </Link>
      ) : null}
    </div>
  );
}
