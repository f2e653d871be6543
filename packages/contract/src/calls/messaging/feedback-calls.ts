import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';

export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  caller: 'member',
  needs: { flags: ['FEEDBACK3'] },
  closedToTrial: true,
  summary: 'Keeps what the member has to say for the operator to read',
  body: Exact({ content: Type.String({ minLength: 1, maxLength: 1000 }) }),
  value: Type.Null(),
  errors: [
    'session.missing',
    'session.ended',
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'trial.closed',
    'feedback.empty',
    'feedback.too.many',
  ],
});
