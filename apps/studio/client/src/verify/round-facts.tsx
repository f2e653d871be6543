import { toMinor, zeroMinor } from '@wau/money/minor';
import { momentText } from '../platform/moment-text.ts';
import type { StudioValue } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import type { MoneyText } from '../play/play-context.tsx';
import type { VerifiedTitle } from './load-title.ts';
import { verifiedGames } from './verified-games.ts';

interface RoundFactsProps {
  readonly title: VerifiedTitle;
  readonly proof: Pick<
    StudioValue<'getRoundProof'>,
    'status' | 'parameters' | 'stakeMinor' | 'extraStakeMinor' | 'payoutMinor' | 'events' | 'placedAt'
  >;
  readonly money: MoneyText;
}

/** What was played: game, stake, result, payout. */
export function RoundFacts({ title, proof, money }: RoundFactsProps) {
  const { t, language, locale } = useText();
  const game = verifiedGames[title.engine];
  const result = game.resultText(proof.events, t);
  const played = game.playedText?.(title.playable.mathematics, proof.parameters, t);
  const stakeMinor = toMinor(amountOf(proof.stakeMinor) + amountOf(proof.extraStakeMinor));
  return (
    <dl className="facts">
      <dt>{t('verify.form.game')}</dt>
      <dd>{title.names[language]}</dd>
      <dt>{t('round.time')}</dt>
      <dd>{momentText(proof.placedAt, locale)}</dd>
      {played !== undefined && (
        <>
          <dt>{t('slot.bought')}</dt>
          <dd>{played}</dd>
        </>
      )}
      <dt>{t('round.stake')}</dt>
      <dd>{money.amount(stakeMinor)}</dd>
      {result !== undefined && (
        <>
          <dt>{t('verify.form.result')}</dt>
          <dd>{result}</dd>
        </>
      )}
      <dt>{t('round.paid')}</dt>
      <dd>{money.amount(proof.status === 'refunded' ? zeroMinor : amountOf(proof.payoutMinor))}</dd>
    </dl>
  );
}
