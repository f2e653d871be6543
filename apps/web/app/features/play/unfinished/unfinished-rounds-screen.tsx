import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { type UnfinishedRounds, unfinishedQuery } from './unfinished-queries.ts';
import { UnfinishedRow } from './unfinished-row.tsx';

const rowCount = 3;

export const handle: RouteHandle = {
  title: 'unfinished.title',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <Skeletons />;
}

/** The member's rounds of all vendors that have not ended, with what happens to each and when. */
export default function UnfinishedRoundsScreen() {
  return (
    <Loaded query={unfinishedQuery(useApi())} skeleton={<Skeletons />}>
      {(rounds) => <Rounds rounds={rounds} />}
    </Loaded>
  );
}

function Skeletons() {
  const t = useTranslate();
  return (
    <div className="px-4 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={rowCount} />
    </div>
  );
}

function Rounds({ rounds: { list, silentVendors } }: { rounds: UnfinishedRounds }) {
  const t = useTranslate();
  return (
    <div className="space-y-4 px-4 pb-6">
      {silentVendors.length > 0 ? (
        <p role="status" className="words rounded-large bg-surface p-4 text-caption shadow-low">
          {t('unfinished.silent', { vendors: silentVendors.join(', ') })}
        </p>
      ) : null}
      {list.length === 0 ? (
        <EmptyState
          icon={<Hourglass />}
          title={t('unfinished.empty.title')}
          text={t('unfinished.empty.text')}
          action={
            <Link to="/m/gameLobby" className={buttonClass('primary', 'medium')}>
              {t('unfinished.empty.action')}
            </Link>
          }
        />
      ) : (
        <>
          <p className="words text-caption text-muted">{t('unfinished.intro')}</p>
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {list.map((round) => (
              <li key={`${round.vendor} ${round.roundId}`}>
                <UnfinishedRow round={round} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
