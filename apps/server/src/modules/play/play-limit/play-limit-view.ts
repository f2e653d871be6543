import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playLimitKinds } from '@wau/contract/play-limits';
import { withoutLapsed } from './change-play-limit.ts';
import type { PlayLimitRow } from './play-limit-sql.ts';

export type PlayLimitView = CallValue<Calls['getPlayLimits']>['list'][number];

/** In the order of the kinds. */
export function playLimitViews(rows: readonly PlayLimitRow[], nowMs: number): PlayLimitView[] {
  return rows
    .toSorted((a, b) => playLimitKinds.indexOf(a.kind) - playLimitKinds.indexOf(b.kind))
    .map((row) => withoutLapsed(row, nowMs))
    .map((row) => ({
      kind: row.kind,
      value: textOf(row.limit_value),
      used: textOf(row.used),
      pending:
        row.pending_from === null
          ? null
          : {
              value: textOf(row.pending_value),
              from: row.pending_from.toISOString(),
              isReady: row.pending_from.getTime() <= nowMs,
            },
    }));
}

function textOf(value: bigint | null): string | null {
  return value === null ? null : value.toString();
}
