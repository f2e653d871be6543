import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readTurnover } from '../../play/betting/read-turnover.ts';
import { selectClubLevels } from './club-sql.ts';
import { clubStanding } from './club-standing.ts';

/** A sum over many rows is the dearest thing that a member can ask for; nobody needs it more often. */
const perMember: AttemptRule = { name: 'club.member', windowMs: 60_000, window: 'fixed' };
const readsPerMinute = 30;

/**
 * The merchant's club and where the member stands in it. Only bets in the merchant's currency count, because that is
 * what the levels are stated in. Refuses `rate.limited`.
 */
export async function getMemberClub(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
): Promise<CallValue<Calls['getMemberClub']>> {
  const { merchantCode, currencyCode, defaultLanguage } = merchant;
  const { memberId } = member;
  await requireAttempt(parts, merchantCode, perMember, memberId, readsPerMinute);

  const [turnoverMinor, levels] = await Promise.all([
    readTurnover(parts, { merchantCode, memberId, currencyCode }),
    selectClubLevels(parts.runner, merchantCode, language, defaultLanguage),
  ]);
  const steps = levels.map((row) => ({
    level: row.level,
    requiredTurnoverMinor: row.required_turnover_minor,
  }));
  const { level, next } = clubStanding(turnoverMinor, steps);
  return {
    currencyCode,
    turnoverMinor: minorToWire(turnoverMinor),
    ...(level === undefined ? {} : { level }),
    ...(next === undefined
      ? {}
      : { next: { level: next.level, missingMinor: minorToWire(next.missingMinor) } }),
    levels: levels.map((row) => ({
      level: row.level,
      name: row.name,
      requiredTurnoverMinor: minorToWire(row.required_turnover_minor),
      benefits: [...row.benefits],
    })),
  };
}
