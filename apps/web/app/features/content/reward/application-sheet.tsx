import { useTranslate } from '../../../platform/language/use-language.ts';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ApplicationForm } from './application-form.tsx';

export interface ApplicationSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly promotion: MemberPromotion;
}

export function ApplicationSheet({ isOpen, onClose, promotion }: ApplicationSheetProps) {
  const t = useTranslate();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('reward.apply.title')}
      closeLabel={t('action.close')}
    >
      <ApplicationForm key={promotion.promotionId} promotion={promotion} onSent={onClose} />
    </BottomSheet>
  );
}
