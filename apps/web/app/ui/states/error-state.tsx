import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => Promise<unknown>;
  /** Where to go instead, where trying again may not help. */
  readonly action?: ReactNode;
}

/** Something could not be loaded: what happened, and the way on. */
export function ErrorState({ title, text, retryLabel, onRetry, action }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 flex size-16 items-center justify-center rounded-full bg-raised text-hibiscus-text">
        <CloudOff className="size-7" />
      </span>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 mb-6 max-w-72 text-pretty text-muted">{text}</p>
      <Button look="secondary" size="medium" onClick={onRetry}>
        {retryLabel}
      </Button>
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}
