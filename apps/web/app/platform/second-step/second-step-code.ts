/** A code of the authenticator app, or one of those that were written down for the day it is lost. */
export type CodeKind = 'app' | 'recovery';

/** What a field keeps of what is typed. A recovery code may come with spaces, hyphens and capitals. */
export function typedCode(text: string, kind: CodeKind): string {
  return kind === 'app' ? text.replaceAll(/\D/g, '').slice(0, 6) : text;
}

/** Whether it is all there. Whether it is right is the server's to say. */
export function isWholeCode(code: string, kind: CodeKind): boolean {
  return code.replaceAll(/[\s-]/g, '').length === (kind === 'app' ? 6 : 10);
}
