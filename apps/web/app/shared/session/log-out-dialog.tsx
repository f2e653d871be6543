import { useTranslate } from '../../platform/i18n/use-language.ts';
import { ConfirmDialog } from '../../ui/sheets/confirm-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

/** Asks before logging out. */
export function LogOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  const logOut = useLogOut();
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
