import { useStored } from '../platform/store.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { type MoneyText, useMoney } from '../play/play-context.tsx';
import type { CaptionStore, SlotLine } from './slot-caption.ts';

/** The line of text below the reels. */
export function SlotLineText({ caption }: { readonly caption: CaptionStore }) {
  const { t } = useText();
  const money = useMoney();
  const line = useStored(caption, (told) => told.line);
  const won = line?.kind === 'won' ? money.amount(line.amountMinor) : undefined;
  return (
    <p className="slot-line" aria-hidden="true">
      {won !== undefined ? (
        <b key={won}>{t('slot.result.won', { amount: won })}</b>
      ) : (
        line !== undefined && lineText(line, t, money)
      )}
    </p>
  );
}

function lineText(line: SlotLine, t: StudioText, money: MoneyText): string {
  switch (line.kind) {
    case 'line':
      return t('slot.line', { line: line.number });
    case 'ways':
      return t('slot.ways', { count: line.ways });
    case 'cluster':
    case 'scatter':
    case 'coins':
      return t(`slot.${line.kind}`, { count: line.count });
    case 'multiplied':
      return t('slot.multiplied', { multiplier: line.multiplier });
    case 'expanded':
    case 'walked':
    case 'respin':
    case 'placed':
      return t(`slot.${line.kind}`);
    case 'added':
      return t('slot.added', { count: line.count });
    case 'prize':
      return t('slot.prize', { prize: line.prize.toUpperCase(), amount: money.amount(line.amountMinor) });
    case 'capped':
      return t('win.capped', { amount: money.shortAmount(line.amountMinor) });
    // What came back without being more than the stake is told, not celebrated.
    case 'returned':
      return t('slot.result.returned', { amount: money.amount(line.amountMinor) });
    case 'won':
      return '';
  }
}
