import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';

type Sales = NonNullable<CallValue<Calls['getLotteryDraw']>['current']>;

/** When a draw takes stakes. */
interface SalesRow {
  readonly numero: string;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly commitment: string | null;
  readonly beacon: string | null;
  readonly beacon_round: number | null;
}

/** A draw that takes stakes, or will. */
export function salesOfDraw({
  numero,
  opens_at,
  closes_at,
  draws_at,
  commitment,
  beacon,
  beacon_round: round,
}: SalesRow): Sales {
  return {
    numero,
    opensAt: opens_at.toISOString(),
    closesAt: closes_at.toISOString(),
    drawsAt: draws_at.toISOString(),
    commitment,
    ...(beacon === null || round === null ? {} : { beacon: { name: beacon, round } }),
  };
}
