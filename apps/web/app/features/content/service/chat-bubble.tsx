import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ChatBubbleProps {
  readonly isOwn: boolean;
  /** Who says it, for those who do not see on which side it stands. */
  readonly author: string;
  readonly content: string;
  readonly picture?: ReactNode;
  /** When it was said, or what becomes of it. */
  readonly foot: ReactNode;
}

/** One message of either side. */
export function ChatBubble({ isOwn, author, content, picture, foot }: ChatBubbleProps) {
  return (
    <div className={classNames('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      <div
        className={classNames(
          'max-w-[85%] space-y-2 rounded-medium px-3.5 py-2 shadow-low',
          isOwn ? 'rounded-ee-small bg-raised' : 'rounded-es-small bg-surface',
        )}
      >
        <span className={isOwn ? 'sr-only' : 'block text-caption font-medium text-gold-text'}>{author}</span>
        {picture}
        {content === '' ? null : <p className="break-words whitespace-pre-line">{content}</p>}
      </div>
      <div className="mt-1 px-1 text-caption text-muted">{foot}</div>
    </div>
  );
}
