import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { centreInStrip } from '../../ui/centre-in-strip.ts';
import { classNames } from '../../ui/class-names.ts';

export interface LinkChip {
  readonly key: string;
  readonly label: string;
  readonly path: string;
}

interface LinkChipsProps {
  readonly label: string;
  readonly chips: readonly LinkChip[];
  readonly current: string;
}

/** Links, so that a choice can be shared and the arrow back goes through them; more than fit are swiped. */
export function LinkChips({ label, chips, current }: LinkChipsProps) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = menu.current?.querySelector(`[data-chip="${current}"]`);
    if (menu.current !== null && chosen != null) centreInStrip(menu.current, chosen);
  }, [current]);
  return (
    <nav ref={menu} aria-label={label} className="overflow-x-auto [scrollbar-width:none]">
      <ul className="flex w-max gap-2 px-4">
        {chips.map(({ key, label: name, path }) => (
          <li key={key}>
            <Link
              to={path}
              data-chip={key}
              replace
              preventScrollReset
              aria-current={key === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full px-4 text-detail font-medium whitespace-nowrap',
                key === current ? 'gold-fill' : 'bg-surface text-muted active:bg-raised',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
