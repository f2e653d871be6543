import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';

export type PlanOrder = Omit<CallBody<Calls['planGameSwitch']>, 'vendor' | 'gameId'>;

/** What stands in the form; moments as the desk's clock has them, empty where there are none. */
export interface PlanDraft {
  readonly isOn: boolean;
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** `none`: neither a begin nor an end; `order`: the end does not come after the begin. */
export type PlanProblem = 'none' | 'order' | 'reason';

/** What is written as the call takes it, or what is wrong with it. */
export function readPlanDraft({
  isOn,
  from,
  until,
  reason: text,
}: PlanDraft): { readonly order: PlanOrder } | { readonly problem: PlanProblem } {
  const [beginsAt, endsAt] = [momentOf(from), momentOf(until)];
  const reason = text.trim();
  if (beginsAt === null && endsAt === null) return { problem: 'none' };
  if (beginsAt !== null && endsAt !== null && endsAt <= beginsAt) return { problem: 'order' };
  if (reason.length < shortestReason || reason.length > longestReason) return { problem: 'reason' };
  return { order: { isOn, beginsAt, endsAt, reason } };
}

function momentOf(text: string): string | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
