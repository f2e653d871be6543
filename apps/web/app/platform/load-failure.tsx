import { ErrorState } from '../ui/error-state.tsx';
import { failureOf } from './api-failure.ts';
import { useTranslate } from './i18n/use-language.ts';
import { useFailureText } from './use-failure-text.ts';

interface LoadFailureProps {
  /** What a query or mutation failed with. */
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
  /** In place of "Load failed", where the player should be told more precisely what it was. */
  readonly title?: string;
}

/** AP-03: something could not be loaded; says why in the player's language, and a tap tries again. */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  return (
    <ErrorState
      title={title ?? t('error.load.title')}
      text={failureText(failureOf(error))}
      retryLabel={t('error.load.retry')}
      onRetry={onRetry}
    />
  );
}
