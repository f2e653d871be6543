import { unwrap } from '../../platform/api/api-client.ts';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useEnterSession } from '../../platform/session/use-enter-session.ts';
import { browserSessionStorage, writeStored } from '../../platform/storage/stored-value.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

/** Where the trial name stands in session storage, beside the session. */
const trialNameKey = 'MC_TRIAL_NAME';

/** AC-10: opens a trial account, keeps its name, logs in at the trial merchant and goes home, or to the game that was wanted. */
export function useStartTrial(path = '/m/home'): () => Promise<void> {
  const api = useApi();
  const enterSession = useEnterSession();
  const failureText = useFailureText();
  return async () => {
    try {
      const { userName, password } = await unwrap(api.call('createTrialAccount', {}));
      writeStored(browserSessionStorage(), trialNameKey, userName);
      await enterSession(
        await unwrap(api.call('loginTrial', { body: { username: userName, password } })),
        path,
      );
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
  };
}
