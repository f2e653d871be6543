import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listContentChanges } from './list-content-changes.ts';
import { listContentItems } from './list-content-items.ts';
import { listContentKinds } from './list-content-kinds.ts';
import {
  orderContentItems,
  putContentItem,
  removeContentItem,
  undoContentChange,
} from './manage-content-items.ts';
import { previewContentItem } from './preview-content-item.ts';

export function registerOperatorContentRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listContentKinds, async ({ context }) => listContentKinds(context));
  registerOperatorQuery(calls.listContentItems, ({ context, params }) =>
    listContentItems(parts, context.merchant.merchantCode, params.kind),
  );
  registerOperatorQuery(calls.listContentChanges, ({ context, params, query }) =>
    listContentChanges(parts, context.merchant.merchantCode, params.kind, query),
  );
  registerOperatorQuery(calls.previewContentItem, async ({ params, body }) =>
    previewContentItem(params.kind, body),
  );
  registerOperatorCommand(calls.putContentItem, ({ context, params, body }) =>
    putContentItem(parts, context, params.kind, body),
  );
  registerOperatorCommand(
    calls.removeContentItem,
    async ({ context, params, body }) =>
      (tx) =>
        removeContentItem(parts, tx, context, params.kind, body),
  );
  registerOperatorCommand(
    calls.orderContentItems,
    async ({ context, params, body }) =>
      (tx) =>
        orderContentItems(parts, tx, context, params.kind, body),
  );
  registerOperatorCommand(calls.undoContentChange, ({ context, params, body }) =>
    undoContentChange(parts, context, params.kind, body),
  );
}
