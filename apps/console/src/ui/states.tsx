import { useTexts } from '../platform/console-services.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export function Loading() {
  const t = useTexts();
  return (
    <p role="status" className="p-6 text-muted">
      {t('console.loading')}
    </p>
  );
}

export function LoadingFailure({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const t = useTexts();
  const textOf = useFailureText();
  return (
    <div className="flex flex-col items-start gap-3 p-6">
      <Notice tone="bad">{textOf(error)}</Notice>
      <Button onClick={onAgain}>{t('failure.again')}</Button>
    </div>
  );
}
