import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../platform/console-services.ts';
import type { OperatorInfo } from '../platform/operator-info.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { useFormats } from '../platform/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { useClaiming, type WorkClaim } from './work-claims.ts';
import type { WorkKind } from './work-kind.ts';

interface CaseDeskProps {
  readonly kind: WorkKind;
  readonly caseId: string;
  readonly claim: WorkClaim | undefined;
  readonly info: OperatorInfo;
  readonly approvedBy: string | null;
  readonly details: ReactNode;
  readonly decision: ReactNode;
}

/** How often a case that is worked on is kept for longer. */
const renewEveryMs = 60_000;

/** A case that is looked at. It is decided about only by whoever has claimed it, and not by the first of two again. */
export function CaseDesk({ kind, caseId, claim, info, approvedBy, details, decision }: CaseDeskProps) {
  const t = useTexts();
  const { claim: claiming, release } = useClaiming(kind);
  const isMine = claim?.operatorId === info.operatorId;
  const isFirst = approvedBy === info.username;
  const mayClaim = claim === undefined && !isFirst;
  useRenewal(isMine, () => claiming.mutate(caseId));
  useShortcuts({
    c: () => {
      if (mayClaim) claiming.mutate(caseId);
    },
    u: () => {
      if (isMine) release.mutate(caseId);
    },
  });
  return (
    <div className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4">
      {details}
      {approvedBy === null ? null : (
        <Notice tone="look">
          {isFirst ? t('work.first.you') : t('work.first.other', { name: approvedBy })}
        </Notice>
      )}
      {mayClaim ? (
        <div className="flex flex-col items-start gap-2">
          <Button look="primary" isBusy={claiming.isPending} onClick={() => claiming.mutate(caseId)}>
            {t('work.claim')}
          </Button>
          <p className="text-sm text-muted">{t('work.claim.hint')}</p>
        </div>
      ) : null}
      {claim === undefined ? null : (
        <ClaimLine
          claim={claim}
          isMine={isMine}
          isBusy={release.isPending}
          onRelease={() => release.mutate(caseId)}
        />
      )}
      <ClaimFailure error={claiming.error ?? release.error} />
      {isMine && !isFirst ? decision : null}
    </div>
  );
}

interface ClaimLineProps {
  readonly claim: WorkClaim;
  readonly isMine: boolean;
  readonly isBusy: boolean;
  readonly onRelease: () => void;
}

function ClaimLine({ claim, isMine, isBusy, onRelease }: ClaimLineProps) {
  const t = useTexts();
  const { time } = useFormats();
  const until = { time: time(claim.lapsesAt) };
  if (!isMine) return <Notice>{t('work.claimed.other', { name: claim.username, ...until })}</Notice>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="grow text-muted">{t('work.claimed.you', until)}</p>
      <Button isBusy={isBusy} onClick={onRelease}>
        {t('work.release')}
      </Button>
    </div>
  );
}

function ClaimFailure({ error }: { error: Error | null }) {
  const textOf = useFailureText();
  return error === null ? null : <Notice tone="bad">{textOf(error)}</Notice>;
}

/** Keeps the case while somebody sits here; a tab that nobody looks at lets it lapse. */
function useRenewal(isMine: boolean, renew: () => void): void {
  useEffect(() => {
    if (!isMine) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') renew();
    }, renewEveryMs);
    return () => clearInterval(timer);
  });
}
