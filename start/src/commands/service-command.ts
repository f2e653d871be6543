import type { MerchantCode } from '@wau/contract/ids';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import { systemClock } from '@wau/service/clock';
import { systemRandom } from '@wau/service/random';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { answerChatCommand, chatUsage } from './answer-chat-command.ts';
import { answerFeedbackCommand, feedbackUsage } from './answer-feedback-command.ts';
import { type OperatorCommand, runCommand } from './command-line.ts';
import { readServerConfig } from './read-server-config.ts';

const usage = `${chatUsage}
${feedbackUsage}

For example: npm run service -- wau chat`;

const things = { chat: answerChatCommand, feedback: answerFeedbackCommand } as const;

function isThing(word: string): word is keyof typeof things {
  return Object.hasOwn(things, word);
}

/** Runs the command and gives its exit code. */
export async function serviceCommand(command: OperatorCommand): Promise<number> {
  const [merchant, thing = '', ...words] = command.args;
  if (merchant === undefined || merchant === '--help') {
    command.say(usage);
    return merchant === undefined ? 1 : 0;
  }
  return runCommand(command, async (config) => {
    const reached = await reachDatabase(config);
    const options = { connectionString: reached.applicationUrl, applicationName: 'wau service' };
    try {
      if (!isThing(thing)) throw new WrongReview(`service takes other words:\n${usage}`, 'request.invalid');
      const serverConfig = await readServerConfig(config, reached.applicationUrl);
      await withApplicationDatabase(options, (database) => {
        const parts = { database, clock: systemClock, random: systemRandom, config: serverConfig };
        return things[thing](parts, { merchantCode: merchant as MerchantCode, words, say: command.say });
      });
      return 0;
    } catch (error) {
      if (!(error instanceof WrongReview)) throw error;
      command.complain(error.message);
      return 1;
    } finally {
      await reached.close();
    }
  });
}
