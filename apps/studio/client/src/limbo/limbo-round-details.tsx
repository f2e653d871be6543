import { parseLimboParameters } from '@wau/rules/limbo/limbo';
import { limboEngine } from '@wau/rules/limbo/limbo-engine';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { targetText } from './limbo-choice.ts';
import { reachedEventOf } from './limbo-flight.ts';

/** How high each came, and what was to be reached. */
export function LimboRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const parameters = parseLimboParameters(useMathematics(limboEngine), round.parameters);
  const { heightsHundredths, reachedHundredths } = reachedEventOf(round);
  return (
    <dl className="facts">
      <dt>{t('limbo.reached')}</dt>
      <dd>
        <b>{targetText(reachedHundredths)}×</b>
      </dd>
      {heightsHundredths.length > 1 && (
        <>
          <dt>{t('limbo.heights')}</dt>
          <dd>{heightsHundredths.map((height) => `${targetText(height)}×`).join(', ')}</dd>
        </>
      )}
      {parameters.ok && (
        <>
          <dt>{t('limbo.target')}</dt>
          <dd>{targetText(parameters.value.targetHundredths)}×</dd>
        </>
      )}
    </dl>
  );
}
