import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleHelp from 'lucide-react/icons/circle-help';
import ExternalLink from 'lucide-react/icons/external-link';
import Headset from 'lucide-react/icons/headset';
import { Link } from 'react-router';
import { type ServiceHours, serviceHoursQuery } from '../../../platform/chat/chat-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { type Resources, resourcesQuery } from '../../../platform/site/resources-query.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { ChannelIcon } from '../../../shared/channel/channel-icon.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { contactRowClass, contactRowsClass } from '../../../shared/service/contact-row-style.ts';
import { socialNameOf } from '../../../shared/service/contact-text.ts';
import { ServiceContacts } from '../../../shared/service/service-contacts.tsx';
import { BySession } from '../../../shared/session/by-session.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { MemberChat } from './member-chat.tsx';
import { VisitorChat } from './visitor-chat.tsx';

export const handle: RouteHandle = {
  title: 'page.service',
  back: true,
  header: true,
  footer: false,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(resourcesQuery(api)),
    queryClient.prefetchQuery(serviceHoursQuery(api)),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Customer service: the conversation, who answers elsewhere, where else the merchant is found, and the help centre. */
export default function ServiceScreen() {
  const { data: hours } = useQuery(serviceHoursQuery(useApi()));
  const isTrialPlayer = isTrial(useSession());
  const canChat = hours?.isOffered === true && !isTrialPlayer;
  if (!canChat) return <ServiceLinks isChatOffered={false} />;
  return (
    <BySession
      visitor={
        <div className="space-y-6 px-4">
          <VisitorChat hours={hours} />
          <ServiceLinks isChatOffered={false} className="pb-8" />
        </div>
      }
      member={() => <MemberService hours={hours} />}
      memberSkeleton={<Skeleton className="mx-4 h-60 rounded-large" />}
    />
  );
}

/** The conversation, with the other ways behind a row above it: they are not in the way, and there where it fails. */
function MemberService({ hours }: { readonly hours: ServiceHours }) {
  const t = useTranslate();
  return (
    <div className="space-y-4 px-4">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-medium bg-surface px-4 py-2 font-medium shadow-low">
          {t('service.other')}
          <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ServiceLinks isChatOffered className="pt-4" />
      </details>
      <MemberChat hours={hours} />
    </div>
  );
}

interface ServiceLinksProps {
  /** The conversation on this site takes the place of one elsewhere. */
  readonly isChatOffered: boolean;
  readonly className?: string;
}

function ServiceLinks({ isChatOffered, className = 'px-4 pb-8' }: ServiceLinksProps) {
  const t = useTranslate();
  return (
    <div className={`space-y-6 ${className}`}>
      <p className="text-pretty text-muted">{t('service.text')}</p>
      <Loaded
        query={resourcesQuery(useApi())}
        skeleton={<RowSkeletons label={t('skeleton.label')} count={2} />}
      >
        {(resources) => <Contacts resources={resources} isChatOffered={isChatOffered} />}
      </Loaded>
      <div className={contactRowsClass}>
        <Link to="/m/help" className={contactRowClass}>
          <CircleHelp />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t('service.help')}</span>
            <span className="block text-detail text-muted">{t('service.help.text')}</span>
          </span>
          <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
        </Link>
      </div>
    </div>
  );
}

function Contacts({ resources, isChatOffered }: { resources: Resources; isChatOffered: boolean }) {
  const t = useTranslate();
  const contacts = resources.version.pathList.filter(({ csType }) => csType !== 'LIVECHAT' || !isChatOffered);
  const socials = resources.resources.filter(({ resourceType }) => socialNameOf(resourceType) !== undefined);
  if (contacts.length === 0 && socials.length === 0) {
    return <EmptyState icon={<Headset />} title={t('service.empty.title')} text={t('service.empty.text')} />;
  }
  return (
    <>
      {contacts.length === 0 ? null : <ServiceContacts contacts={contacts} />}
      {socials.length === 0 ? null : (
        <section aria-labelledby="socials-title">
          <h2 id="socials-title" className="mb-3 text-lg font-semibold">
            {t('service.social')}
          </h2>
          <ul className={contactRowsClass}>
            {socials.map(({ resourceType, url }) => (
              <li key={resourceType}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={contactRowClass}>
                  <ChannelIcon channel={resourceType} />
                  <span className="flex-1">{socialNameOf(resourceType)}</span>
                  <ExternalLink className="size-5 text-muted" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
