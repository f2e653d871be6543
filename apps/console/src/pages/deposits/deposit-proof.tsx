import { useMutation } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

/** The picture is fetched by hand alone, since looking at it is kept in the audit. */
export function DepositProof({ item }: { item: CaseOf<'deposit'> }) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const { moment } = useFormats();
  const proof = useMutation({
    mutationFn: () => client.call('openDepositProof', { params: { depositId: item.depositId } }),
  });
  if (item.proofSentAt === null) return <p className="text-muted">{t('deposit.proof.none')}</p>;
  return (
    <section aria-label={t('deposit.proof')} className="flex flex-col items-start gap-2">
      <p>{t('deposit.proof.sent', { moment: moment(item.proofSentAt) })}</p>
      {proof.data === undefined ? (
        <>
          <Button isBusy={proof.isPending} onClick={() => proof.mutate()}>
            {t('deposit.proof.show')}
          </Button>
          <p className="text-sm text-muted">{t('deposit.proof.kept')}</p>
        </>
      ) : (
        <img
          src={`data:image/jpeg;base64,${proof.data.image}`}
          alt={t('deposit.proof.picture')}
          className="max-h-[50vh] max-w-full rounded-small border border-line"
        />
      )}
      {proof.error === null ? null : <Notice tone="bad">{textOf(proof.error)}</Notice>}
    </section>
  );
}
