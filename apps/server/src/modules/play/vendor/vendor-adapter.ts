import type { ErrorCode } from '@wau/contract/error-codes';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { VendorContext } from '../../../platform/gates/vendor-gate.ts';
import type { MerchantVendor } from '../../../platform/merchants/merchant.ts';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { TransferWallet } from './transfer-wallet.ts';
import type { AuthenticatedPlayer } from './vendor-authenticate.ts';
import type { AnswersOfVendor } from './vendor-question.ts';
import type { BetInQuestion, WalletAnswer, WalletCommand } from './wallet-command.ts';

/** A game that a member opens. */
export interface VendorLaunch {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly vendor: MerchantVendor;
  /** Ours; an adapter knows what its vendor calls it. */
  readonly gameId: string;
  readonly language: LanguageCode;
  readonly themeName: string;
  /** Stands for the member once, for a minute: `VendorOperator.authenticate`. */
  readonly launchToken: string;
}

/**
 * One protocol that vendors speak: how a game is opened, which addresses the vendor calls, how it proves who it is, and what its
 * ids, amounts, currencies and errors are among ours. It knows nothing of tables and moves no money but through the
 * commands of `VendorOperator`.
 */
export interface VendorAdapter extends AnswersOfVendor {
  /** As rows of `wau.vendors` name it; several vendors may speak it. */
  readonly protocol: string;
  /**
   * The address of the game. May ask the vendor over the network, which happens outside any transaction: `signal`
   * aborts when the player has waited long enough. Whatever it throws but a `Refusal` is told as
   * `network.upstream.failed`.
   */
  launch(launch: VendorLaunch, signal: AbortSignal): Promise<string>;
  /**
   * Registers what vendors call, below `/vendor/<protocol>/`, the vendor's code in the path or in a header. `app` is a context of its own, so that an adapter may
   * add an error handler that speaks its vendor's language.
   */
  registerRoutes(app: FastifyInstance, operator: VendorOperator, registrars: VendorRegistrars): void;
  /** Of vendors that keep wallets of their own: how money gets there and back. */
  readonly transferWallet?: TransferWallet;
}

export type VendorRegistrars = Pick<CallRegistrars, 'registerVendorCall'>;

/** What the operator does for a vendor, in the operator's terms. */
export interface VendorOperator {
  readonly clock: { nowMs(): number };
  /**
   * The vendor as each merchant has it that speaks the protocol with it: a request is checked against these keys. Nobody
   * gets in by another protocol than the row names.
   */
  vendorsOf(protocol: string, vendorCode: string): Promise<readonly VendorOfMerchant[]>;
  /** Exchanges a launch token for its player. Throws the refusal `launch.token.invalid`. */
  authenticate(context: VendorContext, launchToken: string): Promise<AuthenticatedPlayer>;
  /** `undefined` for an unknown player. With a session token it throws `vendor.token.expired` once the player has left. */
  balance(
    context: VendorContext,
    player: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
    sessionToken?: string,
  ): Promise<WalletAnswer>;
  /**
   * Whether a bet would be let in now, its money aside: why not, or `undefined`. For vendors that keep the money
   * themselves, who alone know whether its round has begun; of all others `submit` asks as it takes the stake.
   */
  permit(bet: BetInQuestion, isRoundBegun: boolean): Promise<ErrorCode | undefined>;
  /**
   * Carries out a bet, win, rollback or end of a round. The answer is committed; repeated it is the same. Throws
   * `OverloadError` when nothing was done, other errors when it is not known what was: the vendor is then to repeat.
   */
  submit(command: WalletCommand): Promise<WalletAnswer>;
  /**
   * The same for commands of one player, in their order, all or none. Refused, each is answered with the refusal of the
   * first that was refused, and the names of its bets are out of use.
   */
  submitTogether(commands: readonly WalletCommand[]): Promise<readonly WalletAnswer[]>;
}
