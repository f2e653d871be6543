import { parseAuditAction } from '@wau/contract/audit-actions';
import { contentKindNames } from '@wau/contract/content-kinds';
import { claimCallName, releaseCallName, type WorkCaseKind, workCaseKinds } from '@wau/contract/work-cases';
import type { CurrencyCode } from '@wau/money/currency';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { useRoleName } from '../operators/use-role-name.ts';
import { useSettingWords } from '../settings/use-setting-words.ts';
import type { AuditEntry } from './audit-queries.ts';
import type { ValueDifference } from './value-differences.ts';

/** Names of values that have a word; those of items of content are their keys. */
const valueNames = [
  ...(['action', 'actorId', 'actorKind', 'adjustmentId', 'amountMinor', 'askedRole', 'askedValue'] as const),
  ...(['begunAt', 'code', 'content', 'decision', 'endedSessions', 'entryId', 'expiresAt'] as const),
  ...(['foundCount', 'friendId', 'fromDay', 'imageCount', 'invitedBy', 'inviterId', 'isRoleGiven'] as const),
  ...(['kind', 'lapsesAt', 'lastError', 'link', 'liveCount', 'marks', 'memberId', 'merchants'] as const),
  ...(['messageNumber', 'noteId', 'order', 'passwordIsTemporary', 'position', 'promotionId'] as const),
  ...([
    'proofNumber',
    'proposedBy',
    'reason',
    'recoveryCodes',
    'risks',
    'role',
    'roles',
    'searchedBy',
  ] as const),
  ...(['secondStep', 'sessionId', 'shown', 'status', 'subject', 'submissionNumber', 'tables'] as const),
  ...(['takenAt', 'texts', 'to', 'toDay', 'until', 'username', 'value'] as const),
  ...(['currency', 'host', 'orderId', 'passkey', 'passkeyId', 'passkeyName', 'payoutMinor'] as const),
  ...(['player', 'round', 'stakeMinor', 'vendor', 'about', 'day', 'lineCount', 'rule', 'source'] as const),
  ...(['wordCount', 'beginsAt', 'endsAt', 'planId', 'plannedValue'] as const),
  ...(['result', 'differing', 'turn', 'deed', 'state', 'closingSeconds', 'schedule', 'isOffered'] as const),
  ...(['upline', 'contractCount'] as const),
] as const;

/** Codes of statuses and decisions that have a word. */
const codes = [
  ...(['active', 'answered', 'applied', 'approved', 'closed', 'declined', 'disabled', 'expired'] as const),
  ...(['notApplied', 'pending', 'processing', 'refused', 'rejected', 'retry', 'reviewing', 'stuck'] as const),
  ...(['cancelled', 'open', 'ordered', 'ticket', 'verified', 'waiting'] as const),
] as const;

const amounts: ReadonlySet<string> = new Set(['amountMinor', 'payoutMinor', 'stakeMinor']);
const moments: ReadonlySet<string> = new Set([
  ...['beginsAt', 'begunAt', 'endsAt', 'expiresAt', 'lapsesAt', 'takenAt', 'until'],
]);
const roles: ReadonlySet<string> = new Set(['askedRole', 'role', 'roles']);
const momentPattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What actions, what they are about and the values that they leave are called. */
export function useAuditWords(currencyCode: CurrencyCode) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const roleName = useRoleName();
  const { settingName } = useSettingWords({ currencyCode });
  const caseName = useCaseName();
  const actionName = useActionName();
  const valueName = (name: string): string => {
    const known = valueNames.find((each) => each === name);
    return known === undefined ? name : t(`audit.value.${known}`);
  };
  const shownValue = (name: string, value: ValueDifference['before']): string => {
    if (value === undefined || value === null || value === '') return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    const text = String(value);
    if (amounts.has(name) && /^-?\d+$/.test(text)) return money(text, currencyCode);
    if (moments.has(name) && momentPattern.test(text)) return moment(text);
    if (roles.has(name)) return text.split(', ').map(roleName).join(', ');
    const code = name === 'status' || name === 'decision' ? codes.find((each) => each === text) : undefined;
    if (code !== undefined) return t(`audit.code.${code}`);
    const kind = name === 'kind' ? workCaseKinds.find((each) => each === text) : undefined;
    return kind === undefined ? text : caseName(kind);
  };
  return {
    /** What was done; of what takes two persons, whether it was asked for or done. */
    deedName: ({ action, newValues }: AuditEntry): string => {
      if (action === 'changeMerchantSetting') {
        return t('askedValue' in newValues ? 'audit.setting.asked' : 'audit.setting.changed');
      }
      if (action === 'giveOperatorRole') {
        return t('askedRole' in newValues ? 'audit.role.asked' : 'audit.role.given');
      }
      return actionName(action);
    },
    valueName,
    shownValue,
    /** What it is about in words; what has none by its id. */
    subjectName: ({ subject, subjectName, member }: AuditEntry): string => {
      if (subjectName !== null) return subjectName;
      if (member !== null) return member.userName;
      const kind = contentKindNames.find((each) => each === subject);
      return kind === undefined ? settingName(subject) : t(`content.kind.${kind}`);
    },
  };
}

/** An action in words; one of another version of the program by its name. */
export function useActionName(): (action: string) => string {
  const t = useTexts();
  const caseName = useCaseName();
  return (action) => {
    const known = parseAuditAction(action);
    if (known !== undefined) return t(`audit.do.${known}`);
    const claimed = workCaseKinds.find((kind) => claimCallName(kind) === action);
    if (claimed !== undefined) return t('audit.claim', { kind: caseName(claimed) });
    const released = workCaseKinds.find((kind) => releaseCallName(kind) === action);
    return released === undefined ? action : t('audit.release', { kind: caseName(released) });
  };
}

/** A kind of case as its page is called. */
function useCaseName(): (kind: WorkCaseKind) => string {
  const t = useTexts();
  return (kind) => t(`${kind}.title`);
}
