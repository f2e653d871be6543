import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { lotteryLineRefusals } from '@wau/contract/calls/lottery/lottery-order-calls';
import type { OrderBody } from './order-body.ts';

export type LineRefusalCode = (typeof lotteryLineRefusals)[number];

/** The draw that a line is meant for, and by how much a chase multiplies it most. */
export interface MeantDraw {
  readonly numero: string;
  readonly times: number;
}

/** Why a line is not taken as it stands, and what the player can do about it: as it was answered, or foreseen. */
export interface LineRefusal {
  /** `undefined` where the server has a reason that is newer than the page. */
  readonly code: LineRefusalCode | undefined;
  /** Those of the line's numbers that it is about; none where it is about the whole line. */
  readonly numbers: readonly string[];
  /** The most that is taken on each of the numbers, or of the line, in a draw. */
  readonly leftMinor: bigint | undefined;
  /** As they are now, for each prize. */
  readonly odds: readonly number[] | undefined;
  readonly draw: MeantDraw;
}

type LineOutcome = CallValue<Calls['placeLotteryOrder']>['lines'][number];

export function readLineRefusal(
  { code, numbers = [], leftMinor, odds }: LineOutcome,
  { currentNumero, chase }: OrderBody,
): LineRefusal {
  const times = Math.max(1, ...(chase ?? []).map(({ multiple }) => multiple));
  return {
    code,
    numbers,
    leftMinor: leftMinor === undefined ? undefined : BigInt(leftMinor),
    odds,
    draw: { numero: currentNumero, times },
  };
}

const codesOfDraw: ReadonlySet<LineRefusalCode | undefined> = new Set<LineRefusalCode>([
  'lottery.number.closed',
  'lottery.number.full',
  'lottery.number.own.limit',
  'lottery.draw.full',
  'lottery.odds.changed',
]);

/** Whether a line that was refused for one draw would be refused for another one as well, as far as the page knows. */
export function standsFor({ code, draw }: LineRefusal, numero: string | undefined): boolean {
  return !codesOfDraw.has(code) || draw.numero === numero;
}

/** Whether another draw may take what this one does not. */
export function isOfDraw({ code }: LineRefusal): boolean {
  return codesOfDraw.has(code) && code !== 'lottery.odds.changed';
}
