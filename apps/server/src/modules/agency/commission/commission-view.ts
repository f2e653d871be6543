import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Minor, minorToWire } from '@wau/money/minor';
import type { BetLineRow, LineRow, PaymentRow, PeriodRow } from './commission-list-sql.ts';
import type { RunListRow } from './commission-run-list-sql.ts';
import type { TermsRow } from './commission-terms-sql.ts';

type Payment = CallValue<Calls['listCommissions']>['list'][number];
type Line = CallValue<Calls['listCommissionLines']>['list'][number];
type BetLine = CallValue<Calls['listBetCommissions']>['list'][number];
type Run = CallValue<Calls['listCommissionRuns']>['list'][number];

/** How a member's name is read, by how far below the reader the member stands; null: not below any more. */
export type NameOf = (userName: string, level: number | null) => string;

function periodView({ from_day, to_day, hour }: PeriodRow) {
  return { fromDay: from_day, toDay: to_day, hour };
}

const wireOrNull = (amount: Minor | null) => (amount === null ? null : minorToWire(amount));

/** What a payment comes to, the same for its agent and for operators. */
export function paymentView(
  row: PaymentRow,
  terms: readonly TermsRow[],
): Omit<Payment, 'runId' | 'kind' | 'state' | 'fromDay' | 'toDay' | 'hour'> {
  const own = terms.filter((each) => each.run_id === row.run_id && each.agent_id === row.agent_id);
  return {
    currencyCode: row.currency,
    lineCount: row.line_count,
    linesMinor: minorToWire(row.lines_minor),
    correctionsMinor: minorToWire(row.corrections_minor),
    shortfallMinor: minorToWire(row.shortfall_minor),
    dueMinor: minorToWire(row.due_minor),
    owedBeforeMinor: wireOrNull(row.owed_before_minor),
    owedAfterMinor: wireOrNull(row.owed_after_minor),
    paidMinor: wireOrNull(row.paid_minor),
    paidAt: row.paid_at?.toISOString() ?? null,
    contracts: own.map((each) => ({
      ...periodView(each),
      product: each.product,
      contractVersion: each.version,
      turnoverMinor: minorToWire(each.turnover_minor),
      netLossMinor: minorToWire(each.net_loss_minor),
      carriedMinor: minorToWire(each.carried_minor),
      activeMembers: each.active_members,
      tier: each.tier,
      basisPoints: each.basis_points === 0 ? null : each.basis_points,
      amountMinor: each.amount_minor === 0n ? null : minorToWire(each.amount_minor),
    })),
  };
}

export function agentPaymentView(row: PaymentRow, terms: readonly TermsRow[]): Payment {
  const { run_id: runId, kind, state } = row;
  return { runId, kind, state, ...periodView(row), ...paymentView(row, terms) };
}

export function lineView(row: LineRow, nameOf: NameOf): Line {
  return {
    line: row.line,
    ...periodView(row),
    isCorrection: row.is_correction,
    basis: row.basis,
    memberId: row.member_id,
    userName: nameOf(row.username, row.level),
    product: row.product,
    ownProduct: row.own_product,
    ownVersion: row.own_version,
    downlineUserName: row.downline_name === null ? null : nameOf(row.downline_name, row.downline_level),
    turnoverMinor: minorToWire(row.turnover_minor),
    netLossMinor: minorToWire(row.net_loss_minor),
    ownBasisPoints: row.own_basis_points,
    downlineBasisPoints: row.downline_basis_points,
    amountMinor: minorToWire(row.amount_minor),
  };
}

export function betLineView(row: BetLineRow, nameOf: NameOf): BetLine {
  return {
    runId: row.run_id,
    kind: row.kind,
    state: row.state,
    currencyCode: row.currency,
    countedTurnoverMinor: minorToWire(row.counted_turnover_minor),
    countedNetLossMinor: minorToWire(row.counted_net_loss_minor),
    ...lineView(row, nameOf),
  };
}

export function runView(row: RunListRow): Run {
  return {
    runId: row.run_id,
    kind: row.kind,
    ...periodView(row),
    state: row.state,
    currencyCode: row.currency,
    paymentCount: row.payment_count,
    lineCount: row.line_count,
    dueMinor: minorToWire(row.due_minor),
    correctionsMinor: minorToWire(row.corrections_minor),
    shortfallMinor: minorToWire(row.shortfall_minor),
    paidMinor: minorToWire(row.paid_minor),
    needsTwoPersons: row.needs_two,
    approvals: row.approvals.map(({ person_name, approved_at, reason }) => ({
      ...{ approvedBy: person_name, approvedAt: new Date(approved_at).toISOString() },
      reason,
    })),
    rejectedBy: row.rejecter_name,
    reason: row.reason,
    calculatedAt: row.calculated_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
