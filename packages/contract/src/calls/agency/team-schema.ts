import { IdText } from '../../schema.ts';

/** Somebody of the agent's own team; anybody else is unknown. */
export const MemberBelow = IdText('member');

/** What every call of an agent can be refused with. */
export const agentCallErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'trial.closed',
  'permission.missing',
] as const;
