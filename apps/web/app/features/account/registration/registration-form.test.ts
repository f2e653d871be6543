import { calls } from '@wau/contract/calls';
import { describe, expect, test } from 'vitest';
import {
  checkField,
  checkRegistrationForm,
  emptyRegistrationForm,
  type FormSituation,
  type RegistrationForm,
  type RegistrationSettings,
  registrationBody,
  shownFields,
} from './registration-form.ts';

function rule(over: Partial<RegistrationSettings['fields'][string]> = {}) {
  return { enabled: true, required: true, pattern: '', message: 'tidak sah', maxLength: 20, ...over };
}

const settings: RegistrationSettings = {
  fields: {
    username: rule({ pattern: '^[a-z0-9]{4,16}$' }),
    password: rule({ pattern: '^.{8,}$' }),
    email: rule({ required: false, pattern: '^[^@]+@[^@]+$' }),
    zalo: rule({ enabled: false }),
    affiliateCode: rule(),
    countryDialingCode: rule(),
    mobileNum: rule({ required: false }),
  },
  captcha: { enabled: false },
  minimumAgeYears: 18,
  affiliateCode: '',
};

const situation: FormSituation = {
  mode: 'username',
  settings,
  switches: { confirmsMobile: false, mobileWithPassword: false },
  isBrought: false,
  asksCaptcha: false,
};

const filled: RegistrationForm = {
  ...emptyRegistrationForm,
  username: ' aisyah1 ',
  password: 'rahsia-1',
  confirmPassword: 'rahsia-1',
  affiliateCode: 'LAYANG',
};

const names = (over: Partial<FormSituation> = {}, form = filled) =>
  shownFields({ ...situation, ...over }, form).map(({ name }) => name);

const problemsOf = (form: RegistrationForm, over: Partial<FormSituation> = {}) =>
  checkRegistrationForm(form, shownFields({ ...situation, ...over }, form));

describe('AC-13 fields follow the server’s rules', () => {
  test('only enabled fields show, a password is always confirmed, the dialing code is part of its number', () => {
    expect(names()).toEqual([
      'username',
      'mobileNum',
      'password',
      'confirmPassword',
      'email',
      'affiliateCode',
    ]);
  });

  test('under a number there is no name, and the number must be there', () => {
    expect(names({ mode: 'mobile' })[0]).toBe('mobileNum');
    expect(problemsOf(filled, { mode: 'mobile' })).toEqual({ mobileNum: 'required' });
  });

  test.each([
    ['username', '', 'required'],
    ['username', 'ab', 'rule'],
    ['username', '  aisyah1 ', undefined],
    ['email', '', undefined],
    ['email', 'x', 'rule'],
    ['email', 'a@b', undefined],
  ] as const)('%s = %j: %s', (name, value, problem) => {
    const field = shownFields(situation, filled).find((each) => each.name === name);
    expect(field && checkField({ ...filled, [name]: value }, field)).toBe(problem);
  });
});

describe('AC-14 what stands beside the rules', () => {
  test('the confirmation must equal the password, to the space', () => {
    expect(problemsOf({ ...filled, confirmPassword: 'rahsia-1 ' })).toEqual({ confirmPassword: 'mismatch' });
    expect(problemsOf({ ...filled, confirmPassword: '' })).toEqual({ confirmPassword: 'required' });
  });

  test('a captcha is asked for when it is enabled, and takes digits', () => {
    expect(problemsOf(filled, { asksCaptcha: true })).toEqual({ captcha: 'required' });
    expect(problemsOf({ ...filled, captcha: '12a' }, { asksCaptcha: true })).toEqual({ captcha: 'rule' });
    expect(problemsOf(filled)).toEqual({});
  });

  test('a code is asked for with REGMOBVERF3, for an optional number as soon as there is one', () => {
    const switches = { confirmsMobile: true, mobileWithPassword: true };
    expect(names({ switches })).not.toContain('verificationCode');
    const form = { ...filled, mobileNum: '0123456789' };
    expect(names({ switches }, form).slice(1, 3)).toEqual(['mobileNum', 'verificationCode']);
    expect(problemsOf(form, { switches })).toEqual({ verificationCode: 'required' });
    expect(problemsOf({ ...form, verificationCode: '12345678901' }, { switches })).toEqual({
      verificationCode: 'long',
    });
    expect(names({ switches, mode: 'mobile' })).toContain('verificationCode');
    expect(names({ switches: { ...switches, mobileWithPassword: false }, mode: 'mobile' })).not.toContain(
      'password',
    );
  });

  test('an invitation code is not asked for when the link or the host has brought one', () => {
    expect(names({ isBrought: true })).not.toContain('affiliateCode');
  });
});

describe('AC-15 the payload', () => {
  const origin = {
    host: 'wau.example:8080',
    domain: 'wau.example',
    registerMethod: 'PWA',
    countryDialingCode: '60',
    affiliateCode: '',
    recommenderId: '',
  } as const;

  test('says where and how, and leaves the rest empty', () => {
    const form = { ...filled, zalo: 'typed before the field was switched off' };
    const body = registrationBody(form, shownFields(situation, form), origin);
    expect(body).toMatchObject({
      type: 0,
      username: 'aisyah1',
      password: 'rahsia-1',
      registerUrl: 'wau.example:8080',
      domain: 'wau.example',
      registerMethod: 'PWA',
      affiliateCode: 'LAYANG',
      countryDialingCode: '',
      zalo: '',
      verificationCode: '',
      captcha: '',
    });
    expect(Object.values(body)).not.toContain(undefined);
  });

  test('has every field that the call takes but those of a service outside', () => {
    // That the call takes the documented ones is the contract's own test.
    const outside = ['firebaseChannel', 'firebaseIdToken', 'externalTicket'];
    const taken = Object.keys(calls.register.body.properties).filter((name) => !outside.includes(name));
    expect(Object.keys(registrationBody(filled, [], origin)).sort()).toEqual(taken.sort());
  });

  test('carries the dialing code with a number, and what came with the link', () => {
    const form = { ...filled, mobileNum: ' 0123456789 ' };
    const brought = { ...origin, affiliateCode: 'OMBAK', recommenderId: 'aisyah' };
    const shown = shownFields({ ...situation, isBrought: true }, form);
    expect(registrationBody(form, shown, brought)).toMatchObject({
      mobileNum: '0123456789',
      countryDialingCode: '60',
      affiliateCode: 'OMBAK',
      recommenderId: 'aisyah',
    });
  });
});
