import { useQuery } from '@tanstack/react-query';
import Sparkle from 'lucide-react/icons/sparkle';
import { useApi } from '../../../platform/services/app-services.ts';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { registrationBannerQuery } from './registration-queries.ts';

/** AC-12: what the merchant says above the form. It is an extra: nothing stands here when it cannot be loaded. */
export function RegistrationBanner() {
  const { data } = useQuery(registrationBannerQuery(useApi()));
  if (data === undefined || data.list.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-2 rounded-medium bg-surface px-4 py-3">
      {data.list.map(({ id, title, content }) => (
        <li key={id} className="flex gap-3 text-detail">
          <Sparkle className="mt-1 size-4 shrink-0 fill-current text-gold-text" />
          <div className="min-w-0">
            <p className="text-pretty">{title}</p>
            {content === '' ? null : <OperatorHtml html={content} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
