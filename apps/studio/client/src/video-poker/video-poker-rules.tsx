import { videoPokerEngine } from '@wau/rules/video-poker/video-poker-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics, usePlay } from '../play/play-context.tsx';
import { handName } from './hand-name.ts';

export function VideoPokerRules() {
  const { t } = useText();
  const mathematics = useMathematics(videoPokerEngine);
  const { figures } = usePlay().title;
  const { hands, wild } = mathematics;
  const byRule = figures?.ways.at(-1)?.returnPercent;
  return (
    <>
      <ul className="rules-list">
        <li>{t('poker.rules.deal')}</li>
        {wild !== 'none' && <li>{t(`poker.rules.wild.${wild}`)}</li>}
        <li>{t('poker.rules.pays')}</li>
        {hands > 1 && <li>{t('poker.rules.hands', { count: hands })}</li>}
        <li>{t('poker.rules.advice')}</li>
        {byRule !== undefined && <li>{t('poker.rules.return', { percent: `${byRule} %` })}</li>}
        <li>{t('poker.rules.time')}</li>
      </ul>
      <table className="pay-table">
        <caption>{t('poker.table')}</caption>
        <tbody>
          {[...mathematics.pays]
            .toSorted(([, left], [, right]) => right - left)
            .map(([hand, pay]) => (
              <tr key={hand}>
                <th scope="row">{handName(hand, mathematics, t)}</th>
                <td>{pay}×</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
