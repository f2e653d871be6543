import { describe, expect, test } from 'vitest';
import type { CallDefinition, HttpMethod } from './call.ts';
import { type CallName, calls } from './calls.ts';
import type { ModuleId } from './modules.ts';

/** A call as the market's clients make it. */
interface DocumentedCall {
  readonly what: string;
  readonly name: CallName;
  readonly method: HttpMethod;
  readonly path: string;
  readonly module?: ModuleId;
  /** Fields that the payload is documented to have; there may be others. */
  readonly payload?: readonly string[];
  /** Names that the value of the answer is documented to have. */
  readonly value?: readonly string[];
  readonly encrypted?: true;
  readonly formEncoded?: true;
}

const documentedCalls: readonly DocumentedCall[] = [
  {
    what: 'send SMS code, not logged in',
    name: 'sendLoginCode',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    module: 'VERIFICATION3',
    payload: ['mobileNum'],
    value: ['expiredMinutes'],
  },
  {
    what: 'send verification code, reset',
    name: 'sendResetCode',
    method: 'POST',
    path: '/wps/verification/sms/reset',
    module: 'PWRESETSMS3',
    payload: ['mobileNum'],
    value: ['expiredMinutes'],
  },
  {
    what: 'send registration code',
    name: 'sendRegisterCode',
    method: 'POST',
    path: '/wps/verification/sms/register',
    payload: ['mobileNo', 'countryDialingCode'],
    value: ['expiredMinutes'],
  },
  {
    what: 'login',
    name: 'login',
    method: 'POST',
    path: '/wps/session/login',
    payload: [
      'username',
      'password',
      'captcha',
      'type',
      'firebaseChannel',
      'firebaseIdToken',
      'firebaseMobileNo',
      'countryDialingCode',
    ],
    value: ['token', 'userName', 'customerType', 'firstTimeLogin'],
    encrypted: true,
  },
  {
    what: 'free play login',
    name: 'loginTrial',
    method: 'POST',
    path: '/wps/session/login/freeplay',
    module: 'FREEPLAY3',
  },
  {
    what: 'create trial account',
    name: 'createTrialAccountByGet',
    method: 'GET',
    path: '/wps/member/freeplay',
    module: 'FREEPLAY3',
  },
  { what: 'captcha', name: 'getCaptcha', method: 'GET', path: '/wps/captcha', module: 'VALID_CAPTCHA3' },
  { what: 'logout', name: 'logout', method: 'DELETE', path: '/wps/session/logout' },
  {
    what: 'register',
    name: 'register',
    method: 'PUT',
    path: '/wps/member/register',
    module: 'REGISTER_REE3',
    payload: [
      'countryDialingCode',
      'registerUrl',
      'registerMethod',
      'username',
      'password',
      'confirmPassword',
      'affiliateCode',
      'paymentPassword',
      'recommenderId',
      'nickname',
      'payeeName',
      'email',
      'mobileNum',
      'idNumber',
      'qqNum',
      'facebook',
      'wechat',
      'line',
      'whatsapp',
      'zalo',
      'captcha',
      'type',
      'domain',
      'verificationCode',
      'firebaseChannel',
      'firebaseIdToken',
    ],
    encrypted: true,
  },
  {
    what: 'register by mobile number',
    name: 'registerByMobile',
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'REGISTER_REE3',
    encrypted: true,
  },
  {
    what: 'registration settings',
    name: 'getRegisterSettings',
    method: 'GET',
    path: '/wps/system/setting/register',
    value: ['fields'],
  },
  {
    what: 'registration validation data',
    name: 'getRegisterValidators',
    method: 'GET',
    path: '/wps/member/register/validators',
  },
  {
    what: 'affiliate check',
    name: 'checkAffiliate',
    method: 'GET',
    path: '/wps/affiliates/check',
    module: 'AFFMAN3',
    payload: ['code', 'domain'],
  },
  {
    what: 'password change',
    name: 'changePassword',
    method: 'POST',
    path: '/wps/member/password',
    payload: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  },
  {
    what: 'set password by phone',
    name: 'resetPasswordByPhone',
    method: 'POST',
    path: '/wps/member/password/phone',
    module: 'PWRESETSMS3',
    payload: ['newPassword', 'mobileNum', 'verificationCode'],
  },
  {
    what: 'e-mail password recovery',
    name: 'requestPasswordEmail',
    method: 'POST',
    path: '/wps/member/password/email',
    payload: ['username', 'email'],
    formEncoded: true,
  },
  {
    what: 'head icon set',
    name: 'setHeadIcon',
    method: 'POST',
    path: '/wps/member/info/icon',
    module: 'PROFPIC3',
    formEncoded: true,
  },
  {
    what: 'head icon get',
    name: 'getHeadIcons',
    method: 'GET',
    path: '/wps/member/info/icon',
    module: 'PROFPIC3',
  },
  {
    what: 'member info',
    name: 'getMemberInfo',
    method: 'GET',
    path: '/wps/member/info',
    value: ['id', 'type', 'nickname', 'account', 'userName', 'regDate', 'toUpline'],
  },
  { what: 'nickname', name: 'setNickname', method: 'PUT', path: '/wps/member/info/nickname' },
  { what: 'e-mail address', name: 'setEmail', method: 'PUT', path: '/wps/member/info/email' },
  { what: 'payee name', name: 'setPayeeName', method: 'PUT', path: '/wps/member/info/payeename' },
  {
    what: 'wallet',
    name: 'getBalance',
    method: 'GET',
    path: '/wps/wallets/balance',
    value: ['sumBalance', 'currencySymbol'],
  },
  {
    what: 'start-up status',
    name: 'getSystemStatus',
    method: 'GET',
    path: '/wps/system/status',
    value: ['info', 'location', 'maintenance', 'regionRestriction'],
  },
  {
    what: 'announcements (home, promotions, agent)',
    name: 'listAnnouncements',
    method: 'GET',
    path: '/wps/announcements',
    payload: ['types', 'groupName', 'platform', 'merchantCode', 'token'],
    value: ['popup', 'banners', 'player', 'hot', 'promotion', 'footer'],
  },
  {
    what: 'popular announcements',
    name: 'listPopularAnnouncements',
    method: 'GET',
    path: '/wps/announcements/populars',
  },
  {
    what: 'announcements for registration',
    name: 'listAnnouncements',
    method: 'GET',
    path: '/wps/announcements',
    payload: ['types', 'groupName', 'platform', 'merchantCode', 'token'],
  },
  {
    what: 'domain list',
    name: 'listDomains',
    method: 'GET',
    path: '/wps/system/domains',
    payload: ['type'],
  },
  {
    what: 'customer service and download configuration',
    name: 'getResources',
    method: 'GET',
    path: '/wps/system/resources',
  },
  {
    what: 'help centre',
    name: 'listHelpItems',
    method: 'GET',
    path: '/wps/system/helpCenter',
    module: 'COMM3',
    payload: ['device'],
  },
  { what: 'feedback', name: 'sendFeedback', method: 'PUT', path: '/wps/feedback', module: 'FEEDBACK3' },
  {
    what: 'inbox unread count',
    name: 'getUnreadCount',
    method: 'GET',
    path: '/wps/inbox/unread',
    module: 'INBOX3',
  },
  { what: 'message count', name: 'getInboxCount', method: 'GET', path: '/wps/inbox/count', module: 'INBOX3' },
  {
    what: 'member club benefit',
    name: 'getMemberClub',
    method: 'GET',
    path: '/wps/member/club',
    module: 'MEMCLUB3',
  },
  {
    what: 'team KPI',
    name: 'getTeamOverview',
    method: 'GET',
    path: '/wps/agent/team/overview',
    module: 'AGEINFO3',
    payload: ['startDate', 'endDate', 'size'],
    value: ['footer'],
  },
  {
    what: 'contract daily salary request, contract dividend request',
    name: 'getContractRequests',
    method: 'GET',
    path: '/wps/agent/contract/requests',
    module: 'COMM3',
    value: ['dailysalreqtype', 'divtypecompperiodreq', 'contracthoursalreq'],
  },
  {
    // Documented as a GET, which must change nothing here: it is sent again by browsers and by what stands between.
    what: 'process daily salary contract',
    name: 'processDailySalaryContract',
    method: 'POST',
    path: '/wps/agent/contract/dailySalary',
    module: 'DAILYSALCONT3',
  },
  {
    what: 'process hourly salary',
    name: 'processHourlySalaryContract',
    method: 'POST',
    path: '/wps/agent/contract/hourlySalary',
    module: 'HOURSAL3',
  },
  {
    what: 'whitelabel menu',
    name: 'getWhitelabel',
    method: 'GET',
    path: '/wps/system/whitelabel',
    value: ['menu'],
  },
  { what: 'countries', name: 'listCountries', method: 'GET', path: '/wps/system/countries' },
  {
    what: 'consolidated settings',
    name: 'getConsolidatedSettings',
    method: 'GET',
    path: '/wps/system/setting/consolidated',
  },
  {
    what: 'security configuration',
    name: 'getSecurityConfig',
    method: 'GET',
    path: '/wps/security/securityConfig',
  },
  {
    what: 'payment password',
    name: 'setPaymentPassword',
    method: 'POST',
    path: '/wps/security/paymentPassword',
  },
  { what: 'reset', name: 'resetPaymentPassword', method: 'POST', path: '/wps/security/reset' },
  { what: 'bank card', name: 'addBankCard', method: 'POST', path: '/wps/security/bankCard' },
  {
    what: 'security questions',
    name: 'setSecurityQuestions',
    method: 'POST',
    path: '/wps/security/questions',
  },
  {
    what: 'withdrawal password',
    name: 'hasWithdrawalPassword',
    method: 'GET',
    path: '/wps/security/hasWithdrawalPassword',
  },
];

describe('AP-01 a call that the market’s clients make', () => {
  test.each(documentedCalls)('$what is there with its method, path, module and payload', (documented) => {
    const call: CallDefinition = calls[documented.name];
    const { method, path, module, encrypted, formEncoded } = call;
    expect({ method, path, module, encrypted, formEncoded }).toEqual({
      method: documented.method,
      path: documented.path,
      module: documented.module,
      encrypted: documented.encrypted,
      formEncoded: documented.formEncoded,
    });
    expect(namesIn(call.method === 'GET' ? call.query : call.body)).toEqual(
      expect.arrayContaining([...(documented.payload ?? [])]),
    );
    expect(namesIn(call.value)).toEqual(expect.arrayContaining([...(documented.value ?? [])]));
  });
});

/** The properties of an object, those of all its parts where it is put together. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, allOf, anyOf } = schema as {
    properties?: object;
    allOf?: readonly unknown[];
    anyOf?: readonly unknown[];
  };
  return [
    ...Object.keys(properties ?? {}),
    ...(allOf ?? []).flatMap(namesIn),
    ...(anyOf ?? []).flatMap(namesIn),
  ];
}
