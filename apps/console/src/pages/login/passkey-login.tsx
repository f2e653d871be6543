import { PasskeyCancelled, signWithPasskey } from '@wau/browser/passkey-browser';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface PasskeyLoginProps {
  /** Says at which site, before anything is asked. */
  readonly onBegin: () => void;
  readonly onEnter: () => void;
}

/** In place of name, password and code; who it is, the passkey tells. */
export function PasskeyLogin({ onBegin, onEnter }: PasskeyLoginProps) {
  const { client, session } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const login = useCommand({
    mutationFn: async () => {
      onBegin();
      const credential = await signWithPasskey(await client.call('startOperatorPasskeyLogin', {}));
      return client.call('loginOperatorByPasskey', { body: { credential, bindsToBrowser: true } });
    },
    onSuccess: ({ token }) => {
      onEnter();
      session.open(token);
    },
  });
  const { error } = login;
  return (
    <div className="flex flex-col gap-3">
      {error === null || error instanceof PasskeyCancelled ? null : (
        <Notice tone="bad">{textOf(error)}</Notice>
      )}
      <Button isWide isBusy={login.isPending} onClick={() => login.mutate()}>
        {t('login.passkey')}
      </Button>
    </div>
  );
}
