import { towerOfLevel } from '@wau/rules/towers/towers';
import { towersEngine } from '@wau/rules/towers/towers-engine';
import type { TowersLevel } from '@wau/rules/towers/towers-mathematics';
import { withPlaces } from '../decisions/with-places.ts';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

export function TowersRules({ level }: { readonly level: TowersLevel }) {
  const { t } = useText();
  const mathematics = useMathematics(towersEngine);
  const { floors, multipliersTenThousandths } = towerOfLevel(mathematics, level);
  return (
    <>
      <ul className="rules-list">
        <li>{t('towers.rules.bombs')}</li>
        <li>{t('towers.rules.step')}</li>
        <li>{t('towers.rules.cashOut')}</li>
        {mathematics.safeFloors.map(({ floor, keptPercent }) => (
          <li key={floor}>{t('towers.rules.safe', { floor, percent: `${keptPercent} %` })}</li>
        ))}
        <li>{t('instant.rules.limit')}</li>
        <li>{t('towers.rules.time')}</li>
      </ul>
      <table className="pay-table">
        <caption>{t('towers.table', { level: t(`towers.level.${level}`) })}</caption>
        <tbody>
          {withPlaces(floors).map(({ item: { tiles, bombs }, place: floor }) => (
            <tr key={floor}>
              <th scope="row">{t('towers.table.floor', { floor: floor + 1, tiles, bombs })}</th>
              <td>{multiplierLabel(multipliersTenThousandths[floor] ?? 0)}×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
