import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { reasonName } from '../../../platform/records/movement-reason.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { DetailButton } from '../../../shared/records/detail-button.tsx';
import type { Movement } from './movements-queries.ts';

interface MovementRowProps {
  readonly movement: Movement;
  readonly onOpen: (movement: Movement) => void;
}

/** One movement: why and in which game, when, how much and what it left, and the number of what it belongs to. */
export function MovementRow({ movement, onOpen }: MovementRowProps) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  return (
    <div className="px-4 py-3 wide:grid wide:grid-cols-[3fr_2fr_2fr_2fr] wide:items-center wide:gap-x-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 wide:contents">
        <MovementReason movement={movement} />
        <SignedAmount amount={minorOf(movement.amountMinor)} currencyCode={movement.currencyCode} />
      </div>
      <div className="tabular mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted wide:contents">
        <time dateTime={movement.happenedAt}>{moment(movement.happenedAt)}</time>
        <span>
          {t('movements.after', { amount: money(minorOf(movement.balanceMinor), movement.currencyCode) })}
        </span>
      </div>
      <div className="-mb-2 flex flex-wrap items-center gap-x-4 text-muted wide:col-span-full">
        <MovementReference movement={movement} />
        <span className="ms-auto">
          <MovementDetail movement={movement} onOpen={onOpen} />
        </span>
      </div>
    </div>
  );
}

/** Why money moved, and in which game. */
export function MovementReason({ movement }: { movement: Movement }) {
  const t = useTranslate();
  return (
    <span className="words flex flex-wrap gap-x-2">
      <span className="font-semibold">{t(reasonName(movement.reason))}</span>
      {movement.gameName === '' ? null : <span className="text-muted">{movement.gameName}</span>}
    </span>
  );
}

/** The number of what a movement belongs to. */
export function MovementReference({ movement }: { movement: Movement }) {
  const t = useTranslate();
  if (!isOrderNumber(movement)) return null;
  return <CopyableValue text={movement.reference} label={t('deposit.reference.copy')} />;
}

/** A number that the player may be asked for; other references are the house's own words. */
export function isOrderNumber({ reference, gameName }: Movement): boolean {
  return reference !== '' && (gameName !== '' || /^[a-z]{2,4}_/.test(reference));
}

/** Opens what stands behind a movement. */
export function MovementDetail({ movement, onOpen }: MovementRowProps) {
  const t = useTranslate();
  return <DetailButton of={t(reasonName(movement.reason))} onOpen={() => onOpen(movement)} />;
}
