import { useTranslate } from '../../platform/language/use-language.ts';
import { LateConfirmDialog } from '../../ui/sheets/late-confirm-dialog.tsx';
import { useLogout } from './use-logout.ts';

/** Asks before logging out. */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  const logOut = useLogout();
  return (
    <LateConfirmDialog
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
