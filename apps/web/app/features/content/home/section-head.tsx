import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** The page that has them all. */
  readonly to: string;
}

/** The title of a part of home, with the way to all that it shows some of. */
export function SectionHead({ id, title, to }: SectionHeadProps) {
  const t = useTranslate();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <Link to={to} className="flex min-h-11 items-center gap-1 text-detail font-semibold text-gold-text">
        {t('home.more')}
        <span className="sr-only">{`: ${title}`}</span>
        <ChevronRight className="size-4 rtl:-scale-x-100" />
      </Link>
    </div>
  );
}
