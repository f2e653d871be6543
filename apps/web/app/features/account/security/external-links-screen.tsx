import { useQueryClient } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import { providerNames } from '../../../platform/external-login/provider-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { ProviderIcon } from '../../../shared/external-login/provider-icon.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { securityHandle } from './security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from './security-page.tsx';
import { type ExternalLink, externalLinksQuery, refreshSecurity } from './security-queries.ts';

const pageTitle = 'page.security.external' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={2} />;
}

/** ME-08: accounts at other services that log in as well. */
export default function ExternalLinksScreen() {
  return (
    <SecurityPage>
      <Loaded query={externalLinksQuery(useApi())} skeleton={<SecurityRows count={2} />}>
        {(links) => <LinkList links={links} />}
      </Loaded>
    </SecurityPage>
  );
}

function LinkList({ links }: { links: readonly ExternalLink[] }) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<ExternalLink>();
  if (links.length === 0) {
    return (
      <EmptyState
        icon={<Link2 />}
        title={t('security.external.empty.title')}
        text={t('security.external.empty.text')}
      />
    );
  }
  const change = async (loginPassword: string) => {
    if (changing === undefined) return;
    const params = { provider: changing.provider };
    const body = { loginPassword };
    if (changing.isLinked) {
      await unwrap(api.call('removeExternalLink', { params, body }));
      setChanging(undefined);
      await refreshSecurity(queryClient);
    } else {
      const { authorizationUrl } = await unwrap(api.call('startExternalLink', { params, body }));
      window.location.assign(authorizationUrl);
    }
  };
  const provider = changing === undefined ? '' : providerNames[changing.provider];
  const isLinked = changing?.isLinked === true;
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {links.map((link) => (
          <li key={link.provider} className="flex min-h-19 flex-wrap items-center gap-x-4 py-2 ps-4 pe-2">
            <ProviderIcon provider={link.provider} />
            <div className="words">
              <p className="font-semibold">{providerNames[link.provider]}</p>
              <p className="text-caption text-muted">
                {link.isLinked ? link.label : t('security.external.off')}
              </p>
            </div>
            <Button look="quiet" size="small" className="ms-auto" onClick={() => setChanging(link)}>
              {link.isLinked ? t('security.external.unlink') : t('security.external.link')}
            </Button>
          </li>
        ))}
      </ul>
      <PasswordSheet
        isOpen={changing !== undefined}
        onClose={() => setChanging(undefined)}
        title={
          isLinked
            ? t('security.external.unlink.title', { provider })
            : t('security.external.link.title', { provider })
        }
        text={
          isLinked
            ? t('security.external.unlink.text', { provider })
            : t('security.external.link.text', { provider })
        }
        confirmLabel={isLinked ? t('security.external.unlink') : t('security.external.link')}
        isDangerous={isLinked}
        onConfirm={change}
      />
    </>
  );
}
