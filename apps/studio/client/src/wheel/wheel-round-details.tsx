import { parseWheelParameters, wheelSegments } from '@wau/rules/wheel/wheel';
import { wheelEngine } from '@wau/rules/wheel/wheel-engine';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { segmentText } from './wheel-drawing.ts';
import { stopsOf } from './wheel-motion.ts';

/** The wheel, and the segments that its pointer came to stand on. */
export function WheelRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const mathematics = useMathematics(wheelEngine);
  const parameters = parseWheelParameters(mathematics, round.parameters);
  if (!parameters.ok) return null;
  const { risk, segments } = parameters.value;
  const wheels = { outer: wheelSegments(mathematics, parameters.value), inner: mathematics.inner };
  return (
    <dl className="facts">
      <dt>{t('instant.risk')}</dt>
      <dd>{t(`instant.risk.${risk}`)}</dd>
      <dt>{t('wheel.segments')}</dt>
      <dd>{segments}</dd>
      {stopsOf(round).map(({ wheel, segment }) => {
        const stoppedOn = wheels[wheel][segment];
        return (
          <FactOf key={wheel} name={wheel === 'inner' ? t('wheel.inner') : t('wheel.pays')}>
            {stoppedOn === undefined ? '' : segmentText(stoppedOn)}
          </FactOf>
        );
      })}
    </dl>
  );
}

function FactOf({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
