import { useState } from 'react';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { type ApiFailure, failureOf } from '../../platform/api/api-failure.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { countdownMsOf, secondsLeft } from '../../platform/send-code/countdown.ts';
import { useOnceAtATime } from '../../ui/buttons/use-once-at-a-time.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';
import { useSecondsLeft } from '../time/use-seconds-left.ts';

/** Asks the server, or whoever else, to send a code; `undefined`: it was not asked, because a field is wrong. */
export type SendCode = () => Promise<ApiResult<{ readonly expiredMinutes: number }> | undefined>;

export interface SendCodeState {
  readonly phase: 'idle' | 'sending' | 'counting';
  /** More than 0 while counting. */
  readonly secondsLeft: number;
  /** A code has been sent at least once: the field for it is of use from then on. */
  readonly wasSent: boolean;
  /** Does nothing while a code is being sent or the time is running. */
  readonly start: () => Promise<void>;
}

/**
 * AC-04: idle, sending, a countdown of as long as the server says, idle. While it counts nothing is sent. The time is
 * a moment and not a number of ticks, so that a phone which slept shows what is left. `onSent` takes back what was said
 * of an earlier code, which is no longer the one to type.
 */
export function useSendCode(
  send: SendCode,
  onFailure: (failure: ApiFailure) => void,
  onSent: () => void,
): SendCodeState {
  const t = useTranslate();
  const once = useOnceAtATime();
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [untilMs, setUntilMs] = useState(0);
  const left = useSecondsLeft(untilMs);

  const run = async () => {
    if (secondsLeft(untilMs, Date.now()) > 0) return;
    setIsSending(true);
    const hide = toasts.show('waitUntilDone', t('sms.sending'));
    try {
      const answer = await send();
      hide();
      if (answer === undefined) return;
      if (answer.ok) {
        toasts.show('success', t('sms.sent'));
        setWasSent(true);
        onSent();
        setUntilMs(Date.now() + countdownMsOf(answer.value.expiredMinutes));
      } else {
        // The server may know of a code that this page does not, such as one from before a reload.
        if (answer.code === 'verification.code.too.early') {
          setWasSent(true);
          setUntilMs(Date.now() + (answer.retryAfterSeconds ?? 0) * 1000);
          toasts.show('info', answer.message);
        } else {
          onFailure(answer);
        }
      }
    } catch (error) {
      // What reads the number is a file of its own.
      onFailure(failureOf(error));
    } finally {
      hide();
      setIsSending(false);
    }
  };

  return {
    phase: isSending ? 'sending' : left > 0 ? 'counting' : 'idle',
    secondsLeft: left,
    wasSent,
    start: () => once(run),
  };
}
