import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../../platform/services/app-services.ts';
import {
  type RememberedLogin,
  restoreRememberedLogin,
} from '../../../platform/session/remembered-login/remembered-login.ts';
import type { LoginMethod } from '../../../platform/session/remembered-login/remembered-record.ts';
import { useFlag } from '../../../platform/site/site-query.ts';

interface LoginMethodState {
  readonly method: LoginMethod;
  /** AC-02: whether there is a choice. */
  readonly hasSms: boolean;
  readonly choose: (method: LoginMethod) => void;
}

/**
 * AC-01: the way to log in, by username until another is chosen. On opening and with every switch `onRestored` gets
 * what this device remembers of the method, if anything (AC-05, AC-11).
 */
export function useLoginMethod(
  onRestored: (method: LoginMethod, remembered: RememberedLogin | undefined) => void,
): LoginMethodState {
  const api = useApi();
  const hasSms = useFlag('MOBILENUMLOGIN3');
  const [chosen, setChosen] = useState<LoginMethod>('username');
  const method = hasSms ? chosen : 'username';

  useEffect(() => {
    let isCurrent = true;
    void restoreRememberedLogin(api, method).then((remembered) => {
      if (isCurrent) onRestored(method, remembered);
    });
    return () => {
      isCurrent = false;
    };
    // Whoever uses this passes a stable function.
  }, [api, method, onRestored]);

  return { method, hasSms, choose: useCallback((next) => setChosen(next), []) };
}
