import { saveFile } from '@wau/browser/save-file';
import { useTexts } from '../platform/console-services.ts';
import { useCommand } from '../platform/use-command.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface SaveFileProps {
  /** What the file is about, so that several buttons of a page differ. */
  readonly about: string;
  readonly fileName: string;
  readonly ask: () => Promise<string>;
}

/** What is shown as a file, with the words of the page. */
export function SaveFile({ about, fileName, ask }: SaveFileProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const save = useCommand({ mutationFn: ask, onSuccess: (text) => saveFile(fileName, text) });
  return (
    <>
      <Button
        isBusy={save.isPending}
        onClick={() => save.mutate()}
        label={`${t('dashboard.file')}: ${about}`}
      >
        {t('dashboard.file')}
      </Button>
      {save.error === null ? null : <Notice tone="bad">{textOf(save.error)}</Notice>}
    </>
  );
}
