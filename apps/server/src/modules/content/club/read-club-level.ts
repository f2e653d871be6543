import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { readTurnover } from '../../play/betting/read-turnover.ts';
import { selectClubLevels } from './club-sql.ts';
import { clubStanding } from './club-standing.ts';

/** The level of the merchant's club that a member has reached; zero below the first. */
export async function readClubLevel(
  runner: SqlRunner,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<number> {
  const { merchantCode, currencyCode, defaultLanguage } = merchant;
  const owner = { merchantCode, memberId: member.memberId, currencyCode };
  const turnoverMinor = await readTurnover({ runner }, owner);
  const levels = await selectClubLevels(runner, merchantCode, defaultLanguage, defaultLanguage);
  const steps = levels.map((row) => ({
    level: row.level,
    requiredTurnoverMinor: row.required_turnover_minor,
  }));
  return clubStanding(turnoverMinor, steps).level ?? 0;
}
