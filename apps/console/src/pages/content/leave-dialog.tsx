import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what was typed is gone. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useTexts();
  return (
    <Dialog title={t('content.leave.title')} closeLabel={t('content.leave.no')} onClose={onStay}>
      <div className="flex flex-col items-start gap-4">
        <p>{t('content.leave.text')}</p>
        <Button look="danger" onClick={onLeave}>
          {t('content.leave.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
