import { feedbackReplyLength } from '@wau/contract/feedback-limits';
import { parseId } from '@wau/contract/ids';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import {
  answerFeedback,
  closeFeedback,
  listWaitingFeedback,
  openFeedbackImages,
} from '@wau/server/modules/messaging/feedback/manage-feedback';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { poolRunner } from '@wau/service/database/sql-runner';
import { commandActor, inOneLine } from './command-line.ts';
import { runServiceDeed, type ServiceOrder } from './run-service-deed.ts';
import { writeImages } from './write-images.ts';

export const feedbackUsage = `npm run service -- <merchant> feedback                      what nobody has answered or closed, the oldest first
npm run service -- <merchant> feedback <id> write <folder>  writes its pictures
npm run service -- <merchant> feedback <id> answer <words>
npm run service -- <merchant> feedback <id> close <reason>    for what needs no answer; the audit keeps the reason`;

type CommandParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;

/** @throws WrongReview with what is wrong with the order */
export async function answerFeedbackCommand(parts: CommandParts, order: ServiceOrder): Promise<void> {
  const { merchantCode, say } = order;
  const [name, verb, ...rest] = order.words;
  if (name === undefined) return listFeedback(parts, order);
  const feedbackId = parseId('feedback', name);
  if (feedbackId === undefined) throw new WrongReview(`${name} is no feedback.`, 'feedback.unknown');
  if (verb === 'write' && rest.length > 0) {
    const { list } = await runServiceDeed(parts, order, 'openFeedbackImages', (tx) =>
      openFeedbackImages(parts, tx, merchantCode, feedbackId),
    );
    const images = list.map(({ fileName, image }) => ({ fileName, image: Buffer.from(image, 'base64') }));
    for (const file of await writeImages(rest.join(' '), images)) say(file);
    if (images.length === 0) say('It came without pictures.');
  } else if (verb === 'answer') {
    const content = rest.join(' ');
    if (content.length > feedbackReplyLength) {
      throw new WrongReview(`An answer has ${feedbackReplyLength} characters at most.`, 'request.invalid');
    }
    await runServiceDeed(parts, order, 'answerFeedback', (tx) =>
      answerFeedback(parts, tx, { merchantCode, actor: commandActor() }, feedbackId, { content }),
    );
    say(`${merchantCode} ${feedbackId}: answered`);
  } else if (verb === 'close') {
    const reason = rest.join(' ');
    await runServiceDeed(parts, order, 'closeFeedback', (tx) =>
      closeFeedback(parts, tx, { merchantCode, actor: commandActor() }, feedbackId, { reason }),
    );
    say(`${merchantCode} ${feedbackId}: closed`);
  } else {
    throw new WrongReview(`feedback takes other words:\n${feedbackUsage}`, 'request.invalid');
  }
}

async function listFeedback({ database }: CommandParts, { merchantCode, say }: ServiceOrder): Promise<void> {
  const { list } = await listWaitingFeedback(poolRunner(database.pool), merchantCode);
  for (const each of list) {
    const words = inOneLine(each.content);
    const said = [each.username, each.category, `${each.imageCount} pictures`, words];
    say(`${each.feedbackId}  ${each.sentAt}  ${said.join('  ')}`);
  }
  if (list.length === 0) say('Nothing is waiting.');
}
