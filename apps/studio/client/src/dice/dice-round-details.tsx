import { parseDiceParameters } from '@wau/rules/dice/dice';
import { diceEngine } from '@wau/rules/dice/dice-engine';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { hundredthsText } from './dice-choice.ts';
import { rolledEventOf } from './dice-flight.ts';

/** What was rolled, and what would have won. */
export function DiceRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const parameters = parseDiceParameters(useMathematics(diceEngine), round.parameters);
  return (
    <dl className="facts">
      <dt>{t('round.rolled')}</dt>
      <dd>
        <b>{hundredthsText(rolledEventOf(round).rollHundredths)}</b>
      </dd>
      {parameters.ok && (
        <>
          <dt>{t('dice.direction')}</dt>
          <dd>
            {parameters.value.direction === 'under' ? t('dice.under') : t('dice.over')}{' '}
            {hundredthsText(parameters.value.targetHundredths)}
          </dd>
        </>
      )}
    </dl>
  );
}
