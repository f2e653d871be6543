import { useQuery, useQueryClient } from '@tanstack/react-query';
import { knowsPasskeys, makePasskey, PasskeyCancelled, PasskeyKnown } from '@wau/browser/passkey-browser';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import { ApiFailureError } from '../../../platform/api/api-failure.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { PasswordSheet } from './password-sheet.tsx';
import { securityHandle } from './security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from './security-page.tsx';
import { type Passkey, passkeysQuery, refreshSecurity, securityConfigQuery } from './security-queries.ts';
import { useSecondStepCode } from './use-second-step-code.tsx';
import { useSubmit } from './use-submit.ts';

const pageTitle = 'page.security.passkeys' as const;
const pageText = 'security.passkeys.intro' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={2} />;
}

/** ME-08: the recommended way to log in. */
export default function PasskeysScreen() {
  return (
    <SecurityPage text={pageText}>
      <Loaded query={passkeysQuery(useApi())} skeleton={<SecurityRows count={2} />}>
        {(passkeys) => <PasskeyList passkeys={passkeys} />}
      </Loaded>
      <AddPasskey />
    </SecurityPage>
  );
}

function AddPasskey() {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isKnown, setIsKnown] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const [passkeyName, setPasskeyName] = useState<string>(t('security.passkeys.default.name'));
  const asksCode = useQuery(securityConfigQuery(api)).data?.isSecondStepOn === true;
  const secondStep = useSecondStepCode();
  useEffect(() => setIsKnown(knowsPasskeys()), []);
  if (!isKnown) return <p className="text-pretty text-muted">{t('security.passkeys.unsupported')}</p>;

  const add = async (loginPassword: string) => {
    const body = { loginPassword, ...(asksCode ? { code: secondStep.code } : {}) };
    const options = await unwrap(api.call('startPasskeyCreation', { body }));
    try {
      const credential = await makePasskey(options);
      const name = passkeyName.trim() === '' ? t('security.passkeys.default.name') : passkeyName.trim();
      await unwrap(api.call('createPasskey', { body: { credential, passkeyName: name } }));
      toasts.show('success', t('security.passkeys.added'));
    } catch (problem) {
      if (problem instanceof ApiFailureError) throw problem;
      toasts.show('short', t(reasonOf(problem)));
    }
    setIsOpen(false);
    await refreshSecurity(queryClient);
  };
  const show = () => {
    secondStep.clear();
    setIsOpen(true);
  };
  return (
    <>
      <Button isWide onClick={show}>
        <Fingerprint className="size-5" />
        {t('security.passkeys.add')}
      </Button>
      <PasswordSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('security.passkeys.add')}
        text={t('security.passkeys.intro')}
        confirmLabel={t('security.passkeys.add')}
        secondStep={asksCode ? secondStep : undefined}
        onConfirm={add}
      >
        <TextField
          label={t('security.passkeys.name')}
          name="passkeyName"
          value={passkeyName}
          onChange={setPasskeyName}
          autoCapitalize="words"
          maxLength={60}
          clearLabel={t('action.clear')}
        />
      </PasswordSheet>
    </>
  );
}

/** Why the device made none. */
function reasonOf(problem: unknown) {
  if (problem instanceof PasskeyCancelled) return 'passkey.cancelled';
  return problem instanceof PasskeyKnown ? 'security.passkeys.known' : 'security.passkeys.failed';
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<Passkey>();
  const [renaming, setRenaming] = useState<Passkey>();
  if (passkeys.length === 0) return null;
  const remove = async (loginPassword: string) => {
    if (removing === undefined) return;
    const { passkeyId } = removing;
    await unwrap(api.call('removePasskey', { params: { passkeyId }, body: { loginPassword } }));
    setRemoving(undefined);
    await refreshSecurity(queryClient);
  };
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <PasskeyRow
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          </li>
        ))}
      </ul>
      <PasswordSheet
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('security.passkeys.remove.title')}
        text={t('security.passkeys.remove.text', { name: removing?.passkeyName ?? '' })}
        confirmLabel={t('security.remove')}
        isDangerous
        onConfirm={remove}
      />
      <LateBottomSheet
        isOpen={renaming !== undefined}
        onClose={() => setRenaming(undefined)}
        title={t('security.passkeys.rename.title')}
        closeLabel={t('action.close')}
      >
        {renaming === undefined ? null : (
          <RenameForm passkey={renaming} onDone={() => setRenaming(undefined)} />
        )}
      </LateBottomSheet>
    </>
  );
}

function PasskeyRow({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const t = useTranslate();
  const moment = useMoment();
  const { passkeyName, lastUsedAt, createdAt, isSynced } = passkey;
  return (
    <div className="flex min-h-19 flex-wrap items-center gap-2 py-2 ps-4 pe-2">
      <div className="words">
        <p className="font-semibold">{passkeyName}</p>
        <p className="text-caption text-muted">
          {lastUsedAt === null
            ? t('security.passkeys.created', { moment: moment(createdAt) })
            : t('security.passkeys.used', { moment: moment(lastUsedAt) })}
          {isSynced ? ` · ${t('security.passkeys.synced')}` : ''}
        </p>
      </div>
      <IconButton label={`${t('security.passkeys.rename')}: ${passkeyName}`} onClick={onRename}>
        <Pencil className="size-5 text-muted" />
      </IconButton>
      <IconButton label={`${t('security.remove')}: ${passkeyName}`} onClick={onRemove}>
        <Trash2 className="size-5 text-muted" />
      </IconButton>
    </div>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [passkeyName, setPasskeyName] = useState(passkey.passkeyName);
  const form = useSubmit(
    () => passkeyName.trim() !== '',
    async () => {
      const { passkeyId } = passkey;
      await unwrap(
        api.call('renamePasskey', { params: { passkeyId }, body: { passkeyName: passkeyName.trim() } }),
      );
      await refreshSecurity(queryClient);
      onDone();
    },
  );
  return (
    <form method="post" noValidate onSubmit={form.submit} className="px-2 pb-2">
      <TextField
        label={t('security.passkeys.name')}
        name="passkeyName"
        value={passkeyName}
        onChange={setPasskeyName}
        autoCapitalize="words"
        maxLength={60}
        clearLabel={t('action.clear')}
      />
      <FormError text={form.formError([])} />
      <Button type="submit" isWide isDisabled={passkeyName.trim() === ''} isLoading={form.isPending}>
        {t('security.save')}
      </Button>
    </form>
  );
}
