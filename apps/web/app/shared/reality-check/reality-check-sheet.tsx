import { useMutation, useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { unwrap } from '../../platform/api/api-client.ts';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useDuration } from '../../platform/language/use-duration.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useMoney } from '../../platform/money/use-money.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { useOnceAtATime } from '../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { realityCheckQuery } from './reality-check-query.ts';
import type { DueCheck } from './use-reality-check.ts';

interface RealityCheckSheetProps {
  readonly check: DueCheck;
  /** Before a link leads away, so that there is a way back to the game. */
  readonly onLeave: () => void;
  readonly onStop: () => void;
  readonly onGoOn?: () => void;
}

/** Lies over the game until it is answered; nothing closes it but an answer or leaving the game. */
export function RealityCheckSheet({ check, onLeave, onStop, onGoOn }: RealityCheckSheetProps) {
  const t = useTranslate();
  const duration = useDuration();
  const failureText = useFailureText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const answer = useAnswerCheck(check);
  const once = useOnceAtATime();
  // Whatever had the focus in the game has it no more.
  useEffect(() => title.current?.focus(), []);
  const say = (word: 'go.on' | 'stop') =>
    once(async () => {
      const answered = await answer.mutateAsync(word).catch(() => undefined);
      if (answered === undefined) return;
      if (word === 'stop') onStop();
      else onGoOn?.();
    });
  return (
    <div className="backdrop absolute inset-0 flex flex-col justify-end wide:justify-center">
      <section
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className="column max-h-full w-full overflow-y-auto rounded-t-large bg-surface px-4 pt-5 pb-[calc(16px+env(safe-area-inset-bottom))] text-text shadow-high wide:rounded-large"
      >
        <Hourglass aria-hidden="true" className="mb-2 size-8 text-gold-text" />
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t('reality.title')}
        </h2>
        <p className="text-pretty">{t('reality.played', { time: duration(check.result.playedMinutes) })}</p>
        <Figures check={check} />
        {answer.error === null ? null : <FormError text={failureText(failureOf(answer.error))} />}
        <div className="halves gap-2">
          <Button look="secondary" isWide isLoading={answer.isPending} onClick={() => say('go.on')}>
            {t('reality.go.on')}
          </Button>
          <Button look="secondary" isWide isLoading={answer.isPending} onClick={() => say('stop')}>
            {t('reality.stop')}
          </Button>
        </div>
        <div className="mt-2 flex flex-wrap gap-x-2">
          <Link to="/m/saferPlay" onClick={onLeave} className={buttonClass('quiet', 'medium')}>
            {t('reality.limits')}
          </Link>
          <Link to="/m/gameRecord" onClick={onLeave} className={buttonClass('quiet', 'medium')}>
            {t('reality.record')}
          </Link>
        </div>
        <p className="mt-1 text-caption text-pretty text-muted">
          {t('reality.every', { time: duration(check.everyMinutes) })}
        </p>
      </section>
    </div>
  );
}

function Figures({ check: { result, currencyCode } }: Pick<RealityCheckSheetProps, 'check'>) {
  const t = useTranslate();
  const money = useMoney();
  const lines = [
    ['reality.stake', result.stakeMinor],
    ['reality.payout', result.payoutMinor],
    ['reality.net', result.netMinor],
  ] as const;
  return (
    <dl className="my-3 divide-y divide-line rounded-small border border-line px-3">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex min-h-11 items-center justify-between gap-3">
          <dt className="text-muted">{t(label)}</dt>
          <dd className={label === 'reality.net' ? 'tabular text-lg font-bold' : 'tabular'}>
            {money(minorOf(amount), currencyCode)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer says when the next check is due; after a failure it is asked whether this one still is. */
function useAnswerCheck({ dueAt }: DueCheck) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = realityCheckQuery(api);
  return useMutation({
    mutationFn: (answer: 'go.on' | 'stop') =>
      unwrap(api.call('answerRealityCheck', { body: { dueAt, answer } })),
    onSuccess: (state, answer) => {
      // The game is left with the sheet still over it.
      if (answer === 'go.on') queryClient.setQueryData(queryKey, state);
    },
  });
}
