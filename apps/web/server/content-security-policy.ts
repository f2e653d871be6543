export interface PolicyFacts {
  /** Fresh for each document; base64. */
  readonly nonce: string;
  /** Origins whose pages may be framed besides our own: those of game vendors. */
  readonly frameOrigins: readonly string[];
  /** Origins that serve the merchant's pictures besides our own (SH-16). */
  readonly imageOrigins: readonly string[];
  /** Origins that scripts may call besides our own: a service that checks phone numbers (AC-08). */
  readonly connectOrigins: readonly string[];
}

/**
 * The content security policy of a document: only scripts that carry this request's nonce run, and what they
 * load in turn; nothing inline, nothing from elsewhere. Text becomes markup or the address of a script only through
 * the policies of `app/ui/operator-html/trusted-types.ts` (S5).
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { nonce, frameOrigins, imageOrigins, connectOrigins } = facts;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'frame-src': ["'self'", ...frameOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['wau', 'default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The security headers that every document carries besides its policy. */
export const documentSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
