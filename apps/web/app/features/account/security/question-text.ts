import type { PlainMessageId } from '../../../platform/language/message-ids.ts';

const texts: Readonly<Record<string, PlainMessageId>> = {
  primaryschool: 'security.question.primaryschool',
  firstteacher: 'security.question.firstteacher',
  mothertown: 'security.question.mothertown',
  firstpet: 'security.question.firstpet',
  firstjob: 'security.question.firstjob',
  childhoodfriend: 'security.question.childhoodfriend',
  favouritedish: 'security.question.favouritedish',
  firstphone: 'security.question.firstphone',
};

/** The words of a question; one that this version does not know has none. */
export function questionText(questionId: string): PlainMessageId | undefined {
  return texts[questionId];
}
