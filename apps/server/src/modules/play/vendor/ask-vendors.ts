import type { MemberId } from '@wau/contract/ids';
import {
  type StatementLineBody,
  StatementPage,
  type StatementPageBody,
} from '@wau/contract/vendor-wallets/statement';
import {
  type StuckRoundBody,
  StuckRoundOrderAnswer,
  type StuckRoundOrderAnswerBody,
  StuckRoundsAnswer,
  type StuckRoundsAnswerBody,
} from '@wau/contract/vendor-wallets/stuck-rounds';
import {
  UnfinishedAnswer,
  type UnfinishedAnswerBody,
  type UnfinishedRoundBody,
} from '@wau/contract/vendor-wallets/unfinished';
import type { Clock } from '@wau/service/clock';
import { contractValidator } from '@wau/service/http/validator';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { withinTime } from '@wau/service/within-time';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import { SilentError } from '../../../platform/statements/silent-error.ts';
import type { ReadStatementPage } from '../../../platform/statements/statement-pages.ts';
import type { VendorAdapter } from './vendor-adapter.ts';
import type { StuckRoundOrderQuestion, VendorQuestion } from './vendor-question.ts';

/** Why a vendor did not answer. */
export class VendorSilentError extends SilentError {
  override readonly name = 'VendorSilentError';
}

export type StuckRoundOrder = Pick<StuckRoundOrderQuestion, 'orderId' | 'roundId' | 'deed'>;

/**
 * Asks vendors by the adapters of their protocols. Where a method gives `undefined`, the vendor cannot be asked: its
 * protocol has no word for it, or nobody here speaks it. What it gives throws `VendorSilentError` where no answer that can
 * be read comes in time.
 */
export interface VendorQuestions {
  /** Reads a page of the vendor's statement. */
  statementOf(vendor: VendorOfMerchant): ReadStatementPage<StatementLineBody> | undefined;
  /** Reads what is under way of a member. */
  unfinishedAt(
    vendor: VendorOfMerchant,
  ): ((memberId: MemberId) => Promise<readonly UnfinishedRoundBody[]>) | undefined;
  /** Reads which rounds the vendor has given up. */
  stuckRoundsAt(vendor: VendorOfMerchant): (() => Promise<readonly StuckRoundBody[]>) | undefined;
  /** Says what is to become of one, and resolves with what the vendor says to it. */
  stuckRoundOrderTo(
    vendor: VendorOfMerchant,
  ): ((order: StuckRoundOrder) => Promise<StuckRoundOrderAnswerBody['outcome']>) | undefined;
}

export interface QuestionTimes {
  readonly statementTimeoutMs: number;
  readonly unfinishedTimeoutMs: number;
  readonly stuckRoundTimeoutMs: number;
}

/** For one page. */
const statementTimeoutMs = 20_000;
/** Whoever waits for a list does not wait long for one vendor of several. */
const unfinishedTimeoutMs = 2_000;
/** Nobody waits for it, and the next vendor does. */
const stuckRoundTimeoutMs = 5_000;
const questionTimes: QuestionTimes = { statementTimeoutMs, unfinishedTimeoutMs, stuckRoundTimeoutMs };
const checkPage = contractValidator<StatementPageBody>(StatementPage);
const checkUnfinished = contractValidator<UnfinishedAnswerBody>(UnfinishedAnswer);
const checkStuckRounds = contractValidator<StuckRoundsAnswerBody>(StuckRoundsAnswer);
const checkOrderAnswer = contractValidator<StuckRoundOrderAnswerBody>(StuckRoundOrderAnswer);

/** `transportTo`: the way to a vendor's interface at an address. */
export function createVendorQuestions(
  adapters: readonly VendorAdapter[],
  transportTo: (apiUrl: string) => SignedTransport,
  clock: Clock,
  times: QuestionTimes = questionTimes,
): VendorQuestions {
  const byProtocol = new Map(adapters.map((adapter) => [adapter.protocol, adapter]));
  const ask = async <Answer>(
    vendor: VendorOfMerchant,
    timeoutMs: number,
    question: (asked: VendorQuestion) => Promise<Answer>,
  ): Promise<Answer> => {
    const transport = transportTo(vendor.apiUrl);
    try {
      return await withinTime(timeoutMs, (signal) =>
        question({
          vendor,
          transport: (request) => transport(request, signal),
          sentAt: new Date(clock.nowMs()),
          signal,
        }),
      );
    } catch (error) {
      throw new VendorSilentError(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    statementOf(vendor) {
      const adapter = byProtocol.get(vendor.protocol);
      const readStatement = adapter?.readStatement?.bind(adapter);
      if (readStatement === undefined) return undefined;
      return (period, after) =>
        ask(vendor, times.statementTimeoutMs, async (asked) => {
          const page = checkPage(await readStatement({ ...asked, ...period, after }));
          if (page.lines.some(({ placedAt }) => Number.isNaN(Date.parse(placedAt)))) {
            throw new Error('a round has a time that no calendar has');
          }
          return page;
        });
    },
    unfinishedAt(vendor) {
      const adapter = byProtocol.get(vendor.protocol);
      const readUnfinished = adapter?.readUnfinished?.bind(adapter);
      if (readUnfinished === undefined) return undefined;
      return (memberId) =>
        ask(vendor, times.unfinishedTimeoutMs, async (asked) => {
          const { rounds } = checkUnfinished(await readUnfinished({ ...asked, memberId }));
          return rounds;
        });
    },
    stuckRoundsAt(vendor) {
      const adapter = byProtocol.get(vendor.protocol);
      const readStuckRounds = adapter?.readStuckRounds?.bind(adapter);
      if (readStuckRounds === undefined) return undefined;
      return () =>
        ask(vendor, times.stuckRoundTimeoutMs, async (asked) => {
          const { rounds } = checkStuckRounds(await readStuckRounds(asked));
          return rounds;
        });
    },
    stuckRoundOrderTo(vendor) {
      const adapter = byProtocol.get(vendor.protocol);
      const orderStuckRound = adapter?.orderStuckRound?.bind(adapter);
      if (orderStuckRound === undefined) return undefined;
      return (order) =>
        ask(vendor, times.stuckRoundTimeoutMs, async (asked) => {
          const { outcome } = checkOrderAnswer(await orderStuckRound({ ...asked, ...order }));
          return outcome;
        });
    },
  };
}
