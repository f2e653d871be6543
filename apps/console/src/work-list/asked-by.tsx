import { useTexts } from '../platform/console-services.ts';
import type { OperatorInfo } from '../platform/operator-info.ts';
import { Notice } from '../ui/notice.tsx';

interface AskedByProps {
  /** What one person has decided already, in words. */
  readonly asked: readonly { readonly words: string; readonly askedBy: string }[];
  readonly info: OperatorInfo;
}

/** Whose word a decision has that takes two persons; the second one has to decide the same. */
export function AskedBy({ asked, info }: AskedByProps) {
  const t = useTexts();
  return asked.map(({ words, askedBy }) => (
    <Notice key={`${askedBy} ${words}`} tone="look">
      {askedBy === info.username
        ? t('work.asked.you', { decision: words })
        : t('work.asked.other', { name: askedBy, decision: words })}
    </Notice>
  ));
}
