import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import {
  type AskedField,
  fieldProblem,
  type RegistrationFieldName,
  valueOfField,
} from '@wau/contract/registration-rules';
import { Refusal } from '@wau/service/refusal';

/** What both ways to register send. */
export type RegisterBody = CallBody<Calls['register']>;

/** Fields whose refusal says more than that a field is wrong. */
const invalidCodes: Readonly<Partial<Record<RegistrationFieldName, ErrorCode>>> = {
  username: 'username.format.invalid',
  password: 'password.format.invalid',
  paymentPassword: 'payment.password.weak',
  nickname: 'name.format.invalid',
  payeeName: 'payee.name.invalid',
  email: 'email.format.invalid',
  countryDialingCode: 'register.mobile.invalid',
  mobileNum: 'register.mobile.invalid',
  affiliateCode: 'affiliate.code.invalid',
  recommenderId: 'recommender.unknown',
};

/** A value breaks its field's rule; the form shows the rule's own words under the field. */
export function invalidField(field: RegistrationFieldName): Refusal {
  return new Refusal(invalidCodes[field] ?? 'register.field.invalid', { field });
}

/**
 * Holds the values to the merchant's rules, with the same code as the form does, and returns those that were asked
 * for and filled in. Refuses the first wrong field in the order of the form. What was not asked for is not read.
 */
export function readFields(
  asked: readonly AskedField[],
  body: RegisterBody,
): ReadonlyMap<RegistrationFieldName, string> {
  const values = new Map<RegistrationFieldName, string>();
  for (const field of asked) {
    const value = valueOfField(field.name, body[field.name]);
    if (fieldProblem(field, value) !== undefined) throw invalidField(field.name);
    if (value !== '') values.set(field.name, value);
  }
  return values;
}
