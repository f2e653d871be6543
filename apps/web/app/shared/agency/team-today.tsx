import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { teamCountersQuery } from '../../platform/agency/team-counters.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { dayIn } from '../../platform/records/record-days.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { isClosed } from '../loading/load-failure.tsx';

/** AG-01: how many of the team were here today; what is not known is a dash, and home goes on without it. */
export function TeamToday() {
  const t = useTranslate();
  const { timeZone } = useSite();
  const { data, error, isPending } = useQuery(teamCountersQuery(useApi(), dayIn(timeZone, new Date())));
  if (error !== null && isClosed(error)) return null;
  const footer = data?.footer;
  const counters = [
    { name: t('team.today.online'), value: footer?.teamOnlineCount },
    { name: t('team.today.login'), value: footer?.teamLoginMemberCount },
    { name: t('team.today.bet'), value: footer?.teamBetMemberCount },
    { name: t('team.today.registered'), value: footer?.teamRegisterMemberCount },
  ];
  return (
    <section aria-label={t('team.today')} className="rounded-large bg-surface p-4 shadow-low">
      <Link to="/m/agent/team/overview" className="flex min-h-11 items-center justify-between font-semibold">
        {t('team.today')}
        <span className="text-caption font-medium text-gold-text">{t('page.team.overview')}</span>
      </Link>
      <dl className="mt-2 grid grid-cols-2 gap-3">
        {counters.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-col-reverse">
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="tabular text-xl font-bold">
              {isPending ? <Skeleton className="h-7 w-12" /> : (value ?? '–')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
