import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { CursorPage } from '@wau/service/http/cursor-page';
import { type Days, requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { countRecordFile } from '../../../platform/records/count-record-file.ts';
import { type FileColumn, recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type RecordFileWords, recordFileWords } from './record-file-words.ts';

interface PlaceInList {
  readonly pageSize: number;
  readonly cursor?: string;
}

interface ExportedRecord<Query extends Days, Row> {
  readonly name: (words: RecordFileWords) => string;
  readonly columns: (
    words: RecordFileWords,
  ) => readonly FileColumn<Row>[] | Promise<readonly FileColumn<Row>[]>;
  /** The list that the screen shows. */
  readonly list: (query: Query & PlaceInList) => Promise<CursorPage<Row>>;
}

/**
 * A list of some days as a file, in the language of whoever asks for it.
 *
 * @throws Refusal `rate.limited`; InvalidRequestError as `requireDays` does
 */
export async function exportRecord<Query extends Days, Row>(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: Query,
  { name, columns, list }: ExportedRecord<Query, Row>,
): Promise<AnswerFile> {
  const days = requireDays(query);
  await countRecordFile(parts, context);
  const words = recordFileWords(context, parts.clock.nowMs());
  return recordFile({
    name: name(words),
    days,
    cutText: words.cutText,
    columns: await columns(words),
    readRows: (cursor, pageSize) => list({ ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) }),
  });
}
