import type { WalletAnswer, WalletClient } from '../wallet-client.ts';

/** The wallets of the vendors that this process plays, by code. */
export type WalletsByVendor = ReadonlyMap<string, WalletClient>;

/**
 * One wallet in front of those of several vendors. Whose a call is follows from its game, since a title belongs to one
 * vendor; whose a launch is, from its token, which the launch addresses of the vendors beside the studio give as
 * `<vendor>.<token>`.
 */
export function createVendorWallets(
  wallets: WalletsByVendor,
  vendorOf: (gameId: string) => string | undefined,
  launchedWithoutName: string,
): WalletClient {
  const walletOf = (gameId: string): WalletClient => wallets.get(vendorOf(gameId) ?? '') ?? nobodysWallet;
  return {
    async authenticate({ launchToken }) {
      const [, named, token = launchToken] = /^([a-z][a-z0-9]{1,19})\.(.+)$/.exec(launchToken) ?? [];
      const vendorCode = named ?? launchedWithoutName;
      const answer = await (wallets.get(vendorCode) ?? nobodysWallet).authenticate({ launchToken: token });
      if (answer.kind !== 'accepted') return answer;
      // A game that nobody here knows is the caller's to refuse.
      const owner = vendorOf(answer.value.gameId) ?? vendorCode;
      if (owner === vendorCode) return answer;
      return { kind: 'refused', code: 'launch.token.invalid', balanceMinor: undefined };
    },
    balance: (body) => walletOf(body.gameId).balance(body),
    bet: (body) => walletOf(body.gameId).bet(body),
    bets: (bets) => betsOfVendors(bets, walletOf),
    win: (body) => walletOf(body.gameId).win(body),
    rollback: (body) => walletOf(body.gameId).rollback(body),
    endRound: (body) => walletOf(body.gameId).endRound(body),
  };
}

/** Each vendor gets its own in one go; answers in the order of all. */
async function betsOfVendors(
  bets: Parameters<WalletClient['bets']>[0],
  walletOf: (gameId: string) => WalletClient,
): ReturnType<WalletClient['bets']> {
  const places = Map.groupBy(bets.keys(), (place) => walletOf(bets[place]?.gameId ?? ''));
  if (places.size <= 1) return [...places.keys()][0]?.bets(bets) ?? [];
  const answers: Awaited<ReturnType<WalletClient['bets']>>[number][] = [];
  await Promise.all(
    Array.from(places, async ([wallet, ofWallet]) => {
      const own = await wallet.bets(ofWallet.flatMap((place) => bets[place] ?? []));
      for (const [index, place] of ofWallet.entries()) {
        const answer = own[index];
        if (answer !== undefined) answers[place] = answer;
      }
    }),
  );
  return answers;
}

const unplayed: WalletAnswer<never> = { kind: 'unknown', reason: 'this process does not play that vendor' };

/** Of vendors that are played elsewhere: what another process began is left to it. */
const nobodysWallet: WalletClient = {
  authenticate: async () => ({ kind: 'refused', code: 'launch.token.invalid', balanceMinor: undefined }),
  balance: async () => unplayed,
  bet: async () => unplayed,
  bets: async (bets) => bets.map(() => unplayed),
  win: async () => unplayed,
  rollback: async () => unplayed,
  endRound: async () => unplayed,
};
