import type { PauseKind } from '@wau/contract/play-pauses';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useAppServices } from '../../../platform/services/app-services.ts';
import { stopAutoLogin } from '../../../platform/session/remembered-login/auto-login-switch.ts';
import { useRefuseTrial } from '../../../shared/trial/use-refuse-trial.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { type BreakLength, breakLengths } from './break-lengths.ts';

export const handle: RouteHandle = {
  title: 'page.takeBreak',
  back: true,
  backPath: '/m/saferPlay',
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader();

export function HydrateFallback() {
  return (
    <div className="space-y-4 px-4 pt-1 pb-8">
      <Skeleton className="h-72 w-full rounded-large" />
      <Skeleton className="h-72 w-full rounded-large" />
    </div>
  );
}

/** ME-08: a break from play, from a day to for good; looked at twice, since nobody can shorten it. */
export default function TakeBreakScreen() {
  const t = useTranslate();
  useRefuseTrial();
  const [chosen, setChosen] = useState<BreakLength>(breakLengths[0]);
  const [isAsking, setIsAsking] = useState(false);
  const begin = useBeginBreak();
  const lengthText = useLengthText();
  return (
    <div className="space-y-5 px-4 pt-1 pb-8">
      <p className="text-pretty text-muted">{t('safer.break.what')}</p>
      <fieldset className="space-y-4">
        <legend className="sr-only">{t('safer.break.length')}</legend>
        <Choices kind="cool.off" chosen={chosen} onChoose={setChosen} />
        <Choices kind="exclusion" chosen={chosen} onChoose={setChosen} />
      </fieldset>
      <Button isWide onClick={() => setIsAsking(true)}>
        {t('safer.break.action')}
      </Button>
      <LateConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('safer.break.confirm')}
        text={
          chosen.unit === 'good'
            ? t('safer.break.confirm.good')
            : t('safer.break.confirm.text', { length: lengthText(chosen) })
        }
        confirmLabel={t('safer.break.action')}
        cancelLabel={t('action.cancel')}
        isDangerous
        onConfirm={() => begin(chosen)}
      />
    </div>
  );
}

const kindTexts = {
  'cool.off': ['safer.break.cool', 'safer.break.cool.text'],
  exclusion: ['safer.break.exclusion', 'safer.break.exclusion.text'],
} as const satisfies Record<PauseKind, readonly [string, string]>;

interface ChoicesProps {
  readonly kind: PauseKind;
  readonly chosen: BreakLength;
  readonly onChoose: (length: BreakLength) => void;
}

function Choices({ kind, chosen, onChoose }: ChoicesProps) {
  const t = useTranslate();
  const lengthText = useLengthText();
  const [title, text] = kindTexts[kind];
  return (
    <div className="overflow-hidden rounded-large bg-surface p-4 shadow-low">
      <h2 className="font-semibold">{t(title)}</h2>
      <p className="mb-3 text-detail text-pretty text-muted">{t(text)}</p>
      <div className="halves gap-2">
        {breakLengths
          .filter((length) => length.kind === kind)
          .map((length) => (
            <label
              key={length.id}
              className={classNames(
                'relative flex min-h-12 items-center gap-3 rounded-small border px-3 py-2',
                length.id === chosen.id ? 'border-gold-text bg-raised' : 'border-line',
              )}
            >
              <input
                type="radio"
                name="length"
                value={length.id}
                checked={length.id === chosen.id}
                onChange={() => onChoose(length)}
                className="size-5 shrink-0 accent-gold"
              />
              <span className="min-w-0">{lengthText(length)}</span>
            </label>
          ))}
      </div>
    </div>
  );
}

function useLengthText(): (length: BreakLength) => string {
  const t = useTranslate();
  return ({ unit, count }) => {
    if (unit === 'good') return t('safer.break.for.good');
    if (unit === 'days') return t('safer.break.days', { days: count });
    return unit === 'months'
      ? t('safer.break.months', { months: count })
      : t('safer.break.years', { years: count });
  };
}

/** The server has ended the session by then; the login leads to what is left to do. */
function useBeginBreak(): (length: BreakLength) => Promise<void> {
  const { api, session } = useAppServices();
  const t = useTranslate();
  const failureText = useFailureText();
  const navigate = useNavigate();
  return async ({ kind, days }) => {
    try {
      await unwrap(api.call('pausePlay', { body: { kind, days } }));
    } catch (error) {
      toasts.show('short', failureText(failureOf(error)));
      return;
    }
    session.end();
    stopAutoLogin();
    toasts.show('long', t('safer.break.started'));
    await navigate('/m/login?returnTo=%2Fm%2Fpaused', { replace: true });
  };
}
