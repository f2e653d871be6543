import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleHelp from 'lucide-react/icons/circle-help';
import ExternalLink from 'lucide-react/icons/external-link';
import Headset from 'lucide-react/icons/headset';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { type Resources, resourcesQuery } from '../../../platform/site/resources-query.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { contactRowClass, contactRowsClass } from '../../../shared/service/contact-row-style.ts';
import { socialNameOf } from '../../../shared/service/contact-text.ts';
import { ServiceContacts } from '../../../shared/service/service-contacts.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';

export const handle: RouteHandle = {
  title: 'page.service',
  back: true,
  header: true,
  footer: false,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return queryClient.prefetchQuery(resourcesQuery(api));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Customer service: who answers, where else the merchant is found, and the help centre. */
export default function ServiceScreen() {
  const t = useTranslate();
  return (
    <div className="space-y-6 px-4 pb-8">
      <p className="text-pretty text-muted">{t('service.text')}</p>
      <Loaded
        query={resourcesQuery(useApi())}
        skeleton={<RowSkeletons label={t('skeleton.label')} count={2} />}
      >
        {(resources) => <Contacts resources={resources} />}
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

function Contacts({ resources }: { resources: Resources }) {
  const t = useTranslate();
  const contacts = resources.version.pathList;
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
                  <Users />
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
