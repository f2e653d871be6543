import { useTranslate } from '../../../platform/language/use-language.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';

/** Figures of teams are a few minutes old, so it is said from when they are. */
export function CountedAt({ moment }: { readonly moment: string | null }) {
  const t = useTranslate();
  const write = useRecordMoment();
  return (
    <p className="text-caption text-pretty text-muted">
      {moment === null ? t('team.counted.never') : t('team.counted', { moment: write(moment) })}
    </p>
  );
}
