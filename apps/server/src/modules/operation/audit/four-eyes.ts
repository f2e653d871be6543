import type { AuditRow } from './audit-log-sql.ts';

interface Word {
  readonly part: 'first' | 'second' | 'end';
  /** What it is the word for: the same stands in the entry of the other person. */
  readonly key: string;
  /** With it whatever else was asked for about the same subject has ended. */
  readonly endsAll?: true;
}

type Entry = Pick<AuditRow, 'action' | 'subject' | 'old_values' | 'new_values'>;

/** How the entries of what takes two persons say which word they are; `undefined`: one person's deed. */
const words: Readonly<Record<string, (entry: Entry) => Word | undefined>> = {
  decideWithdrawal: ({ subject, new_values: { decision, status } }) =>
    decision === 'approved'
      ? { part: status === 'pending' ? 'first' : 'second', key: subject }
      : { part: 'end', key: subject },
  changeMerchantSetting: ({ subject, new_values }) =>
    'askedValue' in new_values
      ? { part: 'first', key: `${subject} ${new_values.askedValue}` }
      : { part: 'second', key: `${subject} ${new_values.value}`, endsAll: true },
  dropSettingRequest: ({ subject, old_values }) => ({
    part: 'end',
    key: `${subject} ${old_values.askedValue}`,
  }),
  giveOperatorRole: ({ subject, old_values, new_values }) =>
    'askedRole' in new_values
      ? { part: 'first', key: `${subject} ${new_values.askedRole}` }
      : { part: 'second', key: `${subject} ${addedRole(old_values.roles, new_values.roles)}` },
  // It does not say whether a role was taken or a request for one.
  takeOperatorRole: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  proposeAdjustment: ({ new_values }) => ({ part: 'first', key: String(new_values.adjustmentId) }),
  decideAdjustment: ({ new_values: { status, adjustmentId } }) => ({
    part: status === 'approved' ? 'second' : 'end',
    key: String(adjustmentId),
  }),
  openMerchant: orderOfTwo,
  dropMerchantRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  changePaymentProvider: orderOfTwo,
  dropPaymentProviderRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  changeDepositAccount: orderOfTwo,
  dropDepositAccountRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  approveCommissionRun: ({ subject, new_values: { status } }) => ({
    part: status === 'waiting' ? 'first' : 'second',
    key: subject,
  }),
  rejectCommissionRun: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  // Each says in words of their own why.
  setLotteryLimits: ({ new_values: { reason: _, ...new_values }, ...entry }) =>
    orderOfTwo({ ...entry, new_values }),
  dropLotteryLimitsRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  decideStuckRound: ({ subject, new_values }) =>
    'askedDecision' in new_values
      ? { part: 'first', key: `${subject} ${new_values.askedDecision}` }
      : { part: 'second', key: `${subject} ${new_values.decision}`, endsAll: true },
  decideFundTransfer: ({ subject, new_values }) =>
    'askedDecision' in new_values
      ? { part: 'first', key: `${subject} ${new_values.askedDecision} ${new_values.amountMinor}` }
      : {
          part: new_values.decision === 'retry' ? 'end' : 'second',
          key: `${subject} ${new_values.decision} ${new_values.amountMinor}`,
          endsAll: true,
        },
  // One who has entered a result and one who has entered the same; different ones end their turn.
  enterLotteryResult: ({ subject, new_values: { status, turn } }) => ({
    part: status === 'entered' ? 'first' : status === 'agreed' ? 'second' : 'end',
    key: `${subject} ${turn}`,
  }),
  voidLotteryDraw: orderOfTwo,
  correctLotteryDraw: orderOfTwo,
  scheduleSiteRedRain: ({ subject, new_values: { status } }) => ({
    part: status === 'asked' ? 'first' : 'second',
    key: subject,
  }),
  dropRedRainRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  changeLotteryFeed: orderOfTwo,
  dropLotteryFeedRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
  dropLotteryDrawRequest: ({ subject }) => ({ part: 'end', key: subject, endsAll: true }),
};

export const fourEyesActions = Object.keys(words);

/** Which of two words an entry is; `undefined` for the deed of one person. */
export function fourEyesPart(entry: Entry): 'first' | 'second' | undefined {
  const part = wordOf(entry)?.part;
  return part === 'end' ? undefined : part;
}

/**
 * The entry of the other person: of a first word the second one that follows it, of a second word the first one before it,
 * unless what was asked for ended between them. A second word without a first one stood alone: one person was enough.
 *
 * @param entries of that subject and others, the newest first
 */
export function otherWord<Row extends Entry & Pick<AuditRow, 'entry_id'>>(
  entry: Row,
  entries: readonly Row[],
): Row | undefined {
  const own = wordOf(entry);
  if (own === undefined || own.part === 'end') return undefined;
  const isFirst = own.part === 'first';
  const ofSubject = entries.filter(({ subject }) => subject === entry.subject);
  const away = isFirst
    ? ofSubject.filter(({ entry_id }) => entry_id > entry.entry_id).toReversed()
    : ofSubject.filter(({ entry_id }) => entry_id < entry.entry_id);
  const next = away.find((each) => {
    const word = wordOf(each);
    return word !== undefined && (word.key === own.key || word.endsAll === true);
  });
  const word = next === undefined ? undefined : wordOf(next);
  return word?.key === own.key && word.part === (isFirst ? 'second' : 'first') ? next : undefined;
}

function wordOf(entry: Entry): Word | undefined {
  return Object.hasOwn(words, entry.action) ? words[entry.action]?.(entry) : undefined;
}

/** An order that one asks for and another one gives by the same call; one that is carried out already says no more than that. */
function orderOfTwo({ subject, new_values: { status, ...order } }: Entry): Word | undefined {
  if (Object.keys(order).length === 0) return undefined;
  const key = orderKey(subject, order);
  return status === 'asked' ? { part: 'first', key } : { part: 'second', key, endsAll: true };
}

/** The order in one way of writing, whichever way the database has it. */
function orderKey(subject: string, order: Entry['new_values']): string {
  return `${subject} ${JSON.stringify(Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
}

function addedRole(before: unknown, after: unknown): string {
  const had = String(before ?? '').split(', ');
  const role = String(after ?? '')
    .split(', ')
    .find((each) => !had.includes(each));
  return role ?? '';
}
