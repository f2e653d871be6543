import { towerOfLevel } from '@wau/rules/towers/towers';
import { towersEngine } from '@wau/rules/towers/towers-engine';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { afterTowersEvent, openingTowersView, tileFace, towersEventsOf } from './towers-view.ts';

/** The whole tower as it was, and how high the player came. */
export function TowersRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const mathematics = useMathematics(towersEngine);
  const view = towersEventsOf(round.events).reduce(
    (before, event) => afterTowersEvent(before, event),
    openingTowersView,
  );
  if (view.level === undefined) return null;
  const { floors } = towerOfLevel(mathematics, view.level);
  return (
    <>
      <div className="towers-map" aria-hidden="true">
        {floors
          .map(({ tiles }, floor) => ({ tiles, floor }))
          .toReversed()
          .map(({ tiles, floor }) => (
            <p key={floor}>
              {Array.from({ length: tiles }, (_, tile) => tile).map((tile) => (
                <i key={tile} data-face={tileFace(view, floor, tile)} />
              ))}
            </p>
          ))}
      </div>
      <dl className="facts">
        <dt>{t('towers.level')}</dt>
        <dd>{t(`towers.level.${view.level}`)}</dd>
        <dt>{t('towers.floors')}</dt>
        <dd>
          {view.climbed}/{floors.length}
        </dd>
        <dt>{t('instant.now')}</dt>
        <dd>{multiplierLabel(view.multiplierTenThousandths)}×</dd>
      </dl>
    </>
  );
}
