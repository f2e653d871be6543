import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';

/** Where a message leads; nothing where this version has no such screen. */
export function MessageLink({ link }: { readonly link: string }) {
  const t = useTranslate();
  if (!screenExists(link.split(/[?#]/)[0] ?? '')) return null;
  return (
    <p className="mt-2">
      <Link
        to={link}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-detail font-semibold text-gold-text active:bg-raised"
      >
        {t('inbox.open')}
        <ArrowRight className="size-5 rtl:-scale-x-100" />
      </Link>
    </p>
  );
}
