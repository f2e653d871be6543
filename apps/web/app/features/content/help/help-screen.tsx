import CircleHelp from 'lucide-react/icons/circle-help';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { positionOf } from './help-position.ts';
import { type HelpItem, helpQuery } from './help-queries.ts';

export const handle: RouteHandle = {
  title: 'page.help',
  showsTitle: true,
  back: true,
  header: false,
  footer: true,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return queryClient.prefetchQuery(helpQuery(api));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** HO-07: the help centre. */
export default function HelpScreen() {
  const goBack = useGoBack();
  return (
    <div className="pb-6">
      <ScreenHead onBack={goBack} />
      <div className="px-4 pt-2">
        <HelpItems />
      </div>
    </div>
  );
}

function HelpItems() {
  const t = useTranslate();
  return (
    <Loaded query={helpQuery(useApi())} skeleton={<RowSkeletons label={t('skeleton.label')} count={7} />}>
      {(items) => <HelpItemList items={items} />}
    </Loaded>
  );
}

function HelpItemList({ items }: { items: readonly HelpItem[] }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const first = positionOf(search);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<CircleHelp />}
        title={t('help.empty.title')}
        text={t('help.empty.text')}
        action={<ServiceLink />}
      />
    );
  }
  const opened = first < items.length ? first : 0;
  return (
    <>
      <ul className="space-y-3 wide:columns-2 wide:gap-3 wide:*:break-inside-avoid">
        {items.map((item, position) => (
          <li key={item.title}>
            <DisclosureRow
              summary={<h2 className="font-semibold">{item.title}</h2>}
              startsOpen={position === opened}
            >
              <OperatorHtml html={item.content} />
              <p className="mt-4">
                <Link to={`/m/helpDetail?i=${position}`} className="text-detail text-gold-text underline">
                  {t('help.detail.open')}
                </Link>
              </p>
            </DisclosureRow>
          </li>
        ))}
      </ul>
      <div className="mt-8 text-center">
        <p className="mb-3 text-muted">{t('help.detail.contact')}</p>
        <ServiceLink />
      </div>
    </>
  );
}

function ServiceLink() {
  const t = useTranslate();
  return (
    <Link to="/m/service" className={buttonClass('secondary', 'medium')}>
      {t('service.title')}
    </Link>
  );
}
