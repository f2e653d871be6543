import { classNames } from './class-names.ts';

/** A grey shape where something will be; give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-small', className)} />;
}
