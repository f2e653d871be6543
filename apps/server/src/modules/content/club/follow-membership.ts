import { toMinor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addDays, firstOfMonth } from '../../../platform/calendar/calendar-days.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readDepositedOfDays } from '../../money/deposit/read-deposited.ts';
import type { MoneyOwner } from '../../money/turnover/money-owner.ts';
import { readTurnoverOfDays } from '../../play/betting/read-turnover.ts';
import { type ClubLevelRow, type ClubTermsRow, selectClubLevels, selectClubTerms } from './club-sql.ts';
import { type ClubRules, followLevel, type LevelState } from './level-course.ts';
import type { ClubMerchant, Membership } from './membership.ts';
import {
  insertLevelChange,
  type MembershipRow,
  selectLevelChanges,
  selectMembership,
  upsertMembership,
} from './membership-sql.ts';
import { type PlayedDays, playedDays } from './played-days.ts';
import { tellLevel } from './tell-level.ts';

/** Where a member is in the merchant's club. Reads alone: whoever gives something by it writes it down first. */
export async function readMembership(
  runner: SqlRunner,
  merchant: ClubMerchant,
  memberId: MoneyOwner['memberId'],
  nowMs: number,
  language = merchant.defaultLanguage,
): Promise<Membership> {
  const { merchantCode, currencyCode, defaultLanguage } = merchant;
  const key = { merchantCode, memberId };
  const row = await selectMembership(runner, key, new Date(nowMs));
  const levels = await selectClubLevels(runner, merchantCode, language, defaultLanguage);
  const terms = await selectClubTerms(runner, merchantCode);
  const known = (await selectLevelChanges(runner, key)).map((change) => ({
    fromLevel: change.from_level,
    toLevel: change.to_level,
    day: change.day,
  }));
  const rules = rulesOf(levels, terms);
  const begin = stateOf(row);
  const days = await readDays(runner, { ...key, currencyCode }, rules, begin);
  const { state, changes } = followLevel(rules, begin, days, row.today);
  return {
    today: row.today,
    rules,
    terms,
    levels,
    days,
    state,
    changes: [...known, ...changes],
    newCount: changes.length,
  };
}

/**
 * The same, written down: the level, its changes and what the member is told of them.
 *
 * Locks: the caller holds the member's lock, so that a change is written and told once.
 */
export async function followMembership(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  merchant: ClubMerchant,
  memberId: MoneyOwner['memberId'],
): Promise<Membership> {
  const nowMs = parts.clock.nowMs();
  const membership = await readMembership(tx, merchant, memberId, nowMs);
  const key = { merchantCode: merchant.merchantCode, memberId };
  await upsertMembership(tx, key, membership.state);
  const { changes, newCount } = membership;
  const knownCount = changes.length - newCount;
  for (const [index, change] of changes.slice(knownCount).entries()) {
    await insertLevelChange(tx, key, change, knownCount + index + 1, new Date(nowMs));
  }
  if (newCount > 0) await tellLevel(parts, tx, merchant, memberId, membership);
  return membership;
}

function rulesOf(levels: readonly ClubLevelRow[], terms: ClubTermsRow): ClubRules {
  return {
    levels: levels.map((row) => ({
      level: row.level,
      requiredTurnoverMinor: row.required_turnover_minor,
      requiredDepositMinor: row.required_deposit_minor,
      keepTurnoverMinor: row.keep_turnover_minor,
    })),
    windowDays: terms.window_days,
    graceDays: terms.grace_days,
  };
}

function stateOf(row: MembershipRow): LevelState {
  return {
    level: row.level ?? 0,
    keptUntil: row.kept_until,
    countedFrom: row.counted_from,
    evaluatedDay: row.evaluated_day ?? row.registered_day,
  };
}

/** As many days as the course can ask for: those of the window, and those of the month that keeps the level. */
async function readDays(
  runner: SqlRunner,
  owner: MoneyOwner,
  { levels, windowDays }: ClubRules,
  { evaluatedDay, keptUntil, countedFrom }: LevelState,
): Promise<PlayedDays> {
  const ofKept = keptUntil === null ? evaluatedDay : firstOfMonth(keptUntil, -1);
  const ofWindow = windowDays === null ? evaluatedDay : addDays(evaluatedDay, 1 - windowDays);
  const ofWeek = addDays(evaluatedDay, -7);
  const earliest = [ofKept, ofWindow, ofWeek].toSorted()[0] ?? evaluatedDay;
  // Without a window all that counts is one sum before the days that are needed singly.
  const allFrom = countedFrom !== null && countedFrom > earliest ? earliest : countedFrom;
  const fromDay = windowDays === null ? allFrom : earliest;
  const turnover = await readTurnoverOfDays(runner, owner, { fromDay, singlyFromDay: earliest });
  const asksForDeposits = levels.some(({ requiredDepositMinor }) => requiredDepositMinor > 0n);
  const deposited = asksForDeposits ? await readDepositedOfDays(runner, owner) : [];
  return playedDays([
    ...turnover.map((row) => ({
      day: row.day,
      turnoverMinor: toMinor(row.turnover_minor),
      depositedMinor: zeroMinor,
    })),
    ...deposited.map((row) => ({
      day: row.day,
      turnoverMinor: zeroMinor,
      depositedMinor: toMinor(row.amount_minor),
    })),
  ]);
}
