import { parseKenoParameters } from '@wau/rules/keno/keno';
import { kenoEngine } from '@wau/rules/keno/keno-engine';
import { multiplierChip } from '../instant/round-words.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { drawnEventOf } from './keno-card.ts';

/** What was marked, what was drawn, and what of it was a hit. */
export function KenoRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const parameters = parseKenoParameters(useMathematics(kenoEngine), round.parameters);
  const { numbers, hits } = drawnEventOf(round);
  return (
    <dl className="facts">
      {parameters.ok && (
        <>
          <dt>{t('instant.risk')}</dt>
          <dd>{t(`instant.risk.${parameters.value.risk}`)}</dd>
          <dt>{t('keno.spots')}</dt>
          <dd>{parameters.value.spots.join(', ')}</dd>
          <dt>{t('keno.hits')}</dt>
          <dd>
            {t('keno.hits.value', { hits, spots: parameters.value.spots.length })}, {multiplierChip(round)}
          </dd>
        </>
      )}
      <dt>{t('keno.drawn')}</dt>
      <dd>{numbers.join(', ')}</dd>
    </dl>
  );
}
