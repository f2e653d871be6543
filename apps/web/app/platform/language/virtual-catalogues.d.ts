declare module 'virtual:catalogue/web/my' {
  export const messages: import('./language-store.ts').WebMessages;
}

declare module 'virtual:catalogue/web/en' {
  export const messages: import('./language-store.ts').WebMessages;
}
