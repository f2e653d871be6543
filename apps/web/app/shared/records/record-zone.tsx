import { useTranslate } from '../../platform/language/use-language.ts';
import { useZoneName } from '../../platform/records/use-record-moment.ts';

/** Whose days and times a record shows. */
export function RecordZone() {
  const t = useTranslate();
  const zone = useZoneName();
  return <p className="text-caption text-muted">{t('records.zone', { zone })}</p>;
}
