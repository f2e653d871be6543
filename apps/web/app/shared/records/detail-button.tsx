import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslate } from '../../platform/language/use-language.ts';

interface DetailButtonProps {
  /** Whose details, for those who hear the buttons of a list one after the other. */
  readonly of: string;
  readonly onOpen: () => void;
}

/** Opens what stands behind a line of a record. */
export function DetailButton({ of, onOpen }: DetailButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t('records.detail.of', { of })}
      className="inline-flex min-h-11 items-center gap-0.5 text-caption font-medium whitespace-nowrap text-gold-text"
    >
      {t('records.detail')}
      <ChevronRight className="size-4 rtl:-scale-x-100" />
    </button>
  );
}
