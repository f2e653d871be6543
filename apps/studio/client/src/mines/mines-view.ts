import type { MinesParameters } from '@wau/rules/mines/mines';
import type { MinesCellEvent, MinesEvent } from '@wau/rules/mines/mines-round';
import { isRecord } from '../verified-game/verified-game.ts';

/** What a cell shows. What was never opened is shown more quietly once the round is over. */
export type CellFace = 'covered' | 'safe' | 'mine' | 'restSafe' | 'restMine';

/** What the board shows of a round. */
export interface MinesView {
  readonly mines: number;
  readonly faces: ReadonlyMap<number, CellFace>;
  readonly found: number;
  /** What may be paid out, or was; 0 before the first cell and after a mine. */
  readonly multiplierTenThousandths: number;
  readonly isOver: boolean;
}

export function openingView(mines: number): MinesView {
  return { mines, faces: new Map(), found: 0, multiplierTenThousandths: 0, isOver: false };
}

/** The view after one more event. */
export function afterEvent(view: MinesView, event: MinesEvent, cells: number): MinesView {
  if (event.type === 'cellRevealed') {
    const faces = new Map(view.faces).set(event.cell, event.isMine ? 'mine' : 'safe');
    const { multiplierTenThousandths } = event;
    return { ...view, faces, multiplierTenThousandths, found: view.found + (event.isMine ? 0 : 1) };
  }
  const mines = new Set(event.cells);
  const faces = new Map(view.faces);
  for (let cell = 0; cell < cells; cell += 1) {
    if (!faces.has(cell)) faces.set(cell, mines.has(cell) ? 'restMine' : 'restSafe');
  }
  return { ...view, faces, isOver: true };
}

/** The events of a recorded round that the board shows, in order; what closes every round is told elsewhere. */
export function minesEventsOf(events: readonly unknown[]): readonly MinesEvent[] {
  return events.filter(
    (event): event is MinesEvent => isRecord(event) && (isCellEvent(event) || isShownEvent(event)),
  );
}

function isCellEvent(event: Readonly<Record<string, unknown>>): boolean {
  const { type, cell, isMine, multiplierTenThousandths } = event;
  return (
    type === 'cellRevealed' &&
    typeof cell === 'number' &&
    typeof isMine === 'boolean' &&
    typeof multiplierTenThousandths === 'number'
  );
}

function isShownEvent({ type, cells }: Readonly<Record<string, unknown>>): boolean {
  return type === 'minesShown' && Array.isArray(cells);
}

/** The last cell that was opened, if one was. */
export function lastCellOf(events: readonly MinesEvent[]): MinesCellEvent | undefined {
  return events.filter((event) => event.type === 'cellRevealed').at(-1);
}

/** A cell more or less in a plan, which holds at most as many cells as hold no mine. */
export function withPlanned(parameters: MinesParameters, cell: number, most: number): MinesParameters {
  const { plan } = parameters;
  if (plan.includes(cell)) return { ...parameters, plan: plan.filter((other) => other !== cell) };
  if (plan.length >= most) return parameters;
  return { ...parameters, plan: [...plan, cell].toSorted((a, b) => a - b) };
}
