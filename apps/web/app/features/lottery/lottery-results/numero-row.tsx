import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotteryGame } from '../../../platform/lottery/lottery-game.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { RevealedNumbers } from '../../../shared/lottery/revealed-numbers.tsx';
import { ShareResult } from '../../../shared/lottery/share-result/share-result.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { DrawEvidence } from './check-draw.ts';
import { LateDrawProof } from './late-draw-proof.tsx';
import type { Numero } from './numeros-query.ts';

interface NumeroRowProps {
  readonly numero: Numero;
  readonly game: Pick<LotteryGame, 'family' | 'name'>;
  /** Whether it was drawn while the list was looked at. */
  readonly isNew: boolean;
}

/** One draw: when it was, its numbers, and of an own draw what they follow from. */
export function NumeroRow({ numero, game: { family, name }, isNew }: NumeroRowProps) {
  const t = useTranslate();
  const moment = useRecordMoment();
  const time = moment(numero.drawsAt);
  const drawn =
    numero.state === 'voided' || numero.result === null
      ? undefined
      : { lottery: name, family, numero: numero.numero, time, result: numero.result };
  return (
    <div className="space-y-2 px-4 pt-3">
      <div className="tabular flex flex-wrap items-baseline justify-between gap-x-4 text-caption text-muted">
        <span className="text-detail font-semibold text-text">{numero.numero}</span>
        <time dateTime={numero.drawsAt}>{time}</time>
      </div>
      {numero.state === 'voided' ? (
        <p>
          <Badge tone="plain">{t('lottery.voided')}</Badge>
        </p>
      ) : drawn === undefined ? null : (
        <RevealedNumbers family={family} result={drawn.result} isNew={isNew} />
      )}
      <div className="flex min-h-1 flex-wrap items-start gap-x-5">
        {drawn === undefined ? null : <ShareResult picture={drawn} />}
        <Proof numero={numero} family={family} />
      </div>
    </div>
  );
}

/** Closed at first; where there is nothing to check there is nothing to open. */
function Proof({ numero, family }: { readonly numero: Numero; readonly family: string }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const evidence = useMemo(() => evidenceOf(numero, family), [numero, family]);
  if (evidence === undefined) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group pb-1 open:w-full"
    >
      <summary
        aria-label={t('proof.title.of', { numero: numero.numero })}
        className="inline-flex min-h-11 list-none items-center gap-1 text-caption font-medium text-gold-text [&::-webkit-details-marker]:hidden"
      >
        {t('proof.title')}
        <ChevronDown className="size-4 transition group-open:rotate-180" />
      </summary>
      {isOpen ? (
        <div className="pb-3">
          <LateDrawProof evidence={evidence} slipCount={numero.slipCount} />
        </div>
      ) : null}
    </details>
  );
}

function evidenceOf(
  { numero, commitment, seed, slipRoot, result, beacon }: Numero,
  family: string,
): DrawEvidence | undefined {
  if (commitment === null || seed === null || slipRoot === null || result === null) return undefined;
  const evidence = { family, numero, commitment, seed, slipRoot, result };
  return beacon === undefined ? evidence : { ...evidence, beacon };
}
