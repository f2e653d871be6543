import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../services/app-services.ts';
import { type Captcha, captchaQuery } from './captcha-queries.ts';

export interface CaptchaState {
  readonly isAsked: boolean;
  readonly captcha: Captcha | undefined;
  readonly hasFailed: boolean;
  /** Asks for a captcha from now on, or for another picture. */
  readonly refresh: () => void;
}

/** AC-03: a captcha that appears when it is asked for. `isAskedAtOnce`: the server wants one with the first attempt. */
export function useCaptcha(isAskedAtOnce: boolean): CaptchaState {
  const [round, setRound] = useState(0);
  const isAsked = isAskedAtOnce || round > 0;
  const { data, isError } = useQuery({ ...captchaQuery(useApi(), round), enabled: isAsked });
  return {
    isAsked,
    captcha: data,
    hasFailed: isError,
    refresh: () => setRound((current) => current + 1),
  };
}
