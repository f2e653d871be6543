import { useScreenTitle } from '../../platform/navigation/use-route-handle.ts';
import { classNames } from '../../ui/class-names.ts';

/**
 * The name of the screen on show, as its one heading of the first level. Every screen has it from here, from its
 * route's `handle`: in the header where the routes say so, else at the head of the page. A screen of one thing among
 * many tells that thing's `name` as soon as it is known.
 */
export function ScreenTitle({ className, name }: { className?: string; name?: string | undefined }) {
  const title = useScreenTitle();
  return (
    <h1
      className={classNames(
        'min-w-0 flex-1 text-start text-xl leading-tight font-bold tracking-tight text-balance',
        className,
      )}
    >
      {name ?? title}
    </h1>
  );
}
