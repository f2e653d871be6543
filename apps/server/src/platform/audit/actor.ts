import type { MemberId, OperatorId } from '@wau/contract/ids';

/** Where a deed over the network came from. */
interface Origin {
  /** As the request had it; the audit shortens it. */
  readonly address: string;
  readonly requestId: string;
}

/** Who acts for the house and has to answer for it; a member, where it is to be shown later that the member did it. */
export type Actor =
  | ({ readonly kind: 'operator'; readonly actorId: OperatorId; readonly actorName: string } & Origin)
  | ({ readonly kind: 'agent' | 'member'; readonly actorId: MemberId; readonly actorName: string } & Origin)
  /** A command on the machine that Wau runs on, e.g. `command line, root`. */
  | { readonly kind: 'installation'; readonly actorName: string };
