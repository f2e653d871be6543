import { parsePlinkoParameters } from '@wau/rules/plinko/plinko';
import { plinkoEngine } from '@wau/rules/plinko/plinko-engine';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { payoutHundredths } from '../play/rounds/result-tone.ts';
import { bucketLabel } from './bucket-look.ts';
import { droppedEventOf } from './dropped-event.ts';

/** The board, the way of the ball and the bucket that it fell into. */
export function PlinkoRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const { path, bucket } = droppedEventOf(round);
  const parameters = parsePlinkoParameters(useMathematics(plinkoEngine), round.parameters);
  const words = path.map((way) => (way === 'left' ? t('plinko.left') : t('plinko.right'))).join(', ');
  return (
    <dl className="facts">
      {parameters.ok && (
        <>
          <dt>{t('plinko.risk')}</dt>
          <dd>{t(`plinko.risk.${parameters.value.risk}`)}</dd>
        </>
      )}
      <dt>{t('plinko.rows')}</dt>
      <dd>{path.length}</dd>
      <dt>{t('plinko.path')}</dt>
      <dd>
        <span aria-hidden="true">{path.map((way) => (way === 'left' ? '←' : '→')).join(' ')}</span>
        <span className="visually-hidden">{words}</span>
      </dd>
      <dt>{t('plinko.bucket')}</dt>
      <dd>
        {t('plinko.bucket.value', {
          number: bucket + 1,
          count: path.length + 1,
          multiplier: `${bucketLabel(payoutHundredths(round) * 100)}×`,
        })}
      </dd>
    </dl>
  );
}
