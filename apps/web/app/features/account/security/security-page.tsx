import type { ReactNode } from 'react';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useRefuseTrial } from '../../../shared/trial/use-refuse-trial.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';

interface SecurityPageProps {
  /** Why it is there, in a sentence. */
  readonly text?: PlainMessageId;
  /** Has sections that stand beside one another where there is room. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page below the security centre; a trial account is shown the way to a real one instead. */
export function SecurityPage({ text, isWide = false, children }: SecurityPageProps) {
  const t = useTranslate();
  useRefuseTrial();
  return (
    <div
      className={classNames(
        'space-y-5 px-4 pb-8',
        isWide &&
          'wide:grid wide:grid-cols-2 wide:items-start wide:gap-5 wide:space-y-0 wide:[&>:first-child]:col-span-full',
      )}
    >
      {text === undefined ? null : <p className="text-pretty text-muted">{t(text)}</p>}
      {children}
    </div>
  );
}

/** What stands on such a page until its code and data are there. */
export function SecurityPageSkeleton({ count }: { count: number }) {
  return (
    <div className="space-y-5 px-4 pb-8">
      <SecurityRows count={count} />
    </div>
  );
}

/** The rows of it, until the data is there. */
export function SecurityRows({ count }: { count: number }) {
  const t = useTranslate();
  return <RowSkeletons label={t('skeleton.label')} count={count} />;
}
