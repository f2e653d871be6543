import { errorCodes, errorStatuses } from '@wau/contract/error-codes';
import { errorOccasions } from '@wau/contract/error-occasions';
import { messageDictionary } from '@wau/contract/message-dictionary';
import { messages as english } from '@wau/i18n/errors/en';
import { messages as malay } from '@wau/i18n/errors/my';
import { messages as web } from '@wau/i18n/web/en';

/** The text of docs/errors.md. A test compares it with the file, so that the two never part. */
export function errorDocument(): string {
  const codes = errorCodes.map((code) =>
    row([`\`${code}\``, String(errorStatuses[code]), malay[code], english[code], errorOccasions[code]]),
  );
  const dictionary = messageDictionary.map(({ message, source }) => row([message, sourceText(source)]));
  return `# Errors

<!-- made by npm run generate from packages/contract/src/error-codes.ts: change nothing here by hand -->

A call that fails is answered with \`{"success":false,"errorCode":"…","message":"…","value":{…}}\` and the HTTP status
of its code. Codes are stable: a client switches on the code and never on the message, which is in the language of the
request (\`Language\` header). \`value.field\` names the field that a refusal is about, \`value.captcha\` asks for a
captcha with the next attempt, \`value.retryAfterSeconds\` (and \`Retry-After\`) says when to try again.
\`GET /openapi.json\` says which call may be answered with which code.

| code | HTTP | message, Malay | message, English | when |
| --- | --- | --- | --- | --- |
${codes.join('\n')}

## The messages of the product, and where each comes from

| message | comes with |
| --- | --- |
${dictionary.join('\n')}
`;
}

function sourceText(source: (typeof messageDictionary)[number]['source']): string {
  if ('code' in source) return `\`${source.code}\``;
  const texts = source.webMessages.map(
    (id) => `“${Object.entries(web).find(([known]) => known === id)?.[1]}”`,
  );
  return `the web app, which says ${texts.join(' or ')}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
