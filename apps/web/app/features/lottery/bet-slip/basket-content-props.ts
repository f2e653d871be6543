import type { BasketLine } from './basket.ts';
import type { BasketStore } from './basket-store.ts';
import type { CopiedOrder } from './copied-order.ts';
import type { Sales } from './lottery-queries.ts';
import type { Offer } from './offered-line.ts';
import type { SlipOrder } from './use-slip-order.ts';
import type { WayOut } from './ways-out.ts';

/** What the basket and the button below it are given. */
export interface BasketContentProps {
  readonly gameId: string;
  readonly offer: Offer;
  readonly basket: BasketStore;
  readonly order: SlipOrder;
  readonly sales: Sales | undefined;
  readonly onEdit: (line: BasketLine) => void;
  readonly onMend: (line: BasketLine, way: WayOut) => void;
  /** Brings all lines to what the lottery offers now. */
  readonly onAllAsOffered: () => void;
  /** Of an earlier order, as it was taken over. */
  readonly copied: CopiedOrder | undefined;
  readonly onRandom: () => void;
  readonly onClose: () => void;
}
