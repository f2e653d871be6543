import { type MovementKind, movementKinds } from '@wau/contract/movement-kinds';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RecordFilter } from '../../../shared/records/use-record-filter.ts';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';

interface MovementKindFieldProps {
  readonly filter: RecordFilter;
  readonly kind: MovementKind | undefined;
}

/** What players tell movements apart by. */
export function MovementKindField({ filter, kind }: MovementKindFieldProps) {
  const t = useTranslate();
  const names = {
    deposit: t('movements.kind.deposit'),
    withdrawal: t('movements.kind.withdrawal'),
    transfer: t('movements.kind.transfer'),
    stake: t('movements.kind.stake'),
    payout: t('movements.kind.payout'),
    bonus: t('movements.kind.bonus'),
    other: t('movements.kind.other'),
  } satisfies Record<MovementKind, string>;
  return (
    <ChoiceField
      label={t('movements.kind')}
      name="kind"
      value={kind}
      onChange={(value) => filter.change({ kind: value })}
      allLabel={t('records.all')}
      options={movementKinds.map((value) => ({ value, label: names[value] }))}
    />
  );
}
