import { CallFailure } from '../platform/call-failure.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Notice } from './notice.tsx';

/** What was refused, with what the server says of it besides. */
export function DetailedFailure({ error }: { error: Error | null }) {
  const textOf = useFailureText();
  if (error === null) return null;
  const detail = error instanceof CallFailure ? error.detail : undefined;
  return (
    <Notice tone="bad">
      <p>{textOf(error)}</p>
      {detail === undefined ? null : (
        <p lang="en" className="text-sm">
          {detail}
        </p>
      )}
    </Notice>
  );
}
