import { latePart } from '@wau/late-scripts/late-part';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { DrawProofProps } from './draw-proof.tsx';

/** Comes when somebody opens a proof: with it the rules of all lotteries and cryptography. */
export const LateDrawProof = latePart(
  async () => (await import('./draw-proof.tsx')).DrawProof,
  function MissingProof({ retry }: DrawProofProps & { readonly retry: () => void }) {
    const t = useTranslate();
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-2 text-detail">
        {t('error.load.title')}
        <Button look="quiet" size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      </p>
    );
  },
);
