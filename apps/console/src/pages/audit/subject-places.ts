import { type AuditSubject, auditActions } from '@wau/contract/audit-actions';
import { parseId } from '@wau/contract/ids';
import { type WorkCaseKind, workCaseKinds, workCases } from '@wau/contract/work-cases';
import type { ConsolePage } from '../console-page.ts';
import type { AuditEntry } from './audit-queries.ts';

/** Where the desk shows what an entry is about. */
export interface SubjectPlace {
  readonly page:
    | 'members'
    | 'case'
    | 'settings'
    | 'games'
    | 'content'
    | 'merchants'
    | 'lottery-odds'
    | 'payment-providers'
    | 'deposit-accounts'
    | 'lottery-limits'
    | 'contracts'
    | 'rates'
    | 'affiliates'
    | 'commissions'
    | 'operators';
  readonly to: string;
}

type Named = Pick<AuditEntry, 'action' | 'subject' | 'member' | 'oldValues' | 'newValues'>;

/** The pages that show it, of those that these roles open. */
export function subjectPlaces(
  entry: Named,
  open: readonly Pick<ConsolePage, 'path' | 'work'>[],
): readonly SubjectPlace[] {
  const { action, subject, member } = entry;
  const opens = (path: string): boolean => open.some((page) => page.path === path);
  const kind = caseKindOf(entry);
  const workPage = kind === undefined ? undefined : open.find(({ work }) => work === kind);
  const isAbout = (about: AuditSubject): boolean =>
    auditActions[about].some((each) => each === action) && opens(`/${about}`);
  return [
    ...place(
      'members',
      '/members',
      member === null || !opens('/members') ? undefined : { member: member.memberId },
    ),
    ...place('case', workPage?.path ?? '', workPage === undefined ? undefined : { case: subject }),
    ...place(
      'settings',
      '/settings',
      isAbout('settings') && !isSwitch(subject) ? settingOf(subject) : undefined,
    ),
    ...place('games', '/games', isSwitch(subject) && opens('/games') ? { part: 'history' } : undefined),
    ...place('content', '/content', isAbout('content') ? itemOf(entry) : undefined),
    ...place('merchants', '/merchants', isAbout('merchants') ? {} : undefined),
    ...place('lottery-odds', '/lottery-odds', isAbout('lottery-odds') ? {} : undefined),
    ...place('payment-providers', '/payment-providers', isAbout('payment-providers') ? {} : undefined),
    ...place('deposit-accounts', '/deposit-accounts', isAbout('deposit-accounts') ? {} : undefined),
    ...place('lottery-limits', '/lottery-limits', isAbout('lottery-limits') ? { game: subject } : undefined),
    ...place('contracts', '/contracts', isAbout('contracts') ? { agent: subject } : undefined),
    ...place('rates', '/rates', isRates(action) && opens('/rates') ? { member: subject } : undefined),
    ...place(
      'affiliates',
      '/affiliates',
      action === 'moveAffiliateMember' && opens('/affiliates') ? { member: subject } : undefined,
    ),
    ...place('commissions', '/commissions', isAbout('commissions') ? { run: subject } : undefined),
    ...place(
      'operators',
      '/operators',
      parseId('operator', subject) !== undefined && opens('/operators') ? {} : undefined,
    ),
  ];
}

function place(
  page: SubjectPlace['page'],
  path: string,
  search: Readonly<Record<string, string>> | undefined,
): readonly SubjectPlace[] {
  if (search === undefined) return [];
  const query = new URLSearchParams(search).toString();
  return [{ page, to: query === '' ? path : `${path}?${query}` }];
}

/** Documents are a member's, so the action says whether they are meant. */
function caseKindOf({ action, subject }: Named): WorkCaseKind | undefined {
  const isIdentity = /^(?:claim|release|decide|open)Identity/.test(action);
  return workCaseKinds.find(
    (kind) => (kind === 'identity') === isIdentity && parseId(workCases[kind].idKind, subject) !== undefined,
  );
}

function settingOf(subject: string): Readonly<Record<string, string>> {
  const [first, field = ''] = subject.split(' ');
  return first === 'register-field' ? { subject: 'registerFields', field } : { setting: subject };
}

function isRates(action: string): boolean {
  return action === 'setMemberRates' || action === 'setDownlineRates';
}

/** Titles and vendors are switched on their own page, which has who did so. */
function isSwitch(subject: string): boolean {
  return /^(?:game|vendor) /.test(subject);
}

function itemOf({ subject, oldValues, newValues }: Named): Readonly<Record<string, string>> {
  const [key, ...others] = new Set([...Object.keys(oldValues), ...Object.keys(newValues)]);
  const isOne = key !== undefined && others.length === 0 && newValues[key] !== null;
  return isOne ? { kind: subject, item: key } : { kind: subject };
}
