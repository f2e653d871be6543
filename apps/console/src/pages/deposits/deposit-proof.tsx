import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { CasePictures } from '../../work-list/case-pictures.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

/** The picture of a transfer, where the member has sent one. */
export function DepositProof({ item }: { item: CaseOf<'deposit'> }) {
  const { client } = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  if (item.proofSentAt === null) return <p className="text-muted">{t('deposit.proof.none')}</p>;
  return (
    <CasePictures
      key={item.proofSentAt}
      title={t('deposit.proof')}
      about={t('deposit.proof.sent', { moment: moment(item.proofSentAt) })}
      showText={t('deposit.proof.show')}
      open={async () => {
        const { image } = await client.call('openDepositProof', { params: { depositId: item.depositId } });
        return { pictures: [{ format: 'jpg', image, words: t('deposit.proof.picture') }] };
      }}
    />
  );
}
