import { saveFile } from '@wau/browser/save-file';
import { mostFileRows } from '@wau/contract/record-limits';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { ApiResult, CallOptions } from '../../platform/api/api-client.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import type { Days } from '../../platform/records/record-days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { RecordFilter } from './use-record-filter.ts';

interface RecordFileButtonProps {
  readonly filter: RecordFilter;
  /** What the file is called, before its days. */
  readonly name: string;
  readonly ask: (days: Days, options: CallOptions) => Promise<ApiResult<string>>;
}

/** A file of a quarter takes longer than other answers on a slow network. */
const patienceMs = 180_000;

/** CA-04: the whole record that the filter takes as a file, also of days further back than the screen goes. */
export function RecordFileButton({ filter, name, ask }: RecordFileButtonProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const { checked } = filter;
  const days = checked.ok || checked.problem === 'old' ? checked.days : undefined;
  if (days === undefined) return null;
  const download = async () => {
    setNote('');
    const answer = await ask(days, { timeoutMs: patienceMs });
    if (!answer.ok) {
      setNote(failureText(answer));
      return;
    }
    saveFile(`${fileName(name)}_${days.fromDay}_${days.toDay}.csv`, answer.value);
    const rows = new Intl.NumberFormat(locale).format(mostFileRows);
    if (isCut(answer.value)) setNote(t('records.file.cut', { rows }));
  };
  return (
    <div>
      <Button look="secondary" size="small" onClick={download}>
        <FileDown className="size-4" />
        {t('records.file')}
      </Button>
      <p aria-live="polite" className={note === '' ? 'sr-only' : 'mt-2 text-detail text-pretty'}>
        {note}
      </p>
    </div>
  );
}

function fileName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '-');
}

/** Whether there is more than a file holds: its titles, all of its rows, and the line that says so. */
function isCut(text: string): boolean {
  return text.split('\r\n', mostFileRows + 3).length > mostFileRows + 2;
}
