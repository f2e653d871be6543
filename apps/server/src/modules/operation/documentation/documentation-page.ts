import { type CallDefinition, commonErrors } from '@wau/contract/call';
import { errorStatuses } from '@wau/contract/error-codes';

const styles = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { border-bottom: 1px solid var(--line); font-size: 1.1rem; margin: 2.5rem 0 .5rem; padding-bottom: .25rem; }
details { border-bottom: 1px solid var(--soft); }
summary { cursor: pointer; padding: .6rem 0; }
summary code { overflow-wrap: anywhere; }
.method { display: inline-block; font: 600 .8rem/1.6 ui-monospace, monospace; min-width: 4rem; }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content minmax(0, 1fr); margin: 0 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: .5rem; margin: 0; overflow: auto; padding: .75rem; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; }
`;

/** The calls as a page to read: no script, nothing from elsewhere. The only style is the one whose text is returned. */
export function documentationPage(
  calls: readonly CallDefinition[],
  version: string,
): { readonly html: string; readonly styles: string } {
  const groups = Map.groupBy(calls, groupOf);
  const sections = [...groups].map(
    ([name, members]) => `<h2>${escapeHtml(name)}</h2>${members.map(callEntry).join('')}`,
  );
  const common = commonErrors.map((code) => `<code>${code}</code>&nbsp;${errorStatuses[code]}`).join(', ');
  return {
    styles,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wau: calls</title>
<style>${styles}</style>
</head>
<body>
<h1>Wau: calls</h1>
<p>Version ${escapeHtml(version)}. The same as an <a href="/openapi.json">OpenAPI 3.1 document</a>.</p>
<p>Answers travel in an envelope: <code>{"success": true, "value": …}</code> or
<code>{"success": false, "errorCode": "…", "message": "…", "value"?: …}</code>. Amounts are whole minor units as
text. Any call may be refused with ${common}.</p>
${sections.join('\n')}
</body>
</html>`,
  };
}

function groupOf(call: CallDefinition): string {
  return `/${call.path.split('/').slice(1, 3).join('/')}`;
}

function callEntry(call: CallDefinition): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Caller', call.caller],
    ['Module', call.module],
    ['Sent', sentAs(call)],
    ['Path', schemaText(call.params)],
    ['Query', schemaText(call.query)],
    ['Body', schemaText(call.body)],
    ['Value', schemaText(call.value)],
    ['Refusals', call.errors.map((code) => `<code>${code}</code>&nbsp;${errorStatuses[code]}`).join(', ')],
  ];
  const list = rows
    .filter(([, text]) => text !== undefined && text !== '')
    .map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
    .join('');
  return `<details id="${call.name}"><summary><span class="method">${call.method}</span> <code>${escapeHtml(
    call.path,
  )}</code><br>${escapeHtml(call.summary)}</summary><dl>${list}</dl></details>`;
}

function sentAs(call: CallDefinition): string | undefined {
  const parts = [
    ...(call.encrypted === true
      ? ['encrypted: <code>Encryption: JWE</code>, body <code>{"data": …}</code>']
      : []),
    ...(call.idempotent === true ? ['with an <code>Idempotency-Key</code>'] : []),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}

function schemaText(schema: object | undefined): string | undefined {
  if (schema === undefined) return undefined;
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
