import { CloudOff } from 'lucide-react';
import { frameMessenger, isFramed } from '../platform/frame-messages.ts';
import type { SpokenText } from '../platform/text.tsx';

interface FailureScreenProps {
  /** `undefined` when not even the texts could be loaded. */
  readonly text: SpokenText | undefined;
  readonly kind: 'notOpened' | 'ended';
  /** What the server said; may be empty. */
  readonly message?: string;
}

/** Both languages at once, for the one case in which neither could be loaded. */
const textless = {
  title: 'Permainan tidak dapat dibuka · The game could not be opened',
  retry: 'Cuba lagi · Try again',
  leave: 'Kembali ke permainan · Back to games',
};

/** Covers the game when it cannot go on. */
export function FailureScreen({ text, kind, message = '' }: FailureScreenProps) {
  const t = text?.t;
  const title = kind === 'ended' ? t?.('ended.title') : t?.('load.failed.title');
  const words = kind === 'ended' ? t?.('ended.text') : message || t?.('load.failed.text');
  return (
    <div className="failure" role="alert">
      <CloudOff aria-hidden="true" />
      <h1>{title ?? textless.title}</h1>
      {words !== undefined && words !== '' && <p>{words}</p>}
      {kind === 'notOpened' && (
        <button type="button" className="bet-button" onClick={() => window.location.reload()}>
          {t?.('action.retry') ?? textless.retry}
        </button>
      )}
      {isFramed(window) && (
        <button
          type="button"
          className={kind === 'ended' ? 'bet-button' : 'secondary-button'}
          onClick={() => frameMessenger(window)({ type: 'exit' })}
        >
          {t?.('action.leave') ?? textless.leave}
        </button>
      )}
    </div>
  );
}
