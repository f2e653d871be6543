import type { TowersTower } from '@wau/rules/towers/towers-mathematics';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { ThemeSymbol } from '../instant/stage.tsx';
import { type StudioText, useText } from '../platform/text.tsx';
import { type TileFace, type TowersView, tileFace } from './towers-view.ts';

interface TowersBoardProps {
  readonly tower: TowersTower;
  readonly view: TowersView;
  /** Whether a tile of the next floor may be stepped on now. */
  readonly isOpen: boolean;
  /** The tile that was asked for and is not answered yet. */
  readonly asked: number | undefined;
  readonly safeFloors: ReadonlySet<number>;
  readonly onTile: (tile: number) => void;
}

/** The tower, its lowest floor at the bottom. Only tiles of the next floor are buttons that do anything. */
export function TowersBoard(props: TowersBoardProps) {
  const { tower, view, isOpen, asked, safeFloors, onTile } = props;
  const { t } = useText();
  const board = useRef<HTMLOListElement>(null);
  const next = view.isOver ? -1 : view.climbed;
  useKeptInView(board, view.climbed);
  return (
    <ol
      className="towers-board"
      ref={board}
      aria-label={t('towers.board', { floors: tower.floors.length })}
      style={{ '--floors': tower.floors.length } as CSSProperties}
    >
      {tower.floors
        .map(({ tiles }, floor) => ({ tiles, floor }))
        .toReversed()
        .map(({ tiles, floor }) => (
          <li
            key={floor}
            className="towers-floor"
            data-state={floor === next ? 'next' : floor < view.climbed ? 'climbed' : 'above'}
            data-safe={safeFloors.has(floor + 1) || undefined}
          >
            <span className="towers-pay">
              {multiplierLabel(tower.multipliersTenThousandths[floor] ?? 0)}×
            </span>
            <span className="towers-tiles" style={{ '--tiles': tiles } as CSSProperties}>
              {Array.from({ length: tiles }, (_, tile) => tile).map((tile) => (
                <TowersTile
                  key={tile}
                  floor={floor}
                  tile={tile}
                  face={tileFace(view, floor, tile)}
                  isNext={floor === next && isOpen}
                  isAsked={floor === next && asked === tile}
                  onTile={onTile}
                />
              ))}
            </span>
          </li>
        ))}
    </ol>
  );
}

/** A tall tower scrolls: the floor that comes next stays in view, on a phone that is turned too. */
function useKeptInView(board: { readonly current: HTMLOListElement | null }, climbed: number): void {
  useEffect(() => {
    const list = board.current;
    const floor = list?.children[list.children.length - 1 - climbed];
    if (list === null || !(floor instanceof HTMLElement)) return;
    const show = () => list.scrollTo({ top: floor.offsetTop - list.clientHeight / 2 });
    const observer = new ResizeObserver(show);
    observer.observe(list);
    return () => observer.disconnect();
  }, [board, climbed]);
}

interface TowersTileProps {
  readonly floor: number;
  readonly tile: number;
  readonly face: TileFace;
  readonly isNext: boolean;
  readonly isAsked: boolean;
  readonly onTile: (tile: number) => void;
}

const TowersTile = memo(function TowersTile(props: TowersTileProps) {
  const { floor, tile, face, isNext, isAsked, onTile } = props;
  const { t } = useText();
  return (
    <button
      type="button"
      className="towers-tile"
      data-face={face}
      data-asked={isAsked || undefined}
      disabled={!isNext}
      aria-label={tileText(floor, tile, face, t)}
      onClick={() => onTile(tile)}
    >
      {(face === 'stepped' || face === 'safe') && (
        <span className="towers-thing">
          <ThemeSymbol of={(floor & 1) === 0 ? 'high1' : 'high2'}>
            <Lantern />
          </ThemeSymbol>
        </span>
      )}
      {(face === 'bomb' || face === 'blast') && (
        <span className="towers-thing">
          <Bomb />
        </span>
      )}
    </button>
  );
});

function tileText(floor: number, tile: number, face: TileFace, t: StudioText): string {
  const place = t('towers.tile', { floor: floor + 1, tile: tile + 1 });
  if (face === 'covered') return place;
  return t(face === 'bomb' || face === 'blast' ? 'towers.tile.bomb' : 'towers.tile.safe', { place });
}

function Lantern() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="towers-lantern-cord" d="M24 2v6M24 40v6" />
      <path className="towers-lantern-body" d="M14 10h20c8 9 8 19 0 28H14c-8-9-8-19 0-28z" />
      <path className="towers-lantern-light" d="M20 10c-4 9-4 19 0 28M28 10c4 9 4 19 0 28" />
      <path className="towers-lantern-cap" d="M14 7h20v4H14zM14 37h20v4H14z" />
    </svg>
  );
}

function Bomb() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="towers-fuse" d="M29 13c2-6 7-8 11-5" />
      <circle className="towers-bomb" cx="22" cy="28" r="15" />
      <circle className="towers-bomb-light" cx="16" cy="22" r="4" />
      <path className="towers-spark" d="m41 2 1.6 4.2L47 8l-4.4 1.8L41 14l-1.6-4.2L35 8l4.4-1.8z" />
    </svg>
  );
}
