import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangedFields } from './changed-fields.tsx';
import type { ContentSite } from './content-queries.ts';
import type { Conflict } from './use-content-draft.ts';

interface ConflictNoticeProps {
  readonly site: ContentSite;
  readonly conflict: Conflict;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Somebody else was faster: what they have changed, and which of the two is to stand. */
export function ConflictNotice({ site, conflict, onKeep, onTake }: ConflictNoticeProps) {
  const t = useTexts();
  return (
    <Notice tone="bad">
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{t('content.conflict', { name: conflict.changedBy })}</p>
        {conflict.theirs === undefined ? (
          <p>{t('content.conflict.gone')}</p>
        ) : (
          <ChangedFields site={site} differences={conflict.differences} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onKeep}>{t('content.conflict.keep')}</Button>
          <Button onClick={onTake}>{t('content.conflict.take')}</Button>
        </div>
        <p className="text-sm">{t('content.conflict.keep.hint')}</p>
      </div>
    </Notice>
  );
}
