declare module 'virtual:catalogue/web/my/first' {
  export const messages: Partial<import('./language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/my/later' {
  export const messages: import('./language-store.ts').LaterMessages;
}

declare module 'virtual:catalogue/web/en/first' {
  export const messages: Partial<import('./language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/en/later' {
  export const messages: import('./language-store.ts').LaterMessages;
}
