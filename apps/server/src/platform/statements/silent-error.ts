/** Why somebody outside who was asked has not answered, in words for whoever looks after it. */
export class SilentError extends Error {
  override readonly name: string = 'SilentError';

  /** Parts of what was sent may stand in the message, and the database does not hold every text. */
  constructor(message: string) {
    super(message.replaceAll(/[^ -~]/g, '?'));
  }
}
