import { zeroMinor } from '@wau/money/minor';
import { isGameCode } from '@wau/rules/games';
import type { StudioValue } from '../platform/studio-api.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { gameName } from '../play/game-name.ts';
import type { MoneyText } from '../play/play-context.tsx';
import { verifiedGames } from './verified-games.ts';

interface RoundFactsProps {
  readonly proof: Pick<
    StudioValue<'getRoundProof'>,
    'gameId' | 'status' | 'stakeMinor' | 'payoutMinor' | 'events' | 'placedAt'
  >;
  readonly money: MoneyText;
}

/** What was played: game, stake, result, payout. */
export function RoundFacts({ proof, money }: RoundFactsProps) {
  const { t, locale } = useText();
  const result = resultText(proof.gameId, proof.events, t);
  return (
    <dl className="facts">
      <dt>{t('verify.form.game')}</dt>
      <dd>{gameName(proof.gameId, t)}</dd>
      <dt>{t('round.time')}</dt>
      <dd>
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
          new Date(proof.placedAt),
        )}
      </dd>
      <dt>{t('round.stake')}</dt>
      <dd>{money.amount(amountOf(proof.stakeMinor))}</dd>
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

/** The result in a few characters, as its game tells it; `undefined` for a game or events that are not known here. */
export function resultText(gameId: string, events: readonly unknown[], t: StudioText): string | undefined {
  return isGameCode(gameId) ? verifiedGames[gameId].resultText(events, t) : undefined;
}
