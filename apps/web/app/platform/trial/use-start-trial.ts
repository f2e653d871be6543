import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../../ui/toast-store.ts';
import { unwrap } from '../api-client.ts';
import { failureOf } from '../api-failure.ts';
import { useAppServices } from '../app-services.ts';
import { renewalKey } from '../renewal-query.ts';
import { sessionInfoOf } from '../session-store.ts';
import { browserSessionStorage, writeStored } from '../stored-value.ts';
import { useFailureText } from '../use-failure-text.ts';

/** Where the trial name stands in session storage, beside the session. */
const trialNameKey = 'MC_TRIAL_NAME';

/** AC-10: opens a trial account, keeps its name, logs in at the trial merchant and goes home. */
export function useStartTrial(): () => Promise<void> {
  const { api, session, queryClient } = useAppServices();
  const navigate = useNavigate();
  const failureText = useFailureText();
  return useCallback(async () => {
    try {
      const { userName, password } = await unwrap(api.call('createTrialAccount', {}));
      writeStored(browserSessionStorage(), trialNameKey, userName);
      const answer = await unwrap(api.call('loginTrial', { body: { username: userName, password } }));
      session.begin(sessionInfoOf(answer));
      // A session that has just begun needs no renewal yet.
      queryClient.setQueryData(renewalKey, true);
      void navigate('/m/home', { replace: true });
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
  }, [api, session, queryClient, navigate, failureText]);
}
