import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FindingId, MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { insertFindingWord, lockFinding } from './finding-words-sql.ts';

/**
 * Somebody says how a finding came about, or who has it now.
 *
 * Invariants: nothing that was said changes or goes; an explanation is the last word, for as long as the figures stay.
 * Locks: the finding, its claim.
 *
 * @throws Refusal `finding.unknown`, `finding.explained`, `case.claimed`
 */
export async function decideFinding(
  { clock }: { readonly clock: Clock },
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  findingId: FindingId,
  { decision, reason }: CallBody<Calls['decideFinding']>,
): Promise<Audited<null>> {
  const finding = await lockFinding(tx, merchantCode, findingId);
  if (finding === undefined) throw new Refusal('finding.unknown');
  if (finding.is_explained) throw new Refusal('finding.explained');
  assert(actor.kind === 'operator', 'a call of operators has one');
  const saidAt = new Date(clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'finding', caseId: findingId }, actor, saidAt);
  await insertFindingWord(tx, {
    merchantCode,
    findingId,
    place: finding.word_count + 1,
    decision,
    reason,
    operatorId: actor.actorId,
    operatorName: actor.actorName,
    saidAt,
  });
  return {
    value: null,
    change: {
      subject: findingId,
      oldValues: {
        source: finding.source,
        rule: finding.rule,
        vendor: finding.vendor_code,
        day: finding.day,
        about: finding.subject,
        lineCount: finding.line_count,
        wordCount: finding.word_count,
      },
      newValues: { decision, reason },
    },
  };
}
