import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { inOrder, itemView } from './content-view.ts';
import { readContent } from './read-content.ts';

/** What a merchant has of a kind, in the order in which players have it. */
export async function listContentItems(
  { clock, runner }: { readonly clock: Clock; readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  kindName: ContentKindName,
): Promise<CallValue<Calls['listContentItems']>> {
  const kind: ContentKind = contentKinds[kindName];
  const present = await readContent(runner, merchantCode, kind);
  const nowMs = clock.nowMs();
  return { list: inOrder(present.values()).map((item) => itemView(kind, item, nowMs)) };
}
