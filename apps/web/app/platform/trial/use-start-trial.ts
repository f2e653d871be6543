import { toasts } from '../../ui/toast-store.ts';
import { unwrap } from '../api-client.ts';
import { failureOf } from '../api-failure.ts';
import { useApi } from '../app-services.ts';
import { browserSessionStorage, writeStored } from '../stored-value.ts';
import { useEnterSession } from '../use-enter-session.ts';
import { useFailureText } from '../use-failure-text.ts';

/** Where the trial name stands in session storage, beside the session. */
const trialNameKey = 'MC_TRIAL_NAME';

/** AC-10: opens a trial account, keeps its name, logs in at the trial merchant and goes home. */
export function useStartTrial(): () => Promise<void> {
  const api = useApi();
  const enterSession = useEnterSession();
  const failureText = useFailureText();
  return async () => {
    try {
      const { userName, password } = await unwrap(api.call('createTrialAccount', {}));
      writeStored(browserSessionStorage(), trialNameKey, userName);
      enterSession(
        await unwrap(api.call('loginTrial', { body: { username: userName, password } })),
        '/m/home',
      );
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
  };
}
