import { zeroMinor } from '@wau/money/minor';
import { multiplierText } from '@wau/rules/multiplier';
import type { StudioValue } from '../platform/studio-api.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { amountOf } from '../play/bet-desk.ts';
import { gameName } from '../play/game-name.ts';
import type { MoneyText } from '../play/play-context.tsx';

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
  const result = resultText(proof.events, t);
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

/** The result in a few characters: the roll where there is one, else the multiplier. */
export function resultText(events: readonly unknown[], t: StudioText): string | undefined {
  for (const event of events) {
    if (!isRecord(event)) continue;
    if (event.type === 'diceRolled' && typeof event.rollHundredths === 'number') {
      return (event.rollHundredths / 100).toFixed(2);
    }
    if (event.type === 'ballDropped' && Array.isArray(event.path)) {
      const arrows = event.path.map((direction) => (direction === 'left' ? '←' : '→')).join('');
      return `${arrows} (${settledMultiplier(events)})`;
    }
    if (event.type === 'reelsStopped') {
      const lines = events.filter((other) => isRecord(other) && other.type === 'lineWon').length;
      return `${settledMultiplier(events)} · ${t('wauBulan.lines')}: ${lines}`;
    }
  }
  return undefined;
}

function settledMultiplier(events: readonly unknown[]): string {
  const settled = events.find((event) => isRecord(event) && event.type === 'settled');
  const multiplier = isRecord(settled) ? settled.multiplierTenThousandths : undefined;
  return typeof multiplier === 'number' ? `${multiplierText(multiplier)}×` : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
