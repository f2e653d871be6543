import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { daysSince } from './days-since.ts';
import { summaryPath } from './summary-path.ts';

/** Picture, name and days since joining; a tap leads on to the benefits of the club where there are any. */
export function MemberHead({ session }: { session: SessionInfo }) {
  const t = useTranslate();
  const { menu } = useSite();
  const { data: info } = useQuery(memberInfoQuery(useApi()));
  const name = info === undefined || info.nickname === '' ? session.userName : info.nickname;
  return (
    <div className="flex items-center gap-3">
      <Link to={summaryPath(menu, screenExists)} className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} imageUrl={info?.headIconUrl} size="large" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-lg font-semibold">{name}</span>
          <span className="flex min-h-5 items-center text-detail text-muted">
            {info === undefined ? (
              <Skeleton className="h-4 w-36" />
            ) : (
              t('mine.days', { days: daysSince(info.regDate, Date.now()) })
            )}
          </span>
        </span>
      </Link>
      <Link
        to="/m/profile"
        aria-label={t('mine.profile')}
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-gold-text"
      >
        <Pencil className="size-5" />
      </Link>
    </div>
  );
}
