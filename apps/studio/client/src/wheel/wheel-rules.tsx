import { type WheelParameters, type WheelSegment, wheelSegments } from '@wau/rules/wheel/wheel';
import { wheelEngine } from '@wau/rules/wheel/wheel-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { toldPays } from './wheel-chances.ts';
import { segmentText } from './wheel-drawing.ts';

export function WheelRules({ parameters }: { readonly parameters: WheelParameters }) {
  const { t } = useText();
  const mathematics = useMathematics(wheelEngine);
  return (
    <>
      <ul className="rules-list">
        <li>{t('wheel.rules.spin')}</li>
        <li>{t('wheel.rules.width')}</li>
        {mathematics.inner.length > 0 && <li>{t('wheel.rules.inner')}</li>}
      </ul>
      <PayTable caption={t('wheel.chances')} segments={wheelSegments(mathematics, parameters)} />
      {mathematics.inner.length > 0 && (
        <PayTable caption={t('wheel.inner.chances')} segments={mathematics.inner} />
      )}
    </>
  );
}

interface PayTableProps {
  readonly caption: string;
  readonly segments: readonly WheelSegment[];
}

function PayTable({ caption, segments }: PayTableProps) {
  const { t } = useText();
  return (
    <table className="pay-table">
      <caption>{caption}</caption>
      <tbody>
        {toldPays(segments).map(({ segment, chanceText }) => (
          <tr key={segment.pays}>
            <th scope="row">{segment.pays === 'inner' ? t('wheel.inner') : segmentText(segment)}</th>
            <td>{chanceText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
