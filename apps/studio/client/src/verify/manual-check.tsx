import { useCallback, useState } from 'react';
import type { StudioApi, StudioValue } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import { loadTitle } from './load-title.ts';
import { ManualForm, type TypedRound, typedRoundOf } from './manual-form.tsx';
import { useLoaded } from './use-loaded.ts';
import type { Proof } from './verified-round.tsx';

type TitleNames = StudioValue<'listTitles'>['list'];

interface ManualCheckProps {
  readonly api: StudioApi;
  /** The round that the form begins with. */
  readonly proof: Proof | undefined;
  /** The title that it begins with where there is no round. */
  readonly askedGame?: string | undefined;
}

/**
 * Recomputes a round from inputs that a player types, so that nothing but this page's code need be trusted. Where the
 * page was opened for a round, the form begins with it and has recomputed it already.
 */
export function ManualCheck({ api, proof, askedGame }: ManualCheckProps) {
  const load = useCallback(async () => {
    const answer = await api.call('listTitles', {});
    return answer.ok ? answer.value.list : undefined;
  }, [api]);
  const { loaded, retry } = useLoaded(load);
  if (loaded.status === 'loading') return <FormSkeleton />;
  if (loaded.status === 'failed') return <LoadFailure onRetry={retry} />;
  return <CheckOfTitle api={api} proof={proof} askedGame={askedGame} titles={loaded.value} />;
}

function CheckOfTitle({ api, proof, askedGame, titles }: ManualCheckProps & { readonly titles: TitleNames }) {
  const { t, language } = useText();
  const asked = titles.find((title) => title.gameId === askedGame) ?? titles[0];
  const [gameId, setGameId] = useState(proof?.gameId ?? asked?.gameId ?? '');
  const [typed, setTyped] = useState<TypedRound>(() => typedRoundOf(proof));
  const load = useCallback(async () => {
    const answer = await loadTitle(api, gameId);
    return answer.ok ? answer.title : undefined;
  }, [api, gameId]);
  const { loaded, retry } = useLoaded(load);
  return (
    <div className="manual">
      <h2>{t('verify.form.title')}</h2>
      <p className="quiet">{t('verify.form.hint')}</p>
      <Choice
        label={t('verify.form.game')}
        value={gameId}
        options={titles.map((title) => [title.gameId, title.names[language]])}
        onChoose={setGameId}
      />
      {loaded.status === 'loading' && <FormSkeleton />}
      {loaded.status === 'failed' && <LoadFailure onRetry={retry} />}
      {loaded.status === 'loaded' && (
        <ManualForm
          key={loaded.value.gameId}
          title={loaded.value}
          proof={proof?.gameId === loaded.value.gameId ? proof : undefined}
          typed={typed}
          onType={setTyped}
        />
      )}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="verdict-skeleton">
      <div className="skeleton" />
    </div>
  );
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText();
  return (
    <div className="verify-failed" role="alert">
      <p>{t('verify.load.failed')}</p>
      <button type="button" className="secondary-button" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
