import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** First elevation: a surface that lies on the page. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('rounded-large bg-surface p-4 shadow-low', className)}>{children}</div>;
}
