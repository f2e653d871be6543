import { type Minor, minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { readTurnover } from '../../play/betting/read-turnover.ts';
import type { MoneyOwner } from './money-owner.ts';
import {
  nextStretchFrom,
  type OpenTurnover,
  openTurnover,
  playedOf,
  type TurnoverStretch,
} from './open-turnover.ts';
import {
  insertRequirement,
  type RequirementRow,
  selectLastUntil,
  selectOpenRequirements,
  selectRequirements,
} from './turnover-sql.ts';

/** A stretch with what it is asked for. */
export interface AskedStretch extends TurnoverStretch {
  /** The id of the reward, in whatever form it came. */
  readonly reference: string;
  readonly grantedMinor: Minor;
}

interface Requirement {
  readonly reference: string;
  readonly requiredMinor: Minor;
  /** The reward that it is asked for. */
  readonly grantedMinor: Minor;
}

/**
 * Asks for turnover, in the transaction that brings the money it is asked for.
 *
 * Invariant: stretches of one member do not overlap. Locks: none of its own; the caller holds the member's lock.
 */
export async function addTurnoverRequirement(
  tx: SqlRunner,
  owner: MoneyOwner,
  { reference, requiredMinor, grantedMinor }: Requirement,
  now: Date,
): Promise<void> {
  const [turnoverMinor, lastUntilMinor] = [
    await readTurnover({ runner: tx }, owner),
    await selectLastUntil(tx, owner),
  ];
  await insertRequirement(tx, {
    ...owner,
    reference,
    requiredMinor,
    grantedMinor,
    fromTurnoverMinor: nextStretchFrom(turnoverMinor, lastUntilMinor),
    openedAt: now,
  });
}

/** What the member has still to stake before money may leave. */
export async function readOpenTurnover(
  runner: SqlRunner,
  owner: MoneyOwner,
): Promise<OpenTurnover<AskedStretch>> {
  const turnoverMinor = await readTurnover({ runner }, owner);
  const rows = await selectOpenRequirements(runner, owner, turnoverMinor);
  return openTurnover(
    rows.map((row) => ({ ...stretchOf(row), reference: row.reference, grantedMinor: row.granted_minor })),
    turnoverMinor,
  );
}

/** How far the turnover of each of these is met, by its reference; one that nothing was asked for is not among them. */
export async function readPlayedTurnover(
  runner: SqlRunner,
  owner: MoneyOwner,
  references: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  if (references.length === 0) return new Map();
  const turnoverMinor = await readTurnover({ runner }, owner);
  const rows = await selectRequirements(runner, owner.merchantCode, references);
  return new Map(rows.map((row) => [row.reference, playedOf(stretchOf(row), turnoverMinor)]));
}

/**
 * For whoever lets money leave the house. What a member moves between the own wallets does not leave it.
 *
 * @throws Refusal `turnover.missing` with how much is missing
 */
export async function requireTurnover(tx: SqlRunner, owner: MoneyOwner): Promise<void> {
  const { missingMinor } = await readOpenTurnover(tx, owner);
  if (missingMinor > 0n) throw new Refusal('turnover.missing', { limitMinor: minorToWire(missingMinor) });
}

export function stretchOf(row: RequirementRow) {
  return { fromTurnoverMinor: row.from_turnover_minor, requiredMinor: row.required_minor };
}
