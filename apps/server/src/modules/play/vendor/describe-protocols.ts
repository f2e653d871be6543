import type { VendorAdapter } from './vendor-adapter.ts';

/** What a protocol has words for, as far as operators ask. */
export interface ProtocolAbilities {
  /** The vendor keeps a wallet, and tells of rounds when they are over. */
  readonly hasOwnWallet: boolean;
  readonly givesStatement: boolean;
  readonly givesUnfinished: boolean;
}

/** The protocols that an installation speaks, by their names. */
export type SpokenProtocols = ReadonlyMap<string, ProtocolAbilities>;

export function describeProtocols(adapters: readonly VendorAdapter[]): SpokenProtocols {
  return new Map(
    adapters.map(({ protocol, transferWallet, readStatement, readUnfinished }) => [
      protocol,
      {
        hasOwnWallet: transferWallet !== undefined,
        givesStatement: readStatement !== undefined,
        givesUnfinished: readUnfinished !== undefined,
      },
    ]),
  );
}
