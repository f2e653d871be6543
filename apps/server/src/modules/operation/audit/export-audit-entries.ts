import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { mostFileRows } from '@wau/contract/record-limits';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { AuditedChange, AuditValues } from '../../../platform/audit/audited.ts';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { momentCell, zoneCell } from '../../../platform/records/file-cells.ts';
import { recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import type { AuditEntry } from './audit-entry-view.ts';
import { listAuditEntries } from './list-audit-entries.ts';

/** The entries of `listAuditEntries` as a file, with personal data masked as there. */
export async function exportAuditEntries(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<OperatorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['exportAuditEntries']>,
): Promise<AnswerFile> {
  const t = messageTexts(context.language);
  const { timeZone } = context.merchant;
  const text = (title: string, cell: (entry: AuditEntry) => string | null) => ({
    title,
    cell: (entry: AuditEntry) => cell(entry) ?? '',
  });
  return recordFile<AuditEntry>({
    name: t('file.audit'),
    days: requireDays(query),
    cutText: t('file.cut', { rows: mostFileRows }),
    columns: [
      text(t('file.number'), ({ entryId }) => entryId),
      text(t('file.time', { zone: zoneCell(timeZone, parts.clock.nowMs()) }), ({ recordedAt }) =>
        momentCell(recordedAt, timeZone),
      ),
      text(t('file.audit.who'), ({ actorName }) => actorName),
      text(t('file.audit.by'), ({ actorKind }) => t(`file.audit.by.${actorKind}`)),
      text(t('file.audit.action'), ({ action }) => action),
      text(t('file.audit.subject'), ({ subject, subjectName }) => subjectName ?? subject),
      text(t('file.audit.member'), ({ member }) => member?.userName ?? null),
      text(t('file.reason'), ({ newValues }) => textOf(newValues.reason)),
      text(t('file.audit.before'), ({ oldValues }) => linesOf(oldValues)),
      text(t('file.audit.after'), ({ newValues }) => linesOf(newValues)),
      text(t('file.audit.other'), ({ fourEyes }) => fourEyes?.other?.actorName ?? null),
      text(t('file.audit.address'), ({ address }) => address),
      text(t('file.audit.request'), ({ requestId }) => requestId),
    ],
    readRows: (cursor, pageSize) =>
      listAuditEntries(parts, context, { ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) }),
  });
}

/** What the audit keeps of a file that was taken: what was asked for. */
export function exportedChange(query: CallQuery<Calls['exportAuditEntries']>): AuditedChange {
  return { subject: 'audit', oldValues: {}, newValues: { ...query } };
}

function textOf(value: AuditValues[string] | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}

function linesOf(values: AuditValues): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join('\n');
}
