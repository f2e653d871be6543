import Link2Off from 'lucide-react/icons/link-2-off';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { ClosedLink } from './registration-queries.ts';

const words = {
  'opening.link.closed': 'register.link.closed',
  'opening.link.expired': 'register.link.expired',
} as const satisfies Readonly<Record<ClosedLink, string>>;

/** Whoever comes by a link that its agent has closed learns why it brings nobody, and that the form is open all the same. */
export function ClosedLinkNote({ closed }: { readonly closed: ClosedLink | undefined }) {
  const t = useTranslate();
  return (
    <div role="status">
      {closed === undefined ? null : (
        <p className="mb-5 flex items-start gap-3 rounded-medium bg-raised px-4 py-3 text-detail text-pretty">
          <Link2Off className="mt-0.5 size-5 shrink-0 text-gold-text" />
          {t(words[closed])}
        </p>
      )}
    </div>
  );
}
