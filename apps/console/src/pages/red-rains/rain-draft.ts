import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { parseMajorText } from '@wau/money/minor';
import type { RainOrder } from './red-rain-queries.ts';

/** A rain as it is typed. */
export interface RainDraft {
  /** Names the order, so that it is carried out once. */
  readonly clientId: string;
  /** Empty: every member. */
  readonly agentName: string;
  readonly amount: string;
  readonly count: string;
  /** Day and time where this desk is, as the field has it. */
  readonly start: string;
  readonly minutes: string;
  /** Empty: everybody below the agent. */
  readonly levels: string;
  readonly needsActive: boolean;
  readonly reason: string;
}

export type RainDraftField = 'amount' | 'count' | 'start' | 'minutes' | 'levels' | 'reason';

export function emptyRain(): RainDraft {
  return {
    clientId: crypto.randomUUID(),
    ...{ agentName: '', amount: '', count: '100', start: '', minutes: '5', levels: '' },
    ...{ needsActive: true, reason: '' },
  };
}

const shortestReason = 3;

/** The order of a draft, or what is missing or not as it must be. The server holds it against its bounds. */
export function readRain(
  draft: RainDraft,
  currencyCode: CurrencyCode,
): { readonly order: RainOrder } | { readonly wrong: readonly RainDraftField[] } {
  const total = parseMajorText(draft.amount, currencyOf(currencyCode));
  const startMs = new Date(draft.start).getTime();
  const isNumber = (text: string, least: number, most: number) =>
    /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  const agentName = draft.agentName.trim();
  const levels = agentName === '' ? '' : draft.levels.trim();
  const reason = draft.reason.trim().replaceAll(/\s+/g, ' ');
  const wrong: readonly (RainDraftField | undefined)[] = [
    total === undefined || total === 0n ? 'amount' : undefined,
    isNumber(draft.count, 1, 2_000) ? undefined : 'count',
    Number.isNaN(startMs) ? 'start' : undefined,
    isNumber(draft.minutes, 1, 60) ? undefined : 'minutes',
    levels === '' || isNumber(levels, 1, 100) ? undefined : 'levels',
    reason.length < shortestReason ? 'reason' : undefined,
  ];
  const fields = wrong.filter((field) => field !== undefined);
  if (fields.length > 0 || total === undefined) return { wrong: fields };
  return {
    order: {
      clientId: draft.clientId,
      agentName: agentName === '' ? null : agentName,
      startsAt: new Date(startMs).toISOString(),
      minutes: Number(draft.minutes),
      packetCount: Number(draft.count),
      totalMinor: String(total),
      levels: levels === '' ? null : Number(levels),
      needsActive: draft.needsActive,
      reason,
    },
  };
}
