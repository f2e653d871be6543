import { useId, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/notice.tsx';
import { AuditEntryDetails } from './audit-entry-details.tsx';
import type { AuditEntryProps } from './audit-entry-props.ts';
import { useAuditWords } from './use-audit-words.ts';

/** One deed in a line; opened, all that the audit has of it. */
export function AuditEntryRow(props: AuditEntryProps) {
  const { entry, currencyCode } = props;
  const t = useTexts();
  const { moment } = useFormats();
  const { deedName, subjectName } = useAuditWords(currencyCode);
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const what = deedName(entry);
  const when = moment(entry.recordedAt);
  const { reason } = entry.newValues;
  const word = isOpen ? 'audit.close' : 'audit.open';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-100">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{what}</span>{' '}
            <span className="break-all">{subjectName(entry)}</span>
            {entry.fourEyes === null ? null : <Badge tone="look">{t('audit.two')}</Badge>}
          </p>
          <p className="text-sm break-words text-muted">
            {entry.actorName}
            {entry.actorKind === 'operator' ? '' : ` (${t(`audit.as.${entry.actorKind}`)})`} · {when}
            {typeof reason === 'string' && reason !== '' ? ` · ${reason}` : ''}
          </p>
        </div>
        <Button
          label={t(`${word}.label`, { what, moment: when })}
          isExpanded={isOpen}
          controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(word)}
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen ? <AuditEntryDetails {...props} /> : null}
      </div>
    </div>
  );
}
