import { type CommissionRunId, parseId } from '@wau/contract/ids';

export const commissionsPath = '/m/agent/commissions';

export function paymentPath(runId: CommissionRunId): string {
  return `${commissionsPath}/payment?run=${runId}`;
}

export function lineBetsPath(runId: CommissionRunId, line: number): string {
  return `${commissionsPath}/bets?run=${runId}&line=${line}`;
}

/** Which payment an address names. */
export function runIn(search: URLSearchParams): CommissionRunId | undefined {
  return parseId('commissionRun', search.get('run') ?? '');
}

/** Which line of it; they are counted from 1. */
export function lineIn(search: URLSearchParams): number | undefined {
  const text = search.get('line') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
