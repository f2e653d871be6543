import { type ReactNode, useState } from 'react';
import { isFramed } from '../../platform/frame-messages.ts';
import { momentText } from '../../platform/moment-text.ts';
import type { RoundView } from '../../platform/studio-api.ts';
import { useText } from '../../platform/text.tsx';
import { CopyableText } from '../../ui/copyable-text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { amountOf } from '../desk-state.ts';
import { useMoney, usePlay } from '../play-context.tsx';
import { resultTone } from './result-tone.ts';

/** What was paid is named as it is beside the balance. */
const payoutLabels = { won: 'win.amount', returned: 'win.returned', lost: 'round.paid' } as const;

interface RoundSheetProps {
  readonly round: RoundView;
  readonly onClose: () => void;
  /** Leads to where the seeds are changed, which reveals the ones in use. */
  readonly onFairness: () => void;
  /** What the client seed is called where it is not the player's own. */
  readonly seedLabel?: string;
  /** What was rolled, dropped or spun. */
  readonly children: ReactNode;
}

/** One round: what was staked and paid, and its recomputation. */
export function RoundSheet({ round, onClose, onFairness, seedLabel, children }: RoundSheetProps) {
  const { t, locale, language } = useText();
  const { api, post, VerifiedRound } = usePlay();
  const money = useMoney();
  const [isVerifying, setVerifying] = useState(false);
  const theme = document.documentElement.dataset.theme ?? 'night';
  const query = new URLSearchParams({ round: round.roundId, language, theme }).toString();
  const address = new URL(`/studio/verify?${query}`, window.location.href).href;
  return (
    <Sheet title={t('round.label')} onClose={onClose}>
      {children}
      <dl className="facts">
        <dt>{t('round.stake')}</dt>
        <dd>{money.amount(amountOf(round.stakeMinor))}</dd>
        <dt>{t(payoutLabels[resultTone(round)])}</dt>
        <dd>{money.amount(amountOf(round.payoutMinor))}</dd>
        <dt>{t('round.time')}</dt>
        <dd>{momentText(round.placedAt, locale)}</dd>
        <dt>{t('round.nonce')}</dt>
        <dd>{round.nonce}</dd>
        <dt>{seedLabel ?? t('round.clientSeed')}</dt>
        <dd className="breaks">{round.clientSeed}</dd>
      </dl>
      {isVerifying ? (
        <VerifiedRound api={api} roundId={round.roundId} onFairness={onFairness} />
      ) : (
        <button type="button" className="secondary-button" onClick={() => setVerifying(true)}>
          {t('round.verify')}
        </button>
      )}
      <section>
        <h3>{t('round.verify.link')}</h3>
        {isFramed(window) ? (
          // A framed game may open no page of its own: the page around it does, or the address is copied.
          <>
            <button
              type="button"
              className="secondary-button"
              onClick={() => post({ type: 'verify', roundId: round.roundId })}
            >
              {t('round.verify.page')}
            </button>
            <CopyableText text={address} />
          </>
        ) : (
          <a href={address}>{address}</a>
        )}
      </section>
    </Sheet>
  );
}
