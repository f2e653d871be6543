import { useScreenTitle } from '../../platform/navigation/use-route-handle.ts';
import { classNames } from '../../ui/class-names.ts';

/**
 * The name of the screen on show, as its one heading of the first level. Every screen has it from here, from its
 * route's `handle`: in the header where the routes say so, else at the head of the page. A screen of one thing among
 * many is named after that thing (`useNameScreen`).
 */
export function ScreenTitle({ className }: { className?: string }) {
  const title = useScreenTitle();
  return (
    <h1
      className={classNames(
        'min-w-0 flex-1 text-start text-xl leading-tight font-bold tracking-tight text-balance',
        className,
      )}
    >
      {title}
    </h1>
  );
}
