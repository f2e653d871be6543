import { Type } from 'typebox';
import { commissionBetDays } from '../../record-limits.ts';
import {
  CurrencyText,
  Day,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  OneOfOrNull,
} from '../../schema.ts';

/** What a commission is paid by: a share of a month's net loss, of a day's turnover, of an hour's. */
export const CommissionKindText = OneOf(['dividend', 'dailySalary', 'hourlySalary']);

export const RunStateText = OneOf(['calculating', 'waiting', 'approved', 'paid', 'rejected'], {
  description:
    'Being calculated, waits for an operator, is being paid, has been paid, is not paid by the word of an operator',
});

const SingleProductText = OneOf(['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP']);

const ContractProductText = OneOf(['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'CONS'], {
  description: 'What the contract is about; CONS: everything together',
});

/** What is counted together: days where the merchant is, or an hour of one. */
export const periodFields = {
  fromDay: Day,
  toDay: Type.String({ ...Day, description: 'The last day; the same for a salary' }),
  hour: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'The hour of the day, 0 to 23, of an hourly salary; null: whole days',
  }),
};

const BasisPoints = Type.Integer({ description: 'Hundredths of a percent' });

/** By what one contract pays in a period, as the period was reckoned last. */
export const ContractOutcome = Exact({
  ...periodFields,
  product: ContractProductText,
  contractVersion: Type.Integer(),
  turnoverMinor: Type.String({ ...MinorText, description: "The team's, of the contract's products" }),
  netLossMinor: Type.String({ ...MinorText, description: 'The same; below zero where the team has won' }),
  carriedMinor: Type.String({
    ...MinorText,
    description: 'A net loss below zero that earlier periods have left; 0 where nothing is carried over',
  }),
  activeMembers: Type.Integer({ minimum: 0 }),
  tier: Type.Integer({ minimum: 0, description: 'The tier that applies, from 1 up; 0: none' }),
  basisPoints: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'Of that tier' }),
  amountMinor: Type.Unsafe<string | null>({ ...MinorTextOrNull, description: 'Of that tier' }),
});

/**
 * How a payment comes about. Payment = lines + shortfall - owed before + owed after: what a tier gives is never below zero,
 * and what corrections took back from what was paid already is kept from the next payment.
 */
export const paymentFields = {
  currencyCode: CurrencyText,
  lineCount: Type.Integer({ minimum: 0 }),
  linesMinor: Type.String({ ...MinorText, description: 'The sum of the lines' }),
  correctionsMinor: Type.String({
    ...MinorText,
    description: 'The part of that sum which corrects earlier periods',
  }),
  shortfallMinor: Type.String({
    ...MinorText,
    description: 'What lines lack of zero, which the house bears; below zero where it gets some of that back',
  }),
  dueMinor: Type.String({ ...MinorText, description: 'Lines and shortfall together' }),
  owedBeforeMinor: Type.Unsafe<string | null>({
    ...MinorTextOrNull,
    description: 'What the agent had been paid too much before; null until it is paid',
  }),
  owedAfterMinor: Type.Unsafe<string | null>({
    ...MinorTextOrNull,
    description: 'The same afterwards; null until it is paid',
  }),
  paidMinor: Type.Unsafe<string | null>({
    ...MinorTextOrNull,
    description: 'What went into the wallet; null until it is paid',
  }),
  paidAt: Type.Unsafe<string | null>({ ...Moment, type: ['string', 'null'] }),
};

const BasisText = OneOf(['share', 'amount', 'carried'], {
  description:
    "A share of what the member played; a fixed amount of a contract, the own or what a downline is given; a share of what a team's earlier periods have left",
});

export const lineFields = {
  line: Type.Integer({ minimum: 1, description: 'Names the line within the payment' }),
  ...periodFields,
  isCorrection: Type.Boolean({ description: 'It corrects a period that was paid before' }),
  basis: BasisText,
  memberId: IdText('member'),
  userName: Type.String({
    description: 'For agents masked below the direct line where the merchant says so',
  }),
  product: ContractProductText,
  ownProduct: OneOfOrNull(['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'CONS'], {
    description: "What the own contract is about that covers it; null where it is the downline's alone",
  }),
  ownVersion: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  downlineUserName: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The agent below through whom it came, and who gets a part of it; null: own players',
  }),
  turnoverMinor: MinorText,
  netLossMinor: Type.String({ ...MinorText, description: 'Below zero where the member has won' }),
  ownBasisPoints: BasisPoints,
  downlineBasisPoints: BasisPoints,
  amountMinor: Type.String({
    ...MinorText,
    description: '(Own rate - downline’s rate) x base, as the payment’s rounded sum grew by it',
  }),
};

/** A bet as it was counted, and how it stands now. */
const lineBetFields = {
  betKey: Type.String({ description: 'Names the bet: source, provider and external key' }),
  product: SingleProductText,
  category: Type.String(),
  gameName: Type.String(),
  countedTurnoverMinor: Type.String({ ...MinorText, description: 'What the line counts of it' }),
  countedNetLossMinor: Type.String({ ...MinorText, description: 'The same; below zero where it has won' }),
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  currencyCode: CurrencyText,
  status: OneOf(['open', 'settled', 'refunded']),
  placedAt: Moment,
};

/** The bets of a line, newest first. */
export const LineBets = Exact({
  list: Type.Array(Exact(lineBetFields)),
  nextCursor: Type.Optional(Type.String()),
  arePruned: Type.Boolean({
    description: `Bets of the line's period that counted more than ${commissionBetDays} days ago are no longer listed; the line stays`,
  }),
});

export const BetKeyText = Type.String({ minLength: 1, maxLength: 200 });

/** How a line that a bet has caused is found again, and what of it the bet is. */
export const betLineFields = {
  runId: IdText('commissionRun'),
  kind: CommissionKindText,
  state: RunStateText,
  currencyCode: CurrencyText,
  countedTurnoverMinor: MinorText,
  countedNetLossMinor: MinorText,
  ...lineFields,
};
