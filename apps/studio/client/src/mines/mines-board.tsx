import { type MinesMathematics, minesCells } from '@wau/rules/mines/mines';
import { type CSSProperties, memo } from 'react';
import { ThemeSymbol, ThemeSymbolsAhead } from '../instant/stage.tsx';
import { type StudioText, useText } from '../platform/text.tsx';
import type { CellFace, MinesView } from './mines-view.ts';

interface MinesBoardProps {
  readonly mathematics: MinesMathematics;
  readonly view: MinesView;
  /** Chosen beforehand. */
  readonly planned: ReadonlySet<number>;
  /** Opened, and not answered yet. */
  readonly opening: number | undefined;
  readonly onCell: (cell: number) => void;
}

/** Covered and open cells. They are buttons, so that keyboards and screen readers play as fingers do. */
export function MinesBoard({ mathematics, view, planned, opening, onCell }: MinesBoardProps) {
  const { t } = useText();
  const { rows, columns } = mathematics;
  const cells = Array.from({ length: minesCells(mathematics) }, (_, cell) => cell);
  return (
    <fieldset
      className="mines-board"
      aria-label={t('mines.board', { rows, columns })}
      style={{ '--rows': rows, '--columns': columns } as CSSProperties}
    >
      <ThemeSymbolsAhead />
      {cells.map((cell) => (
        <MinesCell
          key={cell}
          cell={cell}
          columns={columns}
          face={view.faces.get(cell) ?? 'covered'}
          isPlanned={planned.has(cell)}
          isOpening={opening === cell}
          onCell={onCell}
        />
      ))}
    </fieldset>
  );
}

/** What may lie under a cell without a mine: four of the theme's things, spread over the board. */
const treasures = ['high1', 'high2', 'high3', 'high4'] as const;

interface MinesCellProps {
  readonly cell: number;
  readonly columns: number;
  readonly face: CellFace;
  readonly isPlanned: boolean;
  readonly isOpening: boolean;
  readonly onCell: (cell: number) => void;
}

/** A cell is drawn anew only when it changes: of sixty-four, one does. */
const MinesCell = memo(function MinesCell(props: MinesCellProps) {
  const { cell, face, isPlanned, isOpening, onCell } = props;
  const { t } = useText();
  return (
    <button
      type="button"
      className="mines-cell"
      data-face={face}
      data-planned={isPlanned || undefined}
      data-opening={isOpening || undefined}
      aria-label={cellText(props, t)}
      aria-pressed={isPlanned}
      style={{ '--late': cell } as CSSProperties}
      onClick={() => onCell(cell)}
    >
      <span className="mines-lid" />
      {face !== 'covered' && (
        <span className="mines-thing">
          {face === 'safe' || face === 'restSafe' ? (
            <ThemeSymbol of={treasures[cell & 3] ?? 'high1'}>
              <Gem />
            </ThemeSymbol>
          ) : (
            <Bomb />
          )}
        </span>
      )}
    </button>
  );
});

function cellText({ cell, columns, face, isPlanned }: MinesCellProps, t: StudioText): string {
  const row = Math.floor(cell / columns);
  const place = t('mines.cell', { row: row + 1, column: cell - row * columns + 1 });
  if (face === 'covered') return t(isPlanned ? 'mines.cell.planned' : 'mines.cell.covered', { place });
  return t(face === 'safe' || face === 'restSafe' ? 'mines.cell.safe' : 'mines.cell.mine', { place });
}

function Gem() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="mines-gem-body" d="M13 8h22l9 12-20 22L4 20z" />
      <path className="mines-gem-light" d="M13 8h22l-5 12H18z" />
      <path className="mines-gem-side" d="M4 20h14l6 22zM44 20H30l-6 22z" />
      <path className="mines-gem-spark" d="M15 11h7l-3 7h-8z" />
    </svg>
  );
}

function Bomb() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="mines-bomb-fuse" d="M29 13c2-6 7-8 11-5" />
      <circle className="mines-bomb-body" cx="22" cy="28" r="15" />
      <path className="mines-bomb-cap" d="m25 12 8 5-3 5-8-5z" />
      <circle className="mines-bomb-light" cx="16" cy="22" r="4" />
      <path className="mines-bomb-spark" d="m41 2 1.6 4.2L47 8l-4.4 1.8L41 14l-1.6-4.2L35 8l4.4-1.8z" />
    </svg>
  );
}
