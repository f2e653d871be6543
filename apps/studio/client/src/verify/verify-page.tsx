import { parseId } from '@wau/contract/ids';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@wau/theme/theme.css';
import '../styles/base.css';
import './verify.css';
import { createPageApi } from '../platform/page-api.ts';
import { pageLanguage } from '../platform/page-language.ts';
import type { StudioApi } from '../platform/studio-api.ts';
import { loadText, type SpokenText, TextProvider, useText } from '../platform/text.tsx';
import { Kite } from '../ui/kite.tsx';
import { AskedTitle } from './asked-title.tsx';
import { ManualCheck } from './manual-check.tsx';
import { type Proof, VerifiedRound } from './verified-round.tsx';

const callTimeoutMs = 15_000;

/** Starts the page that recomputes the round named in its address, e.g. `/studio/verify?round=rnd_…`; with `game=…` it tells what that title is. */
export async function startVerifyPage(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  const language = pageLanguage();
  const text = await loadText(language);
  const api = createPageApi({
    playToken: () => undefined,
    language: () => language,
    timeoutMs: callTimeoutMs,
  });
  const search = new URLSearchParams(window.location.search);
  const gameId = search.get('game') ?? undefined;
  createRoot(root).render(
    <StrictMode>
      <VerifyPage api={api} text={text} askedRound={search.get('round')} askedGame={gameId} />
    </StrictMode>,
  );
}

interface VerifyPageProps {
  readonly api: StudioApi;
  readonly text: SpokenText;
  /** The round in the address, as it stands there; `null` where none does. */
  readonly askedRound: string | null;
  /** The title that somebody wants to know of before a round. */
  readonly askedGame: string | undefined;
}

function VerifyPage({ api, text, askedRound, askedGame }: VerifyPageProps) {
  const [proof, setProof] = useState<Proof>();
  return (
    <TextProvider text={text}>
      <main className="verify">
        <VerifyHeading />
        {askedGame !== undefined && <AskedTitle api={api} gameId={askedGame} />}
        {askedRound !== null && <AskedRound api={api} askedRound={askedRound} onProof={setProof} />}
        <ManualCheck key={proof?.roundId} api={api} proof={proof} askedGame={askedGame} />
      </main>
    </TextProvider>
  );
}

function VerifyHeading() {
  const { t } = useText();
  return (
    <header className="verify-head">
      <Kite className="verify-kite" />
      <h1>{t('verify.title')}</h1>
      <p className="quiet">{t('verify.intro')}</p>
    </header>
  );
}

interface AskedRoundProps extends Pick<VerifyPageProps, 'api'> {
  readonly askedRound: string;
  readonly onProof: (proof: Proof) => void;
}

function AskedRound({ api, askedRound, onProof }: AskedRoundProps) {
  const { t } = useText();
  const roundId = parseId('round', askedRound);
  if (roundId === undefined) {
    return (
      <p className="verify-failed" role="alert">
        {t('verify.load.unknown')}
      </p>
    );
  }
  return <VerifiedRound api={api} roundId={roundId} onProof={onProof} />;
}
