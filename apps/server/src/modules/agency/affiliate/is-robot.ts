const robotWords =
  /bot|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|go-http|okhttp|axios|node/i;

interface Visiting {
  readonly 'user-agent'?: string | undefined;
  readonly purpose?: string | string[] | undefined;
  readonly 'sec-purpose'?: string | string[] | undefined;
  readonly 'sec-fetch-dest'?: string | string[] | undefined;
}

/** Whether a request is not somebody who follows a link: a program, a preview of a chat, or a browser that fetches ahead. */
export function isRobot(headers: Visiting): boolean {
  const agent = headers['user-agent'] ?? '';
  if (!agent.startsWith('Mozilla/') || robotWords.test(agent)) return true;
  if (headers.purpose === 'prefetch' || String(headers['sec-purpose'] ?? '').includes('prefetch'))
    return true;
  // Older browsers do not say what they ask for.
  return (headers['sec-fetch-dest'] ?? 'document') !== 'document';
}
