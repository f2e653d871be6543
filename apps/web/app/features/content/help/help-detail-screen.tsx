import CircleHelp from 'lucide-react/icons/circle-help';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { positionOf } from './help-position.ts';
import { type HelpItem, helpQuery } from './help-queries.ts';

export const handle: RouteHandle = {
  title: 'page.help.detail',
  back: true,
  header: true,
  footer: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return queryClient.prefetchQuery(helpQuery(api));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** HO-07: one item of the help centre on a page of its own. */
export default function HelpDetailScreen() {
  const t = useTranslate();
  return (
    <div className="px-4 pb-8">
      <Loaded query={helpQuery(useApi())} skeleton={<RowSkeletons label={t('skeleton.label')} count={4} />}>
        {(items) => <HelpDetail items={items} />}
      </Loaded>
    </div>
  );
}

function HelpDetail({ items }: { items: readonly HelpItem[] }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const item = items[positionOf(search)];
  if (item === undefined) {
    return (
      <EmptyState
        icon={<CircleHelp />}
        title={t('help.missing.title')}
        text={t('help.missing.text')}
        action={<AllQuestions look="primary" />}
      />
    );
  }
  return (
    <article>
      <h2 className="mb-4 text-lg font-semibold text-balance">{item.title}</h2>
      <OperatorHtml html={item.content} />
      <div className="mt-10 space-y-3 border-t border-line pt-6 text-center">
        <p className="text-muted">{t('help.detail.contact')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <AllQuestions look="secondary" />
          <Link to="/m/service" className={buttonClass('secondary', 'medium')}>
            {t('service.title')}
          </Link>
        </div>
      </div>
    </article>
  );
}

function AllQuestions({ look }: { look: 'primary' | 'secondary' }) {
  const t = useTranslate();
  return (
    <Link to="/m/help" className={buttonClass(look, 'medium')}>
      {t('help.detail.all')}
    </Link>
  );
}
