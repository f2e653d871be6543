import { useTranslate } from '../../platform/language/use-language.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { SendCodeState } from './use-send-code.ts';

/** AC-04: the button at the end of a code's field. While the time runs, the seconds left stand in its place. */
export function SendCodeButton({ state }: { state: SendCodeState }) {
  const t = useTranslate();
  if (state.phase === 'counting') {
    return (
      <span
        role="timer"
        aria-label={t('sms.again', { seconds: state.secondsLeft })}
        className="tabular flex min-h-11 min-w-20 shrink-0 self-stretch items-center justify-center px-4 font-semibold text-muted"
      >
        {`${state.secondsLeft}s`}
      </span>
    );
  }
  const isSending = state.phase === 'sending';
  return (
    <button
      type="button"
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
      onClick={() => void state.start()}
      className="relative flex min-h-11 min-w-20 shrink-0 self-stretch items-center justify-center px-4 text-detail font-semibold whitespace-nowrap text-gold-text"
    >
      <span className={isSending ? 'invisible contents' : 'contents'}>{t('sms.get')}</span>
      {isSending ? <Spinner className="absolute size-5" /> : null}
    </button>
  );
}
