import type { DepositId } from '@wau/contract/ids';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecordSheet } from '../../../shared/records/record-sheet.tsx';
import { RelatedMovements } from '../../../shared/records/related-movements.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { depositQuery } from './deposit-queries.ts';
import { DepositRecordFacts } from './deposit-record-facts.tsx';

interface DepositSheetProps {
  readonly depositId: DepositId | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One deposit: how it stands, its facts, and what it moved in the wallet. */
export function DepositSheet({ depositId, isOpen, onClose }: DepositSheetProps) {
  const t = useTranslate();
  const api = useApi();
  return (
    <RecordSheet title={t('deposit.one')} isOpen={isOpen && depositId !== undefined} onClose={onClose}>
      {isOpen && depositId !== undefined ? (
        <>
          <Loaded
            query={depositQuery(api, depositId)}
            skeleton={<RowSkeletons label={t('skeleton.label')} count={3} />}
          >
            {(deposit) => <DepositRecordFacts deposit={deposit} />}
          </Loaded>
          <RelatedMovements to={{ depositId }} />
        </>
      ) : null}
    </RecordSheet>
  );
}
