import { withoutSpaces } from './canonical-text.ts';
import {
  exact,
  FormError,
  listOf,
  oneOf,
  orNull,
  type Reader,
  readBoolean,
  readMoment,
  readPosition,
  recordOf,
  textLike,
} from './read-fields.ts';
import {
  type BeaconRound,
  type DrawnProof,
  drawSources,
  type EndedEntry,
  endedStates,
  type OrderOutcome,
  type PathStep,
  type PlacedEntry,
  type PlacedOrder,
  type PublishedKey,
  type Receipt,
  type ReceiptKeys,
  receiptFormat,
  receiptHelp,
  receiptKeysFormat,
  type SeedProof,
  type SigningKey,
} from './receipt.ts';

/** An order has at most four million bytes of picks; what is longer is no receipt. */
const receiptLengthMaximum = 30_000_000;

const hash = textLike(/^[0-9a-f]{64}$/);
const signature = textLike(/^[0-9a-f]{128}$/);
const beaconSignature = textLike(/^[0-9a-f]{96}$/);
const name = textLike(/^[A-Za-z0-9_.-]{1,100}$/);
const numero = textLike(/^\d{8}(?:-\d{4})?$/);
const amount = textLike(/^(?:0|[1-9]\d{0,17})$/);
const anyText = textLike(/^[^\0]*$/s);

const keyFields = { keyId: textLike(/^[0-9a-f]{16}$/), publicKey: hash };

const placedEntry = exact<PlacedEntry>(
  {
    entry: readPosition,
    numero,
    commitment: orNull(hash),
    beacon: exact<BeaconRound>({ name, round: readPosition }),
    stakeMinor: amount,
    stakeTransferId: name,
    slip: anyText,
  },
  ['beacon'],
);

const placed = exact<PlacedOrder>({
  merchantCode: name,
  orderId: name,
  gameId: name,
  family: name,
  drawSource: oneOf(drawSources),
  currencyCode: name,
  stakeMinor: amount,
  placedAt: readMoment,
  stopsOnWin: readBoolean,
  entries: listOf(placedEntry),
});

const seedProof = exact<SeedProof>(
  {
    seed: hash,
    beaconSignature,
    slipRoot: hash,
    slipHashes: listOf(hash),
    path: listOf(exact<PathStep>({ side: oneOf(['left', 'right']), hash })),
  },
  ['beaconSignature'],
);

const drawnProof = exact<DrawnProof>({
  result: recordOf(listOf(anyText)),
  linePayoutsMinor: listOf(amount),
  seed: orNull(seedProof),
  publishedBy: listOf(anyText),
});

const endedEntry = exact<EndedEntry>({
  entry: readPosition,
  state: oneOf(endedStates),
  payoutMinor: amount,
  refundMinor: amount,
  transferIds: listOf(name),
  draw: orNull(drawnProof),
});

const receipt = exact<Receipt>({
  format: oneOf([receiptFormat]),
  help: exact<Receipt['help']>({ page: oneOf([receiptHelp.page]), keys: oneOf([receiptHelp.keys]) }),
  key: exact<SigningKey>(keyFields),
  placed,
  placedSignature: signature,
  outcome: orNull(exact<OrderOutcome>({ placedHash: hash, entries: listOf(endedEntry) })),
  outcomeSignature: orNull(signature),
});

const receiptKeys = exact<ReceiptKeys>({
  format: oneOf([receiptKeysFormat]),
  merchantCode: name,
  keys: listOf(exact<PublishedKey>({ ...keyFields, since: readMoment })),
});

/**
 * Reads the text of a receipt; `undefined` for anything else. Spaces between its parts do not count. Everything else does:
 * no field is passed over, none stands there twice, and no character is written in another way.
 */
export function readReceipt(text: string): Receipt | undefined {
  return readText(text, receipt);
}

/** Reads keys as they are published; `undefined` for anything else. */
export function readReceiptKeys(text: string): ReceiptKeys | undefined {
  return readText(text, receiptKeys);
}

function readText<Value>(text: string, reader: Reader<Value>): Value | undefined {
  if (text.length > receiptLengthMaximum) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === withoutSpaces(text) ? reader(value) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof FormError) return undefined;
    throw error;
  }
}
