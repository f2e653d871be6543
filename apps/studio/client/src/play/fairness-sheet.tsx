import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { isFramed } from '../platform/frame-messages.ts';
import { makeIdempotencyKey } from '../platform/idempotency-key.ts';
import type { StudioValue } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { CopyableText } from '../ui/copyable-text.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useDesk, usePlay } from './play-context.tsx';

type RevealedSeed = StudioValue<'rotateSeed'>['revealed'];

const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Sixteen characters are enough for nobody to foresee them. */
function makeClientSeed(): string {
  return makeIdempotencyKey().slice(0, 16);
}

/** The seeds in use, how to change them, and those that have been revealed. */
export function FairnessSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const seed = useDesk((state) => state.seed);
  const { revealed, status, load, rotate, refusal } = useSeeds();
  const [isRotated, setRotated] = useState(false);
  const how = [t('fairness.how.1'), t('fairness.how.2'), t('fairness.how.3')];
  return (
    <Sheet title={t('fairness.title')} onClose={onClose}>
      <ol className="steps">
        {how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <section>
        <h3>{t('fairness.active')}</h3>
        <dl className="seed-facts">
          <dt>{t('fairness.serverSeedHash')}</dt>
          <dd>
            <CopyableText text={seed.serverSeedHash} />
          </dd>
          <dt>{t('fairness.clientSeed')}</dt>
          <dd className="breaks">{seed.clientSeed}</dd>
          <dt>{t('fairness.nonce')}</dt>
          <dd>{seed.nextNonce}</dd>
          <dt>{t('fairness.nextServerSeedHash')}</dt>
          <dd>
            <CopyableText text={seed.nextServerSeedHash} />
          </dd>
        </dl>
      </section>
      <RotateForm
        refusal={refusal}
        onRotate={async (clientSeed) => {
          setRotated(await rotate(clientSeed));
        }}
      />
      {isRotated && (
        <p className="good-note" role="status">
          {t('fairness.rotated')}
        </p>
      )}
      <section>
        <h3>{t('fairness.revealed')}</h3>
        {status === 'failed' && (
          <p className="quiet">
            {t('fairness.failed')}{' '}
            <button type="button" className="text-button" onClick={load}>
              {t('action.retry')}
            </button>
          </p>
        )}
        {status === 'loading' && <div className="skeleton seed-skeleton" />}
        {status === 'ready' && revealed.length === 0 && <p className="quiet">{t('fairness.empty')}</p>}
        {revealed.map((pair) => (
          <RevealedPair key={pair.seedId} pair={pair} />
        ))}
      </section>
      {!isFramed(window) && <a href="/studio/verify">{t('verify.form.title')}</a>}
    </Sheet>
  );
}

function RevealedPair({ pair }: { readonly pair: RevealedSeed }) {
  const { t } = useText();
  return (
    <details className="revealed-pair">
      <summary>
        <span className="breaks">{pair.clientSeed}</span>
        <span className="quiet">{t('fairness.rounds', { count: pair.rounds })}</span>
      </summary>
      <dl className="seed-facts">
        <dt>{t('fairness.serverSeed')}</dt>
        <dd>
          <CopyableText text={pair.serverSeed} />
        </dd>
        <dt>{t('fairness.serverSeedHash')}</dt>
        <dd>
          <CopyableText text={pair.serverSeedHash} />
        </dd>
      </dl>
    </details>
  );
}

interface RotateFormProps {
  readonly refusal: string | undefined;
  readonly onRotate: (clientSeed: string) => Promise<void>;
}

function RotateForm({ refusal, onRotate }: RotateFormProps) {
  const { t } = useText();
  const fieldId = useId();
  const [clientSeed, setClientSeed] = useState(makeClientSeed);
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isWrong = isChecked && !clientSeedPattern.test(clientSeed);

  async function submit(): Promise<void> {
    setChecked(true);
    if (isSending || !clientSeedPattern.test(clientSeed)) return;
    setSending(true);
    await onRotate(clientSeed);
    setSending(false);
    setChecked(false);
    setClientSeed(makeClientSeed());
  }

  const send = () => {
    submit().catch(() => setSending(false));
  };

  return (
    // Not a form: a sandboxed frame may not submit one, and its submit event never comes.
    <div className="rotate-form">
      <label htmlFor={fieldId}>{t('fairness.clientSeed.next')}</label>
      <div className="field-row">
        <input
          id={fieldId}
          value={clientSeed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${fieldId}-note`}
          onChange={(event) => setClientSeed(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send();
          }}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t('fairness.random')}
          onClick={() => setClientSeed(makeClientSeed())}
        >
          <RefreshCw aria-hidden="true" />
        </button>
      </div>
      <p id={`${fieldId}-note`} className={isWrong || refusal !== undefined ? 'problem-note' : 'quiet'}>
        {isWrong ? t('fairness.clientSeed.invalid') : (refusal ?? t('fairness.clientSeed.hint'))}
      </p>
      <button type="button" className="secondary-button" disabled={isSending} onClick={send}>
        {t('fairness.rotate')}
      </button>
    </div>
  );
}

/** Loads the seed pairs and changes them. `rotate` answers whether it was done. */
function useSeeds() {
  const { api, desk } = usePlay();
  const { t } = useText();
  const [revealed, setRevealed] = useState<readonly RevealedSeed[]>([]);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [refusal, setRefusal] = useState<string>();

  const fetchSeeds = useCallback(async () => {
    const answer = await api.call('listSeeds', { query: { pageSize: 20 } });
    if (!answer.ok) {
      setStatus('failed');
      return;
    }
    desk.takeSeed(answer.value.active);
    setRevealed(answer.value.list);
    setStatus('ready');
  }, [api, desk]);

  const load = useCallback(() => {
    setStatus('loading');
    fetchSeeds().catch(() => setStatus('failed'));
  }, [fetchSeeds]);

  useEffect(load, [load]);

  async function rotate(clientSeed: string): Promise<boolean> {
    setRefusal(undefined);
    const answer = await api.call('rotateSeed', { body: { clientSeed } });
    if (!answer.ok) {
      setRefusal(answer.message === '' ? t('load.failed.text') : answer.message);
      return false;
    }
    desk.takeSeed(answer.value.active);
    setRevealed((pairs) => [answer.value.revealed, ...pairs]);
    setStatus('ready');
    return true;
  }

  return { revealed, status, load, rotate, refusal };
}
