import { minesCells, parseMinesParameters } from '@wau/rules/mines/mines';
import { minesEngine } from '@wau/rules/mines/mines-engine';
import type { CSSProperties } from 'react';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { afterEvent, lastCellOf, minesEventsOf, openingView } from './mines-view.ts';

/** The whole board as it was, and how far the player came. */
export function MinesRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const mathematics = useMathematics(minesEngine);
  const parameters = parseMinesParameters(mathematics, round.parameters);
  const cells = minesCells(mathematics);
  const events = minesEventsOf(round.events);
  const mines = parameters.ok ? parameters.value.mines : 0;
  const view = events.reduce((before, event) => afterEvent(before, event, cells), openingView(mines));
  const { rows, columns } = mathematics;
  return (
    <>
      <div
        className="mines-map"
        style={{ '--rows': rows, '--columns': columns } as CSSProperties}
        aria-hidden="true"
      >
        {Array.from({ length: cells }, (_, cell) => cell).map((cell) => (
          <i key={cell} data-face={view.faces.get(cell) ?? 'covered'} />
        ))}
      </div>
      <dl className="facts">
        <dt>{t('mines.mines')}</dt>
        <dd>{mines}</dd>
        <dt>{t('mines.opened')}</dt>
        <dd>{events.filter(({ type }) => type === 'cellRevealed').length}</dd>
        <dt>{t('instant.now')}</dt>
        <dd>{multiplierLabel(lastCellOf(events)?.multiplierTenThousandths ?? 0)}×</dd>
      </dl>
    </>
  );
}
