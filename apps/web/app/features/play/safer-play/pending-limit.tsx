import type { PlayLimitKind } from '@wau/contract/play-limits';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { PlayLimit, PlayLimits } from './play-limit-queries.ts';
import { type LimitChange, useChangeLimit } from './use-change-limit.ts';
import { useLimitWords } from './use-limit-words.ts';

interface PendingLimitProps {
  readonly kind: PlayLimitKind;
  readonly pending: NonNullable<PlayLimit['pending']>;
  readonly currencyCode: PlayLimits['currencyCode'];
}

/** A wider limit that waits. The way back is the button that stands out: nobody is drawn to confirm. */
export function PendingLimit({ kind, pending, currencyCode }: PendingLimitProps) {
  const t = useTranslate();
  const moment = useMoment();
  const words = useLimitWords(currencyCode);
  const failureText = useFailureText();
  const changeLimit = useChangeLimit();
  const value = pending.value === null ? t('safer.limit.pending.none') : words.value(kind, pending.value);
  const change = async (wanted: LimitChange) => {
    try {
      await changeLimit.mutateAsync(wanted);
    } catch (error) {
      toasts.show('short', failureText(failureOf(error)));
    }
  };
  return (
    <div className="mb-2 space-y-3 rounded-small bg-raised p-3">
      <p className="text-detail text-pretty">
        {pending.isReady
          ? t('safer.limit.pending.ready', { value })
          : t('safer.limit.pending', { value, moment: moment(pending.from) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" size="small" onClick={() => change({ does: 'withdraw', kind })}>
          {t('safer.limit.pending.keep')}
        </Button>
        {pending.isReady ? (
          <Button
            look="quiet"
            size="small"
            onClick={() => change({ does: 'confirm', kind, value: pending.value })}
          >
            {t('safer.limit.pending.confirm')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
