import { useTranslate } from '../../platform/i18n/use-language.ts';
import { ConfirmDialog } from '../../ui/sheets/confirm-dialog.tsx';
import { useLogout } from './use-logout.ts';

/** Asks before logging out. */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  const logOut = useLogout();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('logout.title')}
      text={t('logout.text')}
      confirmLabel={t('logout.action')}
      cancelLabel={t('action.cancel')}
      onConfirm={logOut}
    />
  );
}
