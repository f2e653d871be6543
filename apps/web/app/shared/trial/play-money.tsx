import Ticket from 'lucide-react/icons/ticket';
import { useTranslate } from '../../platform/language/use-language.ts';
import { classNames } from '../../ui/class-names.ts';

/**
 * AC-10: the lasting mark of play money, along the upper edge of every page. It is in every document, and shown by the
 * style sheet from the first frame on, so that nothing shifts and no screen can forget it; its letters grow as far as
 * they have room.
 */
export function PlayMoneyBar() {
  const t = useTranslate();
  return (
    <p
      data-testid="play-money"
      className="play-money-only play-money-bar sticky top-0 z-30 flex min-h-(--mark-height) items-center justify-center gap-2 px-3 pt-[env(safe-area-inset-top)] text-[min(0.8125rem,4vw)] font-semibold"
    >
      <Ticket className="size-4" />
      <span className="truncate">{t('trial.mark.bar')}</span>
    </p>
  );
}

/** The same beside an amount, where a page has no bar or the amount is large. */
export function PlayMoneyChip({ className = '' }: { className?: string }) {
  const t = useTranslate();
  return (
    <span
      data-testid="play-money"
      className={classNames(
        'play-money-only play-money-bar inline-flex min-w-0 items-center gap-1 rounded-full px-2 py-1 text-caption leading-5 font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Ticket className="size-3.5" />
      <span className="truncate">{t('trial.mark')}</span>
    </span>
  );
}
