import { type TSchema, Type } from 'typebox';

const mark = 'x-names-session';

/** A field `token` that names the session of the caller. */
export const SessionTokenField = Type.Optional(
  Type.String({
    maxLength: 64,
    [mark]: true,
    description:
      'Names the session where there is no `Authorization` header. Clients that can send the header do: what stands in an address is written into the logs of whatever lies on the way',
  }),
);

/** Whether the fields of a call have such a `token`. */
export function namesSession(fields: TSchema | undefined): boolean {
  if (fields === undefined || !Type.IsObject(fields)) return false;
  return fields.properties.token !== undefined && mark in fields.properties.token;
}
